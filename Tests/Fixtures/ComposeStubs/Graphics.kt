// Declarations of androidx.compose.ui.graphics, as far as exports use them.
package androidx.compose.ui.graphics

import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.Size

class Color(color: Long)

class Path {
    fun lineTo(x: Float, y: Float) {}
    fun cubicTo(x1: Float, y1: Float, x2: Float, y2: Float, x3: Float, y3: Float) {}
    fun quadraticTo(x1: Float, y1: Float, x2: Float, y2: Float) {}
}

interface GraphicsLayerScope {
    var scaleX: Float
    var scaleY: Float
    var alpha: Float
    var translationX: Float
    var translationY: Float
    var rotationX: Float
    var rotationY: Float
    var rotationZ: Float
    var cameraDistance: Float
    val size: Size
    val density: Float
}

class LayerModifier(val block: GraphicsLayerScope.() -> Unit) : Modifier

fun Modifier.graphicsLayer(block: GraphicsLayerScope.() -> Unit): Modifier = LayerModifier(block)

// Declarations of androidx.compose.ui.graphics, as far as exports use them.
package androidx.compose.ui.graphics

import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.Size

class Color(color: Long)

/** The cubic Béziers that are drawn from (0, 0), of eight numbers each. */
class Path {
    val pieces = mutableListOf<FloatArray>()
    private var x = 0f
    private var y = 0f

    fun lineTo(x: Float, y: Float) {
        val (a, b) = listOf(this.x, this.y)
        cubicTo(a + (x - a) / 3, b + (y - b) / 3, a + (x - a) * 2 / 3, b + (y - b) * 2 / 3, x, y)
    }

    fun cubicTo(x1: Float, y1: Float, x2: Float, y2: Float, x3: Float, y3: Float) {
        pieces += floatArrayOf(x, y, x1, y1, x2, y2, x3, y3)
        x = x3
        y = y3
    }

    fun quadraticTo(x1: Float, y1: Float, x2: Float, y2: Float) {
        val (a, b) = listOf(x, y)
        cubicTo(
            a + (x1 - a) * 2 / 3, b + (y1 - b) * 2 / 3, x2 + (x1 - x2) * 2 / 3, y2 + (y1 - y2) * 2 / 3, x2, y2
        )
    }
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

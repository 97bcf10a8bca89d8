// Plays exported transitions of screens, and prints what becomes of the layers of both pages.
import androidx.compose.animation.AnimatedVisibilityScope
import androidx.compose.animation.EnterExitState
import androidx.compose.animation.core.Transition
import androidx.compose.ui.graphics.GraphicsLayerScope
import androidx.compose.ui.graphics.LayerModifier
import androidx.compose.ui.platform.LocalLayoutDirection
import androidx.compose.ui.unit.LayoutDirection
import androidx.compose.ui.unit.Size

/** A layer of a page of 390 × 844 dp on a screen of three pixels a dp. */
class Layer : GraphicsLayerScope {
    override var scaleX = 1f
    override var scaleY = 1f
    override var alpha = 1f
    override var translationX = 0f
    override var translationY = 0f
    override var rotationX = 0f
    override var rotationY = 0f
    override var rotationZ = 0f
    override var cameraDistance = 8f
    override val density = 3f
    override val size = Size(1170f, 2532f)

    override fun toString(): String =
        "$translationX $translationY $rotationX $rotationY $rotationZ $scaleX $scaleY $alpha $cameraDistance"
}

class Scope(from: EnterExitState, to: EnterExitState, value: Float) : AnimatedVisibilityScope {
    override val transition = Transition(from, to, value)
}

fun layer(motion: Motion.ScreenMotion, from: EnterExitState, to: EnterExitState, value: Float): Layer {
    val layer = Layer()
    (motion.page(Scope(from, to, value)) as LayerModifier).block(layer)
    return layer
}

fun judge(name: String, motion: Motion.ScreenMotion) {
    for (step in 0..10) {
        val progress = motion.spec<Float>().easing.transform(step / 10f)
        val arriving = layer(motion, EnterExitState.PreEnter, EnterExitState.Visible, progress)
        val leaving = layer(motion, EnterExitState.Visible, EnterExitState.PostExit, 1f + progress)
        println("$name arriving $step $arriving")
        println("$name leaving $step $leaving")
    }
    LocalLayoutDirection.value = LayoutDirection.Rtl
    for (step in 0..10) {
        val progress = motion.spec<Float>().easing.transform(step / 10f)
        val arriving = layer(motion, EnterExitState.PreEnter, EnterExitState.Visible, progress)
        println("$name mirrored $step $arriving")
    }
    LocalLayoutDirection.value = LayoutDirection.Ltr
    val rest = layer(motion, EnterExitState.Visible, EnterExitState.Visible, 1f)
    println("$name rest 0 $rest")
}

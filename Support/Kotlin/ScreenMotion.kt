import androidx.compose.animation.AnimatedVisibilityScope
import androidx.compose.animation.ContentTransform
import androidx.compose.animation.EnterExitState
import androidx.compose.animation.EnterTransition
import androidx.compose.animation.ExitTransition
import androidx.compose.animation.core.Easing
import androidx.compose.animation.core.LinearEasing
import androidx.compose.animation.core.TweenSpec
import androidx.compose.animation.core.animateFloat
import androidx.compose.animation.core.tween
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.GraphicsLayerScope
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.platform.LocalLayoutDirection
import androidx.compose.ui.unit.LayoutDirection

/**
 * A screen transition: two pages animated by one progress value from 0 to 1.
 *
 * In an AnimatedContent: `AnimatedContent(state, transitionSpec = { motion.transform() }) {
 * Box(motion.page(this)) { … } }`. [eyeDistance] is the distance of the viewpoint in dp, or null for
 * no perspective. If [mirrors] is true, left and right are swapped in right-to-left layouts.
 */
class ScreenMotion(
    val durationMillis: Int,
    val easing: Easing,
    val arriving: ScreenPage,
    val leaving: ScreenPage,
    val delayMillis: Int = 0,
    val eyeDistance: Float? = null,
    val arrivesOnTop: Boolean = true,
    val mirrors: Boolean = false,
    private val reduced: () -> ScreenMotion? = { null },
) {
    companion object {
        /** An instant change to the new page. */
        val cut = ScreenMotion(0, LinearEasing, ScreenPage(), ScreenPage())
    }

    fun <T> spec(): TweenSpec<T> = tween(durationMillis, delayMillis, easing)

    /** Returns the motion to play if people prefer reduced motion. */
    fun reducedIf(prefersLess: Boolean): ScreenMotion = if (prefersLess) reduced() ?: this else this

    /**
     * Returns the transition of an AnimatedContent, whose contents must have the modifier [page].
     *
     * If more than two pages can overlap, pass the depth of the new content as [zIndex].
     */
    fun transform(zIndex: Float = if (arrivesOnTop) 1f else -1f): ContentTransform =
        ContentTransform(EnterTransition.None, ExitTransition.None, zIndex, sizeTransform = null)

    /** Moves a page. [scope] is the receiver of the content in an AnimatedContent or NavHost. */
    @Composable
    fun page(scope: AnimatedVisibilityScope): Modifier {
        val transition = scope.transition
        val progress = transition.animateFloat({ spec() }, "page") { state ->
            when (state) {
                EnterExitState.PreEnter -> 0f
                EnterExitState.Visible -> 1f
                EnterExitState.PostExit -> 2f
            }
        }
        val isMirrored = mirrors && LocalLayoutDirection.current == LayoutDirection.Rtl
        return Modifier.graphicsLayer {
            val now = progress.value
            val isSettled = transition.currentState == transition.targetState
            // A page that is dismissed while it enters leaves after it has entered.
            val leaves = transition.currentState == EnterExitState.Visible ||
                (transition.targetState == EnterExitState.PostExit && now > 1f)
            when {
                isSettled && now == 1f -> return@graphicsLayer
                leaves -> leaving.place(this, now - 1f, eyeDistance, isMirrored)
                else -> arriving.place(this, now, eyeDistance, isMirrored)
            }
        }
    }
}

/**
 * The values of a page over the progress of the transition. [x] and [y] are fractions of its width
 * and height, [dpX] and [dpY] are in dp, and rotations are in degrees around its center. It's hidden
 * from [hiddenFrom] until [hiddenUntil].
 */
class ScreenPage(
    private val x: Keys? = null,
    private val dpX: Keys? = null,
    private val y: Keys? = null,
    private val dpY: Keys? = null,
    private val rotationX: Keys? = null,
    private val rotationY: Keys? = null,
    private val rotationZ: Keys? = null,
    private val scaleX: Keys? = null,
    private val scaleY: Keys? = null,
    private val alpha: Keys? = null,
    private val hiddenFrom: Float = Float.MAX_VALUE,
    private val hiddenUntil: Float = Float.MAX_VALUE,
) {
    fun place(layer: GraphicsLayerScope, progress: Float, eyeDistance: Float?, isMirrored: Boolean) {
        fun value(keys: Keys?, rest: Float) = keys?.at(progress) ?: rest
        val side = if (isMirrored) -1f else 1f
        val isHidden = progress >= hiddenFrom && progress < hiddenUntil
        with(layer) {
            translationX = side * (value(x, 0f) * size.width + value(dpX, 0f) * density)
            translationY = value(y, 0f) * size.height + value(dpY, 0f) * density
            rotationX = value(this@ScreenPage.rotationX, 0f)
            rotationY = side * value(this@ScreenPage.rotationY, 0f)
            rotationZ = side * value(this@ScreenPage.rotationZ, 0f)
            scaleX = value(this@ScreenPage.scaleX, 1f)
            scaleY = value(this@ScreenPage.scaleY, 1f)
            alpha = if (isHidden) 0f else value(this@ScreenPage.alpha, 1f).coerceIn(0f, 1f)
            // Compose uses inches of 72 pixels. Without perspective, the camera is very far away.
            cameraDistance = if (eyeDistance == null) 100000f else eyeDistance * density / 72f
        }
    }
}

/** Interpolates linearly between keys. If two have the same progress, the later one wins. */
class Keys(private vararg val keys: Pair<Float, Float>) {
    fun at(progress: Float): Float {
        val next = keys.indexOfFirst { it.first > progress }
        if (next < 0) return keys.last().second
        if (next == 0) return keys.first().second
        val (start, from) = keys[next - 1]
        val (end, to) = keys[next]
        return from + (to - from) * (progress - start) / (end - start)
    }
}

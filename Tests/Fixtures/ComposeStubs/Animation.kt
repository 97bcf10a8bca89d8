// Declarations of androidx.compose.animation 1.7, as far as exports use them.
package androidx.compose.animation

import androidx.compose.animation.core.FiniteAnimationSpec
import androidx.compose.animation.core.Transition

enum class EnterExitState { PreEnter, Visible, PostExit }

interface AnimatedVisibilityScope {
    val transition: Transition<EnterExitState>
}

class SizeTransform

class ContentTransform(
    val targetContentEnter: EnterTransition,
    val initialContentExit: ExitTransition,
    val targetContentZIndex: Float = 0f,
    val sizeTransform: SizeTransform? = SizeTransform()
)

class EnterTransition {
    operator fun plus(enter: EnterTransition): EnterTransition = enter

    companion object {
        val None: EnterTransition = EnterTransition()
    }
}

class ExitTransition {
    operator fun plus(exit: ExitTransition): ExitTransition = exit

    companion object {
        val None: ExitTransition = ExitTransition()
        val KeepUntilTransitionsFinished: ExitTransition = ExitTransition()
    }
}

class IntOffset

fun fadeIn(animationSpec: FiniteAnimationSpec<Float>, initialAlpha: Float = 0f) = EnterTransition()
fun fadeOut(animationSpec: FiniteAnimationSpec<Float>, targetAlpha: Float = 0f) = ExitTransition()
fun scaleIn(animationSpec: FiniteAnimationSpec<Float>, initialScale: Float = 0f) = EnterTransition()
fun scaleOut(animationSpec: FiniteAnimationSpec<Float>, targetScale: Float = 0f) = ExitTransition()

fun slideInHorizontally(
    animationSpec: FiniteAnimationSpec<IntOffset>,
    initialOffsetX: (fullWidth: Int) -> Int
) = EnterTransition()

fun slideOutHorizontally(
    animationSpec: FiniteAnimationSpec<IntOffset>,
    targetOffsetX: (fullWidth: Int) -> Int
) = ExitTransition()

fun slideInVertically(
    animationSpec: FiniteAnimationSpec<IntOffset>,
    initialOffsetY: (fullHeight: Int) -> Int
) = EnterTransition()

fun slideOutVertically(
    animationSpec: FiniteAnimationSpec<IntOffset>,
    targetOffsetY: (fullHeight: Int) -> Int
) = ExitTransition()

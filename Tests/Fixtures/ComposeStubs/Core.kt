// Declarations of androidx.compose.animation.core 1.7, as far as exports use them.
package androidx.compose.animation.core

import androidx.compose.runtime.Composable
import androidx.compose.runtime.State
import androidx.compose.ui.graphics.Path

interface Easing {
    fun transform(fraction: Float): Float
}

/** Solved by bisection, as the tests have no other. */
class CubicBezierEasing(
    private val a: Float,
    private val b: Float,
    private val c: Float,
    private val d: Float
) : Easing {
    override fun transform(fraction: Float): Float {
        fun at(t: Double, one: Float, two: Float): Double =
            3 * (1 - t) * (1 - t) * t * one + 3 * (1 - t) * t * t * two + t * t * t
        var low = 0.0
        var high = 1.0
        for (step in 0 until 60) {
            val middle = (low + high) / 2
            if (at(middle, a, c) < fraction) low = middle else high = middle
        }
        return at(high, b, d).toFloat()
    }
}

class PathEasing(path: Path) : Easing {
    override fun transform(fraction: Float): Float = fraction
}

val LinearEasing: Easing = object : Easing {
    override fun transform(fraction: Float): Float = fraction
}

interface AnimationSpec<T>
interface FiniteAnimationSpec<T> : AnimationSpec<T>
class TweenSpec<T>(val durationMillis: Int, val delay: Int, val easing: Easing) : FiniteAnimationSpec<T>
class SpringSpec<T> : FiniteAnimationSpec<T>
class RepeatableSpec<T> : FiniteAnimationSpec<T>
class InfiniteRepeatableSpec<T> : AnimationSpec<T>
enum class RepeatMode { Restart, Reverse }
class StartOffset(offsetMillis: Int)

class KeyframesSpec<T> : FiniteAnimationSpec<T> {
    class KeyframeEntity<T>
    class KeyframesSpecConfig<T> {
        var durationMillis: Int = 300
        var delayMillis: Int = 0
        infix fun T.at(timeStamp: Int): KeyframeEntity<T> = KeyframeEntity()
        infix fun KeyframeEntity<T>.using(easing: Easing): KeyframeEntity<T> = this
    }
}

fun <T> tween(
    durationMillis: Int = 300,
    delayMillis: Int = 0,
    easing: Easing = LinearEasing
): TweenSpec<T> = TweenSpec(durationMillis, delayMillis, easing)

fun <T> spring(
    dampingRatio: Float = 1f,
    stiffness: Float = 1500f,
    visibilityThreshold: T? = null
): SpringSpec<T> = SpringSpec()

fun <T> keyframes(init: KeyframesSpec.KeyframesSpecConfig<T>.() -> Unit): KeyframesSpec<T> = KeyframesSpec()

fun <T> repeatable(
    iterations: Int,
    animation: FiniteAnimationSpec<T>,
    repeatMode: RepeatMode = RepeatMode.Restart,
    initialStartOffset: StartOffset = StartOffset(0)
): RepeatableSpec<T> = RepeatableSpec()

fun <T> infiniteRepeatable(
    animation: FiniteAnimationSpec<T>,
    repeatMode: RepeatMode = RepeatMode.Restart,
    initialStartOffset: StartOffset = StartOffset(0)
): InfiniteRepeatableSpec<T> = InfiniteRepeatableSpec()

/** A transition that stands still between two states, at a value of its animation. */
class Transition<S>(val currentState: S, val targetState: S, val value: Float) {
    interface Segment<S>
}

fun <S> Transition<S>.animateFloat(
    transitionSpec: Transition.Segment<S>.() -> FiniteAnimationSpec<Float>,
    label: String = "FloatAnimation",
    targetValueByState: (state: S) -> Float
): State<Float> {
    targetValueByState(targetState)
    return object : State<Float> {
        override val value: Float = this@animateFloat.value
    }
}

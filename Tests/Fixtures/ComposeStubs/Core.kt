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

/** Solved by bisection, too. */
class PathEasing(private val path: Path) : Easing {
    override fun transform(fraction: Float): Float {
        val p = path.pieces.firstOrNull { it[6] >= fraction } ?: path.pieces.last()
        fun at(t: Double, axis: Int): Double =
            (1 - t) * (1 - t) * (1 - t) * p[axis] + 3 * (1 - t) * (1 - t) * t * p[axis + 2] +
                3 * (1 - t) * t * t * p[axis + 4] + t * t * t * p[axis + 6]
        var low = 0.0
        var high = 1.0
        for (step in 0 until 60) {
            val middle = (low + high) / 2
            if (at(middle, 0) < fraction) low = middle else high = middle
        }
        return at(high, 1).toFloat()
    }
}

val LinearEasing: Easing = object : Easing {
    override fun transform(fraction: Float): Float = fraction
}

interface AnimationSpec<T>
interface FiniteAnimationSpec<T> : AnimationSpec<T>
class TweenSpec<T>(val durationMillis: Int, val delay: Int, val easing: Easing) : FiniteAnimationSpec<T>
class SpringSpec<T> : FiniteAnimationSpec<T>
class RepeatableSpec<T>(
    val iterations: Int,
    val animation: FiniteAnimationSpec<T>,
    val repeatMode: RepeatMode,
    val initialStartOffset: StartOffset
) : FiniteAnimationSpec<T>
class InfiniteRepeatableSpec<T>(
    val animation: FiniteAnimationSpec<T>,
    val repeatMode: RepeatMode,
    val initialStartOffset: StartOffset
) : AnimationSpec<T>
enum class RepeatMode { Restart, Reverse }
class StartOffset(val offsetMillis: Int)

class KeyframesSpec<T>(val config: KeyframesSpecConfig<T>) : FiniteAnimationSpec<T> {
    class KeyframeEntity<T>(val value: T, var easing: Easing = LinearEasing)
    class KeyframesSpecConfig<T> {
        var durationMillis: Int = 300
        var delayMillis: Int = 0

        /** By their times, as in Compose: a second one at a time replaces the first. */
        val keyframes = sortedMapOf<Int, KeyframeEntity<T>>()

        infix fun T.at(timeStamp: Int): KeyframeEntity<T> =
            KeyframeEntity(this).also { keyframes[timeStamp] = it }

        infix fun KeyframeEntity<T>.using(easing: Easing): KeyframeEntity<T> =
            also { it.easing = easing }
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

fun <T> keyframes(init: KeyframesSpec.KeyframesSpecConfig<T>.() -> Unit): KeyframesSpec<T> =
    KeyframesSpec(KeyframesSpec.KeyframesSpecConfig<T>().apply(init))

fun <T> repeatable(
    iterations: Int,
    animation: FiniteAnimationSpec<T>,
    repeatMode: RepeatMode = RepeatMode.Restart,
    initialStartOffset: StartOffset = StartOffset(0)
): RepeatableSpec<T> = RepeatableSpec(iterations, animation, repeatMode, initialStartOffset)

fun <T> infiniteRepeatable(
    animation: FiniteAnimationSpec<T>,
    repeatMode: RepeatMode = RepeatMode.Restart,
    initialStartOffset: StartOffset = StartOffset(0)
): InfiniteRepeatableSpec<T> = InfiniteRepeatableSpec(animation, repeatMode, initialStartOffset)

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

// Plays exported keyframes as Compose documents KeyframesSpec, RepeatableSpec and InfiniteRepeatableSpec, and prints
// their values.
import androidx.compose.animation.core.AnimationSpec
import androidx.compose.animation.core.InfiniteRepeatableSpec
import androidx.compose.animation.core.KeyframesSpec
import androidx.compose.animation.core.RepeatMode
import androidx.compose.animation.core.RepeatableSpec
import androidx.compose.animation.core.StartOffset

fun length(spec: AnimationSpec<Float>): Int =
    (spec as KeyframesSpec<Float>).config.run { delayMillis + durationMillis }

fun value(spec: AnimationSpec<Float>, millis: Double): Float = when (spec) {
    is KeyframesSpec -> value(spec.config, millis)
    is RepeatableSpec ->
        repeated(spec.animation, millis, spec.iterations, spec.repeatMode, spec.initialStartOffset)
    is InfiniteRepeatableSpec ->
        repeated(spec.animation, millis, Int.MAX_VALUE, spec.repeatMode, spec.initialStartOffset)
    else -> throw IllegalArgumentException("$spec")
}

fun value(config: KeyframesSpec.KeyframesSpecConfig<Float>, millis: Double): Float {
    val time = (millis - config.delayMillis).coerceIn(0.0, config.durationMillis.toDouble())
    val (start, from) = config.keyframes.entries.last { it.key <= time }
    val (end, to) = config.keyframes.entries.firstOrNull { it.key > time } ?: return from.value
    val fraction = (time - start) / (end - start)
    return from.value + (to.value - from.value) * from.easing.transform(fraction.toFloat())
}

fun repeated(
    animation: AnimationSpec<Float>, millis: Double, iterations: Int, mode: RepeatMode, offset: StartOffset
): Float {
    val length = length(animation)
    val time = (millis - offset.offsetMillis).coerceAtLeast(0.0)
    val round = minOf((time / length).toInt(), iterations - 1)
    val isBack = mode == RepeatMode.Reverse && round % 2 == 1
    return value(animation, if (isBack) (round + 1) * length - time else time - round * length)
}

fun play(spec: AnimationSpec<Float>, vararg seconds: Double) =
    println(seconds.joinToString(" ") { value(spec, it * 1000).toString() })

// Declarations of androidx.compose.runtime, as far as exports use them.
package androidx.compose.runtime

@Target(
    AnnotationTarget.FUNCTION,
    AnnotationTarget.TYPE,
    AnnotationTarget.TYPE_PARAMETER,
    AnnotationTarget.PROPERTY_GETTER
)
annotation class Composable

interface State<out T> {
    val value: T
}

class CompositionLocal<T>(private val value: T) {
    val current: T
        @Composable get() = value
}

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

/** A value that the tests can change. */
class CompositionLocal<T>(var value: T) {
    val current: T
        @Composable get() = value
}

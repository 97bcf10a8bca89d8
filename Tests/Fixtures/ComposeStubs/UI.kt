// Declarations of androidx.compose.ui, as far as exports use them.
package androidx.compose.ui

interface Modifier {
    companion object : Modifier
}

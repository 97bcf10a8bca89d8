// Declarations of androidx.compose.ui.unit, as far as exports use them.
package androidx.compose.ui.unit

enum class LayoutDirection { Ltr, Rtl }

class Size(val width: Float, val height: Float)

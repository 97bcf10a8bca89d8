// Declarations of androidx.compose.ui.platform, as far as exports use them.
package androidx.compose.ui.platform

import androidx.compose.runtime.CompositionLocal
import androidx.compose.ui.unit.LayoutDirection

val LocalLayoutDirection: CompositionLocal<LayoutDirection> = CompositionLocal(LayoutDirection.Ltr)

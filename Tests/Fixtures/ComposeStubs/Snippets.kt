// What the code in the documentation uses besides exports: parts of Compose, and an app's own.
import androidx.compose.animation.AnimatedVisibilityScope
import androidx.compose.animation.ContentTransform
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import java.io.InputStream

class AnimatedContentTransitionScope<S>

interface AnimatedContentScope : AnimatedVisibilityScope

@Composable
fun <S> AnimatedContent(
    targetState: S,
    modifier: Modifier = Modifier,
    transitionSpec: AnimatedContentTransitionScope<S>.() -> ContentTransform,
    label: String = "AnimatedContent",
    content: @Composable AnimatedContentScope.(targetState: S) -> Unit
) {}

@Composable
fun Box(modifier: Modifier = Modifier, content: () -> Unit) {}

@Composable
fun LaunchedEffect(key1: Any?, block: suspend () -> Unit) {}

suspend fun <R> withFrameNanos(onFrame: (frameTimeNanos: Long) -> R): R = onFrame(0)

class Page

@Composable
fun PageContent(page: Page) {}

interface Assets {
    fun open(name: String): InputStream
}

interface Context {
    val assets: Assets
}

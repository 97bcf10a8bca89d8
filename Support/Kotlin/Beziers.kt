import androidx.compose.animation.core.Easing

/** Consecutive cubic Béziers, each as control points and end point: x1, y1, x2, y2, x, y. */
private class Beziers(private vararg val pieces: DoubleArray) : Easing {
    override fun transform(fraction: Float): Float {
        var startX = 0.0
        var startY = 0.0
        for (piece in pieces) {
            val (x1, y1, x2, y2, x) = piece
            val y = piece[5]
            if (fraction < x) {
                var low = 0.0
                var high = 1.0
                for (step in 0 until 50) {
                    val middle = (low + high) / 2
                    if (at(middle, startX, x1, x2, x) < fraction) low = middle else high = middle
                }
                return at(high, startY, y1, y2, y).toFloat()
            }
            startX = x
            startY = y
        }
        return startY.toFloat()
    }

    private fun at(t: Double, a: Double, b: Double, c: Double, d: Double): Double {
        val rest = 1 - t
        return rest * rest * (rest * a + 3 * t * b) + t * t * (3 * rest * c + t * d)
    }
}

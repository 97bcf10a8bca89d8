// Plays JSON written by `curvet export --to json --flat`. It depends only on the Kotlin standard library.
//
//   val file = CurvetFile.load(text)                        // throws CurvetException, with the location
//   val motion = file.preset("spring/card").bind()           // parameters become numbers
//   motion.frame(0.1)                                        // every value at a time; pure
//
// Times are in seconds, lengths in dp, angles in degrees; colors are sRGB red, green, blue, and alpha, each 0…1.
//
// It's one file, so that you can copy it. In reading order: file, presets, motions, tracks, clocks, springs, easings,
// JSON.
package curvet

import kotlin.math.*

/** An error in a file or a call, with its location. */
class CurvetException(message: String) : Exception(message)

/** The presets of a file. */
class CurvetFile private constructor(val presets: Map<String, CurvetPreset>) {
  /** Returns the preset with a name, or its alternative for reduced motion. */
  fun preset(name: String, reduced: Boolean = false): CurvetPreset {
    val seen = HashSet<String>()
    var found = presets[name] ?: throw CurvetException("there is no preset \"$name\"")
    while (reduced && seen.add(found.name)) found = presets[found.reducedMotionPreset ?: break] ?: break
    return found
  }

  companion object {
    /** Reads a file. */
    fun load(text: String): CurvetFile {
      val root = Place(JsonReader(text).read(), "")
      if (root.get("format")?.value != "curvet-motion") root.fail("\"format\": \"curvet-motion\"")
      val major = root.need("version").need("major").number()
      if (major != 1.0) throw CurvetException("/version/major: this player reads version 1, not ${major.toInt()}")
      return CurvetFile(root.need("presets").entries().mapValues { CurvetPreset(it.key, it.value) })
    }
  }
}

/** A value that is known only at run time. */
class CurvetParameter(
  val name: String, val unit: String?, val meaning: String, val example: Double, val default: Double?
)

/** A preset whose parameters aren't set yet. */
class CurvetPreset internal constructor(val name: String, place: Place) {
  val kind = place.need("kind").string()
  val title = place.get("title")?.string()
  /** The duration in seconds, or null if it has none, is endless, or depends on a parameter. */
  val duration = place.get("duration")?.number()
  val endless = place.get("endless")?.flag() ?: false
  val counterpart = place.get("counterpart")?.string()
  /** What to play for reduced motion: "keep", "cut", or "preset", or null if it isn't known. */
  val reducedMotion = place.get("reducedMotion")?.need("mode")?.string()
  val reducedMotionPreset = place.get("reducedMotion")?.get("preset")?.string()
  val parameters = place.get("parameters")?.list().orEmpty().map {
    CurvetParameter(
      it.need("name").string(), it.get("unit")?.string(), it.need("meaning").string(),
      it.need("example").number(), it.get("default")?.number()
    )
  }
  /** The planes of a transition, from back to front. */
  val planes = place.get("stage")?.need("planes")?.list().orEmpty().map { it.string() }
  val direction = place.get("stage")?.get("direction")?.string()
  private val eyeDistance = place.get("stage")?.get("eyeDistance")?.let { Sum(it) }
  private val clock = place.get("clock")?.let { Clock(it) }
  private val tracks = place.get("tracks")?.list().orEmpty().map { OpenTrack(it) }

  /**
   * Returns a motion with the values of its parameters. You can omit parameters that have a default. `rightToLeft`
   * mirrors transitions from the leading or trailing side.
   */
  fun bind(values: Map<String, Double> = emptyMap(), rightToLeft: Boolean = false): CurvetMotion {
    val known = HashMap<String, Double>()
    for (one in parameters) {
      val value = values[one.name] ?: one.default
      if (value == null || value.isNaN() || value.isInfinite()) {
        throw CurvetException("$name: the parameter \"${one.name}\" is missing. ${one.meaning}")
      }
      known[one.name] = value
    }
    val bound = tracks.map { it.bind(known, name) }
    val spring = bound.firstOrNull()?.spring
    val time = duration ?: spring?.let { bound[0].begin + it.settling() }
    val isMirrored = rightToLeft && direction in listOf("fromLeading", "fromTrailing")
    return CurvetMotion(this, time, eyeDistance?.value(known, name), isMirrored, clock, bound)
  }
}

/** The value of one property of one target at a time: a list of numbers, Boolean, String, or null without effect. */
class CurvetShown(val target: String?, val property: String, val value: Any?) {
  /** The number, or null for vectors and values that aren't numbers. */
  val number: Double? get() = (value as? List<*>)?.singleOrNull() as? Double

  /** The mirror image: horizontal moves and rotations around y and z are reversed. */
  internal fun mirrored(): CurvetShown {
    val parts = numbers(value)
    if (parts == null || parts.isEmpty() || property !in TURNING) return this
    return CurvetShown(target, property, listOf(0.0 - parts[0]) + parts.drop(1))
  }

  private companion object {
    val TURNING = listOf("translation", "translation.x", "rotation", "rotation.y", "rotation.z").map { "transform.$it" }
  }
}

/** A motion whose parameters are known. */
class CurvetMotion internal constructor(
  val preset: CurvetPreset,
  /** The duration in seconds, or null for a curve without a duration and for endless motions. */
  val duration: Double?,
  /** The distance of the viewpoint over the center of the stage, in dp, or null without perspective. */
  val eyeDistance: Double?,
  private val isMirrored: Boolean, private val clock: Clock?, private val tracks: List<Track>
) {
  /**
   * Returns all values at a time in seconds, or at a fraction for a curve without a duration.
   *
   * If several tracks have the same property, the last one that has an effect wins, and additive values are added.
   * `index` is the index of a staggered target. `ended` moves springs to their targets.
   */
  fun frame(time: Double, index: Int = 0, ended: Boolean = false): List<CurvetShown> {
    val shown = ArrayList<CurvetShown>()
    for (track in tracks) {
      val found = if (ended && track.spring != null) listOf(1.0) else value(track, time, index)
      val whole = if (found != null && track.base != null) plus(track.base, found) else found
      val same = if (track.property == "progress") -1
      else shown.indexOfFirst { it.target == track.target && it.property == track.property }
      if (same < 0) {
        shown.add(CurvetShown(track.target, track.property, whole))
      } else if (found != null) {
        val below = shown[same].value
        val value = if (track.base != null && below != null) plus(below, found) else whole
        shown[same] = CurvetShown(track.target, track.property, value)
      }
    }
    return if (isMirrored) shown.map { it.mirrored() } else shown
  }

  private fun value(track: Track, time: Double, index: Int): Any? {
    if (track.spring != null) return listOf(track.spring.position(time - track.begin))
    var local = time
    var fraction = time
    var progress: Easing? = null
    for (one in listOfNotNull(clock) + track.clocks) {
      val instant = one.instant(local, index) ?: return null
      local = instant.first
      fraction = instant.second
      progress = one.progress
    }
    return track.value(progress?.value(fraction) ?: fraction)
  }
}

private fun numbers(value: Any?): List<Double>? = (value as? List<*>)?.map { it as Double }

private fun plus(one: Any, other: Any): Any {
  val (mine, its) = Pair(numbers(one) ?: return one, numbers(other) ?: return one)
  return mine.zip(its) { a, b -> a + b }
}

internal class Key(val time: Double, val value: Any, val easing: Easing?, val leaving: Any?, val arriving: Any?)

internal class Track(
  val target: String?, val property: String, val clocks: List<Clock>, val goesOn: Boolean, val base: Any?,
  val spring: CurvetSpring?, val begin: Double, val keys: List<Key>
) {
  fun value(progress: Double): Any {
    val p = if (goesOn) progress else min(max(progress, keys.first().time), keys.last().time)
    if (keys.size == 1) return keys[0].value
    var at = 0
    while (at < keys.size - 2 && keys[at + 1].time <= p) at++
    val from = keys[at]
    val to = keys[at + 1]
    val span = to.time - from.time
    if (span <= 0) return to.value
    var part = if (p == to.time) 1.0 else (p - from.time) / span
    if (from.easing != null && part >= 0 && part < 1) part = from.easing.value(part)
    if (part == 0.0) return from.value
    if (part == 1.0) return to.value
    val a = numbers(from.value)
    val b = numbers(to.value)
    if (a == null || b == null) return if (part < 1) from.value else to.value
    val out = numbers(from.leaving)
    val back = numbers(to.arriving)
    return a.indices.map { n ->
      if (out == null || back == null) a[n] + (b[n] - a[n]) * part
      else if (part < 0) a[n] + out[n] * part
      else if (part > 1) b[n] + back[n] * (part - 1)
      else {
        val square = part * part
        val cube = square * part
        val toEnd = 3 * square - 2 * cube
        a[n] * (1 - toEnd) + b[n] * toEnd + out[n] * (cube - 2 * square + part) + back[n] * (cube - square)
      }
    }
  }
}

private class OpenTrack(place: Place) {
  private class OpenKey(place: Place) {
    val time = place.need("time").number()
    val value = place.need("value").open()
    val easing = place.get("easing")?.let { Easing(it) }
    val leaving = place.get("out")?.open()
    val arriving = place.get("in")?.open()
  }

  private val target = place.get("target")?.string()
  private val property = place.need("property").string()
  private val clocks = place.get("clocks")?.list().orEmpty().map { Clock(it) }
  private val goesOn = place.get("goesOn")?.flag() ?: false
  private val base = place.get("additive")?.need("base")?.open()
  private val spring = place.get("spring")
  private val frequency = spring?.need("angularFrequency")?.number() ?: 0.0
  private val ratio = spring?.need("dampingRatio")?.number() ?: 0.0
  private val velocity = spring?.need("velocity")?.let { Sum(it) }
  private val begin = spring?.get("begin")?.number() ?: 0.0
  private val keys = if (spring != null) emptyList() else place.need("keys").list().map { OpenKey(it) }

  init {
    if (spring == null && keys.isEmpty()) place.need("keys").fail("a key")
  }

  fun bind(known: Map<String, Double>, name: String): Track {
    fun value(open: Any?): Any? = if (open is List<*>) open.map { (it as Sum).value(known, name) } else open
    return Track(
      target, property, clocks, goesOn, value(base),
      velocity?.let { CurvetSpring(frequency, ratio, it.value(known, name)) }, begin,
      keys.map { Key(it.time, value(it.value)!!, it.easing, value(it.leaving), value(it.arriving)) }
    )
  }
}

/** A number, plus multiples of parameters. */
internal class Sum(place: Place) {
  private val base = if (place.value is Double) place.value else place.need("base").number()
  private val plus =
    if (place.value is Double) emptyMap() else place.need("plus").entries().mapValues { it.value.number() }

  fun value(known: Map<String, Double>, name: String): Double = plus.entries.fold(base) { sum, (parameter, factor) ->
    sum + factor * (known[parameter] ?: throw CurvetException("$name: \"$parameter\" is not among the parameters"))
  }
}

/** The timing of a motion relative to its parent, and the easing of its progress. */
internal class Clock(place: Place) {
  private val begin = place.get("begin")?.number() ?: 0.0
  private val duration = place.need("duration").number()
  private val active =
    if (place.get("endless")?.flag() == true) Double.POSITIVE_INFINITY else place.get("length")?.number() ?: duration
  private val autoreverses = place.get("autoreverses")?.flag() ?: false
  private val speed = place.get("speed")?.number() ?: 1.0
  private val offset = place.get("offset")?.number() ?: 0.0
  private val stagger = place.get("stagger")?.number() ?: 0.0
  private val fill = place.need("fill").string()
  val progress = place.get("progress")?.let { Easing(it) }

  init {
    if (fill !in listOf("none", "forwards", "backwards", "both")) {
      place.need("fill").fail("none, forwards, backwards or both")
    }
  }

  /** Returns the local time and the fraction of the run at a time of the parent, or null without effect. */
  fun instant(time: Double, index: Int): Pair<Double, Double>? {
    val elapsed = time - begin - stagger * index
    val played = elapsed * abs(speed)
    val isBefore = elapsed < 0
    val isAfter = !isBefore && played >= active
    if (isBefore && fill != "backwards" && fill != "both") return null
    if (isAfter && fill != "forwards" && fill != "both") return null
    if (duration <= 0) return Pair(0.0, if (autoreverses || isBefore) 0.0 else 1.0)
    val span = min(max(played, 0.0), active)
    val local = offset + (if (speed < 0) -span else span)
    if (local.isNaN() || local.isInfinite()) return Pair(0.0, 0.0)
    val cycle = if (autoreverses) 2 * duration else duration
    var count = floor(local / cycle)
    val endsHere = if (speed > 0) isAfter && local > 0 else if (speed < 0) !isAfter else local == active && local > 0
    if (local - count * cycle == 0.0 && endsHere) count -= 1
    var run = min(max(local - count * cycle, 0.0), cycle)
    val isActive = !isBefore && !isAfter
    if (autoreverses && (run > duration || (run == duration && speed >= 0 && isActive))) run = cycle - run
    return Pair(run, run / duration)
  }
}

/** A spring from 0 to 1. */
class CurvetSpring(val angularFrequency: Double, val dampingRatio: Double, val velocity: Double) {
  private val defect = (1 - dampingRatio) * (1 + dampingRatio)
  private val decay = dampingRatio * angularFrequency
  private val half = angularFrequency * sqrt(abs(defect))
  private val slow = if (defect > 0) decay else angularFrequency * angularFrequency / (decay + half)

  /** Returns the value at a time in seconds after its start. */
  fun position(time: Double): Double {
    if (time <= 0) return 0.0
    if (defect > 0) {
      val angle = half * time
      val lag = if (angle > 0) time * sin(angle) / angle else time
      return 1 - exp(-decay * time) * (cos(angle) + (decay - velocity) * lag)
    }
    val spread = 2 * half * time
    val lag = if (spread > 0) time * (-expm1(-spread) / spread) else time
    return 1 - exp(-slow * time) * (1 - (velocity - slow) * lag)
  }

  /** The time after which it stays within 0.001 of its target, or infinity without damping. */
  fun settling(): Double {
    if (decay <= 0) return Double.POSITIVE_INFINITY
    fun isFar(time: Double) = exp(-slow * time) * (1 + abs(velocity - slow) * time) > 0.001 || time * slow < 1
    var low = 0.0
    var high = 1.0
    while (isFar(high)) high *= 2
    repeat(40) {
      val middle = (low + high) / 2
      if (isFar(middle)) low = middle else high = middle
    }
    return high
  }
}

/** An easing, from a fraction of the time to a progress, 0…1. */
internal class Easing(place: Place) {
  private val function: (Double) -> Double = read(place)

  fun value(input: Double): Double = function(input)

  private fun read(place: Place): (Double) -> Double {
    place.get("bezier")?.let { return beziers(listOf(it.numbers(4) + listOf(1.0, 1.0))) }
    place.get("beziers")?.let { return beziers(it.list().map { piece -> piece.numbers(6) }) }
    place.get("linear")?.let { return linear(it.list().map { stop -> stop.numbers(2) }) }
    place.get("steps")?.let { return steps(it.number(), place.need("jump").string()) }
    place.get("spring")?.let {
      val spring = CurvetSpring(
        it.need("angularFrequency").number(), it.need("dampingRatio").number(), it.need("velocity").number()
      )
      val seconds = it.need("duration").number()
      return { input -> if (input >= 1) 1.0 else spring.position(input * seconds) }
    }
    if (place.get("hold")?.flag() != true) place.fail("bezier, beziers, linear, steps, spring or hold")
    return { input -> if (input < 1) 0.0 else 1.0 }
  }

  private fun steps(count: Double, jump: String): (Double) -> Double {
    val jumps = if (jump == "both") count + 1 else if (jump == "none") count - 1 else count
    val first = if (jump == "start" || jump == "both") 1.0 else 0.0
    return { input -> min(floor(input * count) + first, jumps) / jumps }
  }

  private fun linear(stops: List<List<Double>>): (Double) -> Double = { input ->
    var at = 0
    while (at < stops.size - 2 && stops[at + 1][0] <= input) at++
    val (x0, y0) = stops[at]
    val (x1, y1) = stops[min(at + 1, stops.size - 1)]
    if (x0 == x1) y1 else y0 + (y1 - y0) * ((input - x0) / (x1 - x0))
  }

  private fun beziers(pieces: List<List<Double>>): (Double) -> Double = { input ->
    var start = listOf(0.0, 0.0)
    var piece = pieces[0]
    for (at in 1 until pieces.size) {
      if (pieces[at - 1][4] <= input) {
        start = listOf(pieces[at - 1][4], pieces[at - 1][5])
        piece = pieces[at]
      }
    }
    if (input <= 0) 0.0 else if (input >= 1) 1.0 else if (input >= piece[4]) piece[5] else {
      var low = 0.0
      var high = 1.0
      for (step in 0 until 60) {
        val middle = (low + high) / 2
        val x = cubic(start[0], piece[0], piece[2], piece[4], middle)
        if (x <= input) low = middle
        if (x >= input) high = middle
      }
      cubic(start[1], piece[1], piece[3], piece[5], (low + high) / 2)
    }
  }

  private fun cubic(p0: Double, p1: Double, p2: Double, p3: Double, t: Double): Double {
    val c = 3 * (p1 - p0)
    val b = 3 * (p2 - p1) - c
    return ((p3 - p0 - c - b) * t + b) * t * t + c * t + p0
  }
}

/** A JSON value and its location. */
internal class Place(val value: Any?, private val path: String) {
  fun fail(wanted: String): Nothing = throw CurvetException("${if (path == "") "/" else path}: $wanted is expected")

  fun get(key: String): Place? {
    val map = value as? Map<*, *> ?: fail("an object")
    return if (map.containsKey(key)) Place(map[key], "$path/${key.replace("~", "~0").replace("/", "~1")}") else null
  }
  fun need(key: String): Place = get(key) ?: fail("a member \"$key\"")
  fun number(): Double = value as? Double ?: fail("a number")
  fun string(): String = value as? String ?: fail("a text")
  fun flag(): Boolean = value as? Boolean ?: fail("true or false")
  fun list(): List<Place> = (value as? List<*> ?: fail("an array")).mapIndexed { at, one -> Place(one, "$path/$at") }
  fun numbers(count: Int): List<Double> {
    val list = list().map { it.number() }
    return if (list.size == count) list else fail("an array of $count numbers")
  }
  fun entries(): Map<String, Place> =
    (value as? Map<*, *> ?: fail("an object")).keys.associate { Pair(it as String, need(it)) }
  fun open(): Any = when (value) {
    is Boolean, is String -> value
    is List<*> -> list().map { Sum(it) }
    else -> listOf(Sum(this))
  }
}

/** Parses JSON strictly. Objects become maps, arrays become lists, and numbers become Double. */
internal class JsonReader(private val text: String) {
  private var at = 0

  fun read(): Any? {
    val value = value(0)
    skip()
    if (at < text.length) fail()
    return value
  }

  private fun fail(): Nothing = throw CurvetException("not JSON, from character ${at + 1} on")
  private fun skip() { while (at < text.length && text[at] in " \t\r\n") at++ }
  private fun take(mark: Char): Boolean {
    skip()
    if (at < text.length && text[at] == mark) { at++; return true }
    return false
  }
  private fun need(mark: Char) { if (!take(mark)) fail() }

  private fun value(depth: Int): Any? {
    if (depth > 64) fail()
    if (take('{')) {
      val map = LinkedHashMap<String, Any?>()
      if (take('}')) return map
      do {
        need('"')
        val key = string()
        need(':')
        if (map.containsKey(key)) fail()
        map[key] = value(depth + 1)
      } while (take(','))
      need('}')
      return map
    }
    if (take('[')) {
      val list = ArrayList<Any?>()
      if (take(']')) return list
      do list.add(value(depth + 1)) while (take(','))
      need(']')
      return list
    }
    if (take('"')) return string()
    for ((word, value) in listOf(Pair("true", true), Pair("false", false), Pair("null", null))) {
      if (text.startsWith(word, at)) { at += word.length; return value }
    }
    val number = NUMBER.find(text, at)
    if (number == null || number.range.first != at) fail()
    at = number.range.last + 1
    return number.value.toDouble()
  }

  private fun string(): String {
    val result = StringBuilder()
    while (true) {
      if (at >= text.length || text[at] < ' ') fail()
      val one = text[at++]
      if (one == '"') return result.toString()
      if (one != '\\') { result.append(one); continue }
      if (at >= text.length) fail()
      val escape = text[at++]
      if (escape == 'u') {
        if (at + 4 > text.length) fail()
        result.append((text.substring(at, at + 4).toIntOrNull(16) ?: fail()).toChar())
        at += 4
      } else {
        val place = "\"\\/bfnrt".indexOf(escape)
        if (place < 0) fail()
        result.append("\"\\/\b\u000C\n\r\t"[place])
      }
    }
  }

  private companion object {
    val NUMBER = Regex("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][-+]?[0-9]+)?")
  }
}

/// Reanimated screens are the types and functions that play transitions of two pages.
enum ReanimatedScreens {
  static let imports =
    "import { Animated, I18nManager, Platform, type ViewStyle } from \"react-native\";"

  // The Babel plugin of worklets takes functions in their order: what is called is declared before.
  static let support = """
    /**
     * A key is a progress and the value there, in points or degrees, and how much of the page's width
     * and of its height is added. Before the first key and after the last one the value stays.
     */
    export type Key = readonly number[];

    /** What moves of a page, by the progress of the whole. */
    export interface Page {
      zIndex: number;
      translationX?: Key[];
      translationY?: Key[];
      rotationX?: Key[];
      rotationY?: Key[];
      rotationZ?: Key[];
      scaleX?: Key[];
      scaleY?: Key[];
      opacity?: Key[];
    }

    /**
     * A transition of two pages that fill the screen, by a progress from 0 to 1:
     *
     *     const progress = useSharedValue(0);
     *     const enter = useAnimatedStyle(() => pageStyle(flip, "enter", progress.value, width, height));
     *     progress.value = withDelay(flip.delay ?? 0, withTiming(1, flip.timing));
     *
     * A gesture sets the progress itself. With less motion play `flip.reduced ?? flip`.
     */
    export interface Screens {
      timing: { duration: number; easing?: (progress: number) => number; reduceMotion?: ReduceMotion };
      /** Milliseconds before it begins. */
      delay?: number;
      /** How far the eye is, in points. */
      eye?: number;
      /** Whether left and right change places where text runs from the right. */
      mirrors?: boolean;
      enter: Page;
      leave: Page;
      reduced?: Screens;
    }

    /** The new page at once. */
    export const cut: Screens = { timing: { duration: 0 }, enter: { zIndex: 1 }, leave: { zIndex: 0 } };

    const side = I18nManager.isRTL ? -1 : 1;
    // Android takes the eye to be 1.00623 times as far as React Native is told.
    const sight = Platform.OS === "android" ? 1 / 1.00623 : 1;

    function amount(key: Key, width: number, height: number): number {
      "worklet";
      return key[1] + (key[2] ?? 0) * width + (key[3] ?? 0) * height;
    }

    function valueAt(keys: Key[], progress: number, width: number, height: number): number {
      "worklet";
      let index = keys.length - 1;
      while (index > 0 && keys[index][0] > progress) index -= 1;
      const from = amount(keys[index], width, height);
      const start = keys[index][0];
      if (index === keys.length - 1 || progress <= start) return from;
      const part = (progress - start) / (keys[index + 1][0] - start);
      return from + (amount(keys[index + 1], width, height) - from) * part;
    }

    /** The style of a page at a progress, for useAnimatedStyle. */
    export function pageStyle(
      screens: Screens,
      name: "enter" | "leave",
      progress: number,
      width: number,
      height: number,
    ): ViewStyle {
      "worklet";
      const page = screens[name];
      const turn = screens.mirrors ? side : 1;
      const value = (keys: Key[] | undefined, rest: number): number =>
        keys ? valueAt(keys, progress, width, height) : rest;
      const moves = [
        { translateX: turn * value(page.translationX, 0) },
        { translateY: value(page.translationY, 0) },
        { rotateZ: turn * value(page.rotationZ, 0) + "deg" },
        { rotateY: turn * value(page.rotationY, 0) + "deg" },
        { rotateX: value(page.rotationX, 0) + "deg" },
        { scaleX: value(page.scaleX, 1) },
        { scaleY: value(page.scaleY, 1) },
      ];
      return {
        zIndex: page.zIndex,
        opacity: value(page.opacity, 1),
        transform: screens.eye ? [{ perspective: screens.eye * sight }, ...moves] : moves,
      };
    }

    /** What React Navigation's stack tells of a card. */
    export interface Card {
      current: { progress: Animated.AnimatedInterpolation<number> };
      next?: { progress: Animated.AnimatedInterpolation<number> };
      layouts: { screen: { width: number; height: number } };
    }

    /**
     * The options of the screens of React Navigation's stack (@react-navigation/stack): a card comes as
     * the page that enters, what it covers leaves, and going back plays it backwards.
     *
     *     <Stack.Navigator screenOptions={cardOptions(flip)}>
     */
    export function cardOptions(screens: Screens) {
      const style = (
        name: "enter" | "leave",
        progress: Animated.AnimatedInterpolation<number>,
        width: number,
        height: number,
      ) => {
        const page = screens[name];
        const turn = screens.mirrors ? side : 1;
        const value = (keys: Key[] | undefined, rest: number, factor = 1) =>
          keys
            ? progress.interpolate({
                inputRange: keys.map((key) => key[0]),
                outputRange: keys.map((key) => factor * amount(key, width, height)),
                extrapolate: "clamp",
              })
            : rest;
        const angle = (keys: Key[] | undefined, factor = 1) =>
          keys
            ? progress.interpolate({
                inputRange: keys.map((key) => key[0]),
                outputRange: keys.map((key) => factor * amount(key, width, height) + "deg"),
                extrapolate: "clamp",
              })
            : "0deg";
        const moves = [
          { translateX: value(page.translationX, 0, turn) },
          { translateY: value(page.translationY, 0) },
          { rotateZ: angle(page.rotationZ, turn) },
          { rotateY: angle(page.rotationY, turn) },
          { rotateX: angle(page.rotationX) },
          { scaleX: value(page.scaleX, 1) },
          { scaleY: value(page.scaleY, 1) },
        ];
        return {
          opacity: value(page.opacity, 1),
          transform: screens.eye ? [{ perspective: screens.eye * sight }, ...moves] : moves,
        };
      };
      const { duration, easing } = screens.timing;
      const config = { duration, easing, delay: screens.delay ?? 0 };
      return {
        transitionSpec: {
          open: { animation: "timing" as const, config },
          close: { animation: "timing" as const, config },
        },
        cardStyleInterpolator: ({ current, next, layouts: { screen } }: Card) => ({
          cardStyle: next
            ? style("leave", next.progress, screen.width, screen.height)
            : style("enter", current.progress, screen.width, screen.height),
        }),
      };
    }
    """
}

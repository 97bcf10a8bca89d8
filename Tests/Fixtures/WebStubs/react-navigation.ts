// The types of React Navigation's stack (packages/stack/src/types.tsx) that screens' options are made for.
import { Animated } from "react-native";
import { cardOptions, flipPresent, pageStyle } from "./motion";
import { useAnimatedStyle, useSharedValue, withDelay, withTiming } from "react-native-reanimated";

type TransitionSpec =
  | { animation: "spring"; config: { stiffness?: number; damping?: number; mass?: number } }
  | { animation: "timing"; config: { duration?: number; delay?: number; easing?: (value: number) => number } };

interface StackCardInterpolationProps {
  current: { progress: Animated.AnimatedInterpolation<number> };
  next?: { progress: Animated.AnimatedInterpolation<number> };
  index: number;
  closing: Animated.AnimatedInterpolation<0 | 1>;
  layouts: { screen: { width: number; height: number } };
}

interface StackNavigationOptions {
  transitionSpec?: { open: TransitionSpec; close: TransitionSpec };
  cardStyleInterpolator?: (props: StackCardInterpolationProps) => {
    containerStyle?: unknown;
    cardStyle?: unknown;
    overlayStyle?: unknown;
  };
}

export const options: StackNavigationOptions = cardOptions(flipPresent);

export function show(width: number, height: number) {
  const flip = flipPresent.reduced ?? flipPresent;
  const progress = useSharedValue(0);
  const enter = useAnimatedStyle(() => pageStyle(flip, "enter", progress.value, width, height));
  progress.value = withDelay(flip.delay ?? 0, withTiming(1, flip.timing));
  return enter.transform;
}

import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef, useState } from 'react';
import { interpolateView, type View } from './zoom-rules.ts';

/** Duration of a transition in milliseconds. */
const animationMs = 1000;

export interface AnimatedView {
  /** The currently visible time range. */
  view: View;
  /** The target of the running transition, from which further steps start. Null for the whole range. */
  targetView: () => View | null;
  /** Sets the range immediately, as while dragging. */
  set: (to: View | null) => void;
  /** Animates to the range, or sets it immediately with reduced motion. */
  animateTo: (to: View | null) => void;
}

/** The visible time range; the whole range until the user zooms. */
export function useAnimatedView(fullView: View): AnimatedView {
  const [zoomedView, setZoomedView] = useState<View | null>(null);
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const running = useRef<{ frame: number; targetView: View | null } | null>(null);
  // Cancels the running animation on unmount.
  useEffect(() => () => cancelAnimationFrame(running.current?.frame ?? 0), []);
  const stopAnimation = () => {
    cancelAnimationFrame(running.current?.frame ?? 0);
    running.current = null;
  };
  const set = (to: View | null) => {
    stopAnimation();
    setZoomedView(to);
  };
  const animateTo = (to: View | null) => {
    stopAnimation();
    if (prefersReducedMotion) return setZoomedView(to);
    const [from, targetView] = [zoomedView ?? fullView, to ?? fullView];
    let startedAt: number | null = null;
    const step = (time: number) => {
      startedAt ??= time;
      const share = Math.min(1, (time - startedAt) / animationMs);
      if (share === 1) return set(to);
      setZoomedView(interpolateView(from, targetView, easeOut(share)));
      running.current = { frame: requestAnimationFrame(step), targetView: to };
    };
    running.current = { frame: requestAnimationFrame(step), targetView: to };
  };
  return {
    view: zoomedView ?? fullView,
    targetView: () => (running.current === null ? zoomedView : running.current.targetView),
    set,
    animateTo,
  };
}

/** Ease-out: fast at first, slow towards the target. */
function easeOut(share: number): number {
  return 1 - (1 - share) ** 3;
}

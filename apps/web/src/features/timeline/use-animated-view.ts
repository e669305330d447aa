import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef, useState } from 'react';
import { between, type View } from './zoom-rules.ts';

/** Duration of a transition in milliseconds. */
const animation = 1000;

export interface AnimatedView {
  /** The currently visible time range. */
  view: View;
  /** The target of the running transition, from which further steps start. Null for the whole range. */
  goal: () => View | null;
  /** Sets the range immediately, as while dragging. */
  set: (to: View | null) => void;
  /** Animates to the range, or sets it immediately with reduced motion. */
  glide: (to: View | null) => void;
}

/** The visible time range; the whole range until the user zooms. */
export function useAnimatedView(home: View): AnimatedView {
  const [part, setPart] = useState<View | null>(null);
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const running = useRef<{ frame: number; goal: View | null } | null>(null);
  // Synchronises with animation frames: cancelled on unmount.
  useEffect(() => () => cancelAnimationFrame(running.current?.frame ?? 0), []);
  const stop = () => {
    cancelAnimationFrame(running.current?.frame ?? 0);
    running.current = null;
  };
  const set = (to: View | null) => {
    stop();
    setPart(to);
  };
  const glide = (to: View | null) => {
    stop();
    if (isStill) return setPart(to);
    const [from, goal] = [part ?? home, to ?? home];
    let began: number | null = null;
    const step = (time: number) => {
      began ??= time;
      const share = Math.min(1, (time - began) / animation);
      if (share === 1) return set(to);
      setPart(between(from, goal, eased(share)));
      running.current = { frame: requestAnimationFrame(step), goal: to };
    };
    running.current = { frame: requestAnimationFrame(step), goal: to };
  };
  return {
    view: part ?? home,
    goal: () => (running.current === null ? part : running.current.goal),
    set,
    glide,
  };
}

/** Ease-out: fast at first, slow towards the target. */
function eased(share: number): number {
  return 1 - (1 - share) ** 3;
}

import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef, useState } from 'react';
import { between, type View } from './zoom-rules.ts';

/** Milliseconds from one look to the next. */
const animation = 1000;

export interface AnimatedView {
  /** What is in sight at this moment. */
  view: View;
  /** Where it is going: what further steps start from. Null for all that there is. */
  goal: () => View | null;
  /** At once, as under a finger. */
  set: (to: View | null) => void;
  /** Gradually, or at once for who wants less motion. */
  glide: (to: View | null) => void;
}

/** Which stretch of time is in sight; all there is until somebody looks at a part of it. */
export function useAnimatedView(home: View): AnimatedView {
  const [part, setPart] = useState<View | null>(null);
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const running = useRef<{ frame: number; goal: View | null } | null>(null);
  // Synchronises with the browser's frames: none is asked for once the timeline is gone.
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

/** Fast at first: the end of a long way is where the eye needs time. */
function eased(share: number): number {
  return 1 - (1 - share) ** 3;
}

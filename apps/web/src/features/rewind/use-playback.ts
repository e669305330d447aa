import { useEffect, useReducer } from 'react';
import type { Playback, PlaybackAct } from './playback.ts';
import { playbackAfter, startOfPlayback } from './playback.ts';

/**
 * The state of the rewind and what changes it; while it plays, it moves on by itself, but not past a version that is
 * still to come.
 */
export function usePlayback(
  { length, start }: { length: number; start: number },
  isThere: (version: number) => boolean,
  pauseOf: (version: number) => number,
): [Playback, (act: PlaybackAct) => void] {
  const [state, act] = useReducer(
    (before: Playback, change: PlaybackAct) => playbackAfter(before, change, length),
    start,
    startOfPlayback,
  );
  const { current, isPlaying, speed } = state;
  const isMoving = isPlaying && isThere(current);
  const pause = pauseOf(current);
  // Synchronises with the clock.
  useEffect(() => {
    if (!isMoving) return;
    const timer = window.setInterval(() => act({ kind: 'tick' }), pause / speed);
    return () => window.clearInterval(timer);
  }, [isMoving, speed, pause]);
  return [state, act];
}

import { useEffect, useReducer } from 'react';
import type { Playback, PlaybackAction } from './playback.ts';
import { playbackAfter, startOfPlayback } from './playback.ts';

/** Playback state and actions; advances by itself while playing, but waits for versions that are not loaded. */
export function usePlayback(
  { length, start }: { length: number; start: number },
  isThere: (version: number) => boolean,
  pauseOf: (version: number) => number,
): [Playback, (action: PlaybackAction) => void] {
  const [state, action] = useReducer(
    (before: Playback, change: PlaybackAction) => playbackAfter(before, change, length),
    start,
    startOfPlayback,
  );
  const { current, isPlaying, speed } = state;
  const isMoving = isPlaying && isThere(current);
  const pause = pauseOf(current);
  // Synchronises with the clock.
  useEffect(() => {
    if (!isMoving) return;
    const timer = window.setInterval(() => action({ kind: 'tick' }), pause / speed);
    return () => window.clearInterval(timer);
  }, [isMoving, speed, pause]);
  return [state, action];
}

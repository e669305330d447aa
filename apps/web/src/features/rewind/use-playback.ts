import { useEffect, useReducer } from 'react';
import type { Playback, PlaybackAction } from './playback.ts';
import { initialPlayback, reducePlayback } from './playback.ts';

/** Playback state and actions; advances by itself while playing, but waits for versions that are not loaded. */
export function usePlayback(
  { length, start }: { length: number; start: number },
  isCached: (version: number) => boolean,
  displayTimeOf: (version: number) => number,
): [Playback, (action: PlaybackAction) => void] {
  const [state, action] = useReducer(
    (previous: Playback, change: PlaybackAction) => reducePlayback(previous, change, length),
    start,
    initialPlayback,
  );
  const { current, isPlaying, speed } = state;
  const isAdvancing = isPlaying && isCached(current);
  const displayTime = displayTimeOf(current);
  // Advances by a timer while playing.
  useEffect(() => {
    if (!isAdvancing) return;
    const timer = window.setInterval(() => action({ kind: 'tick' }), displayTime / speed);
    return () => window.clearInterval(timer);
  }, [isAdvancing, speed, displayTime]);
  return [state, action];
}

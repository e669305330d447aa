import { useEffect, useReducer } from 'react';
import type { Playback, PlaybackAct } from './playback.ts';
import { playbackAfter, sleepTime, startOfPlayback } from './playback.ts';

/** The state of the rewind and what changes it; while it plays, it moves on by itself. */
export function usePlayback(length: number): [Playback, (act: PlaybackAct) => void] {
  const [state, act] = useReducer(
    (before: Playback, change: PlaybackAct) => playbackAfter(before, change, length),
    startOfPlayback,
  );
  const { isPlaying, speed } = state;
  // Synchronises with the clock.
  useEffect(() => {
    if (!isPlaying) return;
    const timer = window.setInterval(() => act({ kind: 'tick' }), sleepTime / speed);
    return () => window.clearInterval(timer);
  }, [isPlaying, speed]);
  return [state, act];
}

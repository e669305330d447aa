import type { Playback, PlaybackAction } from './playback.ts';
import { playbackAfter } from './playback.ts';

/** Changes that are left out at a step. */
const skipped: Record<Playback['speed'], number> = { 1: 0, 2: 1, 4: 3 };

/** As the rewind plays versions, but a second stays a second: faster means that changes between are left out, and the last one never is. */
export function comparisonAfter(state: Playback, action: PlaybackAction, length: number): Playback {
  if (action.kind !== 'tick') return playbackAfter(state, action, length);
  const current = Math.min(state.current + 1 + skipped[state.speed], Math.max(length, 1));
  return { ...state, current, isPlaying: state.isPlaying && current < length };
}

import type { Playback, PlaybackAction } from './playback.ts';
import { reducePlayback } from './playback.ts';

/** Number of changes skipped per step. */
const skippedChanges: Record<Playback['speed'], number> = { 1: 0, 2: 1, 4: 3 };

/** Like the playback of versions, but always one step per second: higher speeds skip changes, except the last. */
export function reduceComparison(state: Playback, action: PlaybackAction, length: number): Playback {
  if (action.kind !== 'tick') return reducePlayback(state, action, length);
  const current = Math.min(state.current + 1 + skippedChanges[state.speed], Math.max(length, 1));
  return { ...state, current, isPlaying: state.isPlaying && current < length };
}

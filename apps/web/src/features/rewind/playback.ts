/** State of the playback: versions count from 1, one step per second, speeds 1, 2 and 4. */
export const stepMs = 1000;
const speeds = [1, 2, 4] as const;
/** Maximum wait in ms for a version written after a long break. */
const maxDisplayTime = 10_000;

/** How long a version is shown during playback: one second, or as long as it lasted while writing, up to ten seconds. */
export function computeDisplayTime(gap: number | null, isIdleSkipped: boolean): number {
  if (isIdleSkipped || gap === null) return stepMs;
  return Math.min(Math.max(gap, stepMs), maxDisplayTime);
}

export type Speed = (typeof speeds)[number];

export interface Playback {
  current: number;
  isPlaying: boolean;
  speed: Speed;
}
export type PlaybackAction =
  | { kind: 'seek'; version: number }
  | { kind: 'step'; direction: 1 | -1 }
  | { kind: 'toggle' }
  | { kind: 'tick' }
  | { kind: 'speed' };

export const initialPlayback = (current = 1): Playback => ({ current, isPlaying: false, speed: 1 });

/** Reducer: seeking keeps playing; playing at the end restarts. */
export function reducePlayback(state: Playback, action: PlaybackAction, length: number): Playback {
  switch (action.kind) {
    case 'seek':
      return { ...state, current: clampVersion(action.version, length) };
    case 'step':
      return { ...state, isPlaying: false, current: clampVersion(state.current + action.direction, length) };
    case 'toggle':
      if (state.isPlaying) return { ...state, isPlaying: false };
      return { ...state, isPlaying: true, current: state.current >= length ? 1 : state.current };
    case 'tick': {
      const current = clampVersion(state.current + 1, length);
      return { ...state, current, isPlaying: state.isPlaying && current < length };
    }
    case 'speed':
      return { ...state, speed: speeds[(speeds.indexOf(state.speed) + 1) % speeds.length] ?? 1 };
  }
}

function clampVersion(version: number, length: number): number {
  return Math.min(Math.max(version, 1), Math.max(length, 1));
}

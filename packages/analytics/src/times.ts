import { durationParts } from '@redraft/calendar';
import { constants } from './log.ts';

/**
 * Active, think, away and total time (docs/metrics.md#times) as a fold over change saves: folding bit by bit equals
 * folding at once. All sums are whole seconds.
 */
export interface TimeState {
  /** Milliseconds since 1970 of the first change save; null before it. */
  firstAt: number | null;
  /** Whole seconds from the first to the last change save; never falls. */
  lastSecond: number;
  active: number;
  think: number;
  away: number;
  saves: number;
  sessions: number;
}

export const noTime: TimeState = {
  firstAt: null,
  lastSecond: 0,
  active: 0,
  think: 0,
  away: 0,
  saves: 0,
  sessions: 0,
};

/** The largest gap that is active writing, and the one beyond which the writer was away; in seconds. */
interface Gaps {
  activeGap: number;
  idle: number;
}

/** Of files that another editor saves every two minutes at most. */
const coarseGaps: Gaps = { activeGap: 150, idle: 900 };

/** How the seconds between two neighbouring change saves are counted (docs/metrics.md#times). */
export function timeOfGap(
  gap: number,
  { activeGap, idle }: Gaps = constants,
): { active: number; think: number; away: number } {
  const { sampling } = constants;
  if (gap <= activeGap) return { active: gap, think: 0, away: 0 };
  if (gap <= idle) return { active: sampling, think: gap - sampling, away: 0 };
  return { active: sampling, think: 0, away: gap - sampling };
}

/** @param at milliseconds since 1970 of the next change save */
export function foldTime(state: TimeState, at: number): TimeState {
  return foldWithGaps(state, at, constants);
}

/**
 * The same for a file whose text is not followed (docs/metrics.md#times): an editor that says how long a change had waited saves as it does texts,
 * another one every two minutes.
 */
export function foldFileTime(
  state: TimeState,
  { at, dirtyMs }: { at: number; dirtyMs: number | null },
): TimeState {
  return foldWithGaps(state, at, dirtyMs === null ? coarseGaps : constants);
}

function foldWithGaps(state: TimeState, at: number, gaps: Gaps): TimeState {
  if (state.firstAt === null) {
    return { ...state, firstAt: at, active: constants.sampling, saves: 1, sessions: 1 };
  }
  // A clock that goes back keeps the running maximum.
  const second = Math.max(state.lastSecond, Math.floor((at - state.firstAt) / 1000));
  const gap = second - state.lastSecond;
  const { active, think, away } = timeOfGap(gap, gaps);
  return {
    ...state,
    lastSecond: second,
    saves: state.saves + 1,
    sessions: state.sessions + (gap > constants.sessionGap ? 1 : 0),
    active: state.active + active,
    think: state.think + think,
    away: state.away + away,
  };
}

export interface WritingTimes {
  activeSeconds: number;
  thinkSeconds: number;
  awaySeconds: number;
  /** Active and think: the "total writing time". */
  totalSeconds: number;
  spanSeconds: number;
  saves: number;
  sessions: number;
}

export function finishTimes(state: TimeState): WritingTimes {
  return {
    activeSeconds: state.active,
    thinkSeconds: state.think,
    awaySeconds: state.away,
    totalSeconds: state.active + state.think,
    spanSeconds: state.active + state.think + state.away,
    saves: state.saves,
    sessions: state.sessions,
  };
}

export interface Duration {
  d: number;
  h: number;
  m: number;
  s: number;
}

export function toDuration(seconds: number): Duration {
  const parts = durationParts(seconds);
  return { d: parts.days, h: parts.hours, m: parts.minutes, s: parts.seconds };
}

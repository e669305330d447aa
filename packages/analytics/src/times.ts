import { constants } from './log.ts';

/**
 * Active, think, away and total time (spec 4 §1) as a fold over change saves: folding bit by bit equals
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

/** @param at milliseconds since 1970 of the next change save */
export function foldTime(state: TimeState, at: number): TimeState {
  const { sampling, activeGap, idle, sessionGap } = constants;
  if (state.firstAt === null) {
    return { ...state, firstAt: at, active: sampling, saves: 1, sessions: 1 };
  }
  // A clock that goes back keeps the running maximum.
  const second = Math.max(state.lastSecond, Math.floor((at - state.firstAt) / 1000));
  const gap = second - state.lastSecond;
  const next = { ...state, lastSecond: second, saves: state.saves + 1 };
  if (gap > sessionGap) next.sessions += 1;
  if (gap <= activeGap) next.active += gap;
  else {
    next.active += sampling;
    if (gap <= idle) next.think += gap - sampling;
    else next.away += gap - sampling;
  }
  return next;
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
  const whole = Math.floor(seconds);
  return {
    d: Math.floor(whole / 86_400),
    h: Math.floor(whole / 3_600) % 24,
    m: Math.floor(whole / 60) % 60,
    s: whole % 60,
  };
}

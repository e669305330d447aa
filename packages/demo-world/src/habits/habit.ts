import type { Random } from '../random.ts';
import type { Manuscript, WordingRates } from '../writing/manuscript.ts';
import type { Pace } from '../writing/pace.ts';
import type { Step } from '../writing/perform.ts';

/** What a simulated writer works with. */
export interface WriterState {
  readonly manuscript: Manuscript;
  readonly outline: readonly string[];
  readonly random: Random;
}

/** A planned session: days before the day on which the writer wants to finish, and the hour of day. */
interface PlannedSitting {
  readonly daysBefore: number;
  readonly hour: number;
}

/** A way of working: when sessions take place, how often wordings change, and what is done in which order. */
export interface Habit {
  readonly sittings: readonly PlannedSitting[];
  readonly wordingRates: WordingRates;
  /** How this habit modifies the writer's own pace. */
  readonly pace: (own: Pace) => Pace;
  /** The steps of all sessions; there is one `leave` fewer than sessions. */
  readonly write: (writer: WriterState) => Iterable<Step>;
  /** The time to the next save, in milliseconds, on an unreliable connection; defaults to the throttle's interval. */
  readonly saveInterval?: (random: Random) => number;
}

export function keepPace(own: Pace): Pace {
  return own;
}

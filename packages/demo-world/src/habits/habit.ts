import type { Random } from '../random.ts';
import type { Manuscript, Temper } from '../writing/manuscript.ts';
import type { Pace } from '../writing/pace.ts';
import type { Step } from '../writing/perform.ts';

/** What lies before a writer. */
export interface Desk {
  readonly manuscript: Manuscript;
  readonly outline: readonly string[];
  readonly random: Random;
}

/** When a sitting is planned: days before the day on which the writer wants to be done, and the hour of day. */
interface PlannedSitting {
  readonly daysBefore: number;
  readonly hour: number;
}

/** A way of working: when it sits down, how sure of its words it is, and what it does in which order. */
export interface Habit {
  readonly sittings: readonly PlannedSitting[];
  readonly temper: Temper;
  /** How this habit bends its writer's own pace. */
  readonly pace: (own: Pace) => Pace;
  /** The steps of all sittings; there is one `leave` fewer than there are sittings. */
  readonly write: (workspace: Desk) => Iterable<Step>;
  /** The time to the next save where the connection is unsteady; otherwise the throttle's own. */
  readonly saveInterval?: (random: Random) => number;
}

export function ownPace(own: Pace): Pace {
  return own;
}

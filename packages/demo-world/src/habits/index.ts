import type { Habit } from './habit.ts';
import { heavyReviser } from './heavy-reviser.ts';
import { inserter } from './inserter.ts';
import { nightBefore } from './night-before.ts';
import { phoneBatches } from './phone-batches.ts';
import { planner } from './planner.ts';
import { shortSittings } from './short-sittings.ts';
import { steady } from './steady.ts';

export const habitNames = [
  'steady',
  'night-before',
  'heavy-reviser',
  'planner',
  'inserter',
  'short-sittings',
  'phone-batches',
] as const;
export type HabitName = (typeof habitNames)[number];

export const habits: Readonly<Record<HabitName, Habit>> = {
  steady,
  'night-before': nightBefore,
  'heavy-reviser': heavyReviser,
  planner,
  inserter,
  'short-sittings': shortSittings,
  'phone-batches': phoneBatches,
};

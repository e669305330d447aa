import type { HabitName } from '../habits/index.ts';

/** How a student's work on an assignment ended, or its current state. */
type Ending =
  /** Handed in before the deadline. */
  | 'in-time'
  /** Handed in after a deadline that is not enforced. */
  | 'late'
  /** Started so late that it was unfinished at the deadline. */
  | 'cut-off'
  /** Finished, but not handed in by the student: the deadline handed it in. */
  | 'forgotten'
  /** Handed in after the deadline, with an exception. */
  | 'exception'
  /** Left unfinished, and handed in by the instructor. */
  | 'by-instructor'
  /** Started, but nothing written. */
  | 'empty'
  /** Still being written. */
  | 'running';

export interface StudentPlan {
  /** The number of the student, from 1. */
  readonly student: number;
  /** The slug of the essay; null for students who wrote nothing. */
  readonly essay: string | null;
  readonly ending: Ending;
  /** The day on which the writer wants to finish, in days after the deadline, negative before it; for a running assignment in days from today. */
  readonly finishDay: number;
  readonly habit?: HabitName;
}

/** The habit of each student, by number; a plan may replace it. */
export const habitsOfStudents: readonly HabitName[] = [
  'heavy-reviser',
  'night-before',
  'planner',
  'steady',
  'phone-batches',
  'planner',
  'short-sittings',
  'heavy-reviser',
  'steady',
  'short-sittings',
  'night-before',
  'steady',
  'night-before',
  'inserter',
  'planner',
  'steady',
  'phone-batches',
  'heavy-reviser',
  'planner',
  'night-before',
  'inserter',
  'short-sittings',
  'phone-batches',
  'inserter',
];

function plan(
  student: number,
  essay: string | null,
  overrides: { ending?: Ending; finishDay?: number; habit?: HabitName } = {},
): StudentPlan {
  return { student, essay, ending: 'in-time', finishDay: 0, ...overrides };
}

export const placePlans: readonly StudentPlan[] = [
  plan(1, 'pool-at-six', { finishDay: -1 }),
  plan(2, 'generator-hour'),
  plan(3, 'stairs-of-the-cerro', { finishDay: -1 }),
  plan(4, 'allotment-forty', { finishDay: -3 }),
  plan(5, 'heap-behind-school', { finishDay: -1 }),
  plan(6, 'reading-room-three', { finishDay: -2 }),
  plan(7, 'last-stop-overkalix', { finishDay: -1 }),
  plan(8, 'sewing-on-rue-blanchot', { finishDay: -2 }),
  plan(9, 'milking-parlour', { finishDay: -4 }),
  plan(10, 'kitchen-third-floor', { finishDay: -1 }),
  plan(11, 'washing-day-porto'),
  plan(12, 'night-counter', { finishDay: -1 }),
  plan(13, 'ball-alley', { ending: 'late', finishDay: 1 }),
  plan(14, 'service-station-west', { finishDay: -1 }),
  plan(15, 'stairwell-number-nine', { finishDay: -2 }),
  plan(16, 'rehearsal-hall-tema', { finishDay: -5 }),
  plan(17, 'drying-racks', { finishDay: -1 }),
  plan(18, 'public-lift-genoa', { finishDay: -1 }),
  plan(19, 'coast-line-track', { finishDay: -3 }),
  plan(20, 'under-the-bridge', { ending: 'late', finishDay: 2 }),
  plan(21, 'waiting-room-f', { finishDay: -1 }),
  plan(22, 'campsite-in-november', { ending: 'by-instructor', finishDay: -1 }),
  plan(23, 'bus-forty-two', { finishDay: -1 }),
];

export const cityPlans: readonly StudentPlan[] = [
  plan(1, 'breathing-at-child-height', { finishDay: 0 }),
  plan(2, 'delivery-rider', { finishDay: -1, habit: 'phone-batches' }),
  plan(3, 'the-lorry-and-the-poem', { finishDay: -2, habit: 'steady' }),
  plan(4, 'tram-line-seven', { finishDay: 1 }),
  plan(5, 'saturday-with-a-pram', { ending: 'forgotten', finishDay: -1 }),
  plan(6, 'heat-island', { finishDay: -3 }),
  plan(7, 'who-is-the-street-for', { finishDay: 0 }),
  plan(8, 'a-market-without-engines', { finishDay: 1 }),
  plan(9, 'freedom-and-the-steering-wheel', { finishDay: -4, habit: 'planner' }),
  plan(10, 'after-the-last-bus', { finishDay: -1 }),
  plan(11, 'the-year-they-closed-our-street'),
  plan(12, 'two-wheels-are-not-enough', { finishDay: 1 }),
  plan(13, 'small-town-answer', { ending: 'cut-off' }),
  plan(14, 'who-pays-the-piper', { finishDay: 0 }),
  plan(15, 'not-a-stage-set', { finishDay: -1, habit: 'short-sittings' }),
  plan(16, 'arithmetic-of-noise', { finishDay: -3 }),
  plan(17, 'a-vote-for-mess', { ending: 'exception', finishDay: 2 }),
  plan(18, null, { ending: 'empty' }),
  plan(19, 'the-doctor-drives', { finishDay: -2 }),
  plan(20, 'the-ring-road-problem', { ending: 'cut-off' }),
  plan(21, 'in-praise-of-slowness', { finishDay: -1 }),
  plan(24, 'ramps-and-rights', { finishDay: -1 }),
];

export const readingPlans: readonly StudentPlan[] = [
  plan(2, null, { ending: 'empty' }),
  plan(4, 'on-not-liking-it', { ending: 'running', finishDay: 3 }),
  plan(6, 'the-window-and-the-door', { ending: 'running', finishDay: 1 }),
  plan(8, 'broken-sentences', { ending: 'running', finishDay: 3 }),
  plan(10, 'what-josephine-knew', { ending: 'running', finishDay: 2 }),
  plan(12, 'an-hour-by-the-clock', { ending: 'running', finishDay: 2 }),
  plan(15, 'small-house-large-word', { ending: 'running', finishDay: 4 }),
  plan(17, 'goddess-on-the-stairs', { ending: 'running', finishDay: 1 }),
  plan(18, 'latchkey', { ending: 'running', finishDay: 3 }),
  plan(19, 'the-heart-in-the-first-line', { ending: 'in-time', finishDay: -1 }),
  plan(21, 'the-joy-that-kills', { ending: 'running', finishDay: 1 }),
  plan(22, 'weather-report', { ending: 'running', finishDay: 3 }),
  plan(23, 'reading-her-name', { ending: 'running', finishDay: 2 }),
];

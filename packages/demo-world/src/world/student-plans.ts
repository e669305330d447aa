import type { HabitName } from '../habits/index.ts';

/** How somebody's work on an assignment ended, or stands. */
type Ending =
  /** Handed in before the deadline. */
  | 'in-time'
  /** Handed in after a deadline that is not enforced. */
  | 'late'
  /** Begun so late that the deadline found it unfinished. */
  | 'cut-off'
  /** Finished but never handed in, until the deadline did it. */
  | 'forgotten'
  /** Handed in after the deadline, with leave. */
  | 'exception'
  /** Left unfinished, and handed in by the instructor. */
  | 'by-instructor'
  /** Opened; nothing written. */
  | 'empty'
  /** Still being written. */
  | 'running';

export interface Part {
  /** The number of the student. */
  readonly student: number;
  /** None for those who wrote nothing. */
  readonly essay: string | null;
  readonly ending: Ending;
  /** Days after the deadline on which the writer wants to be done; negative is before. For the running one: days from today. */
  readonly aim: number;
  readonly habit?: HabitName;
}

/** How each student goes about writing, as a rule. */
export const habitOf: readonly HabitName[] = [
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

function part(
  student: number,
  essay: string | null,
  rest: { ending?: Ending; aim?: number; habit?: HabitName } = {},
): Part {
  return { student, essay, ending: 'in-time', aim: 0, ...rest };
}

export const placeCast: readonly Part[] = [
  part(1, 'pool-at-six', { aim: -1 }),
  part(2, 'generator-hour'),
  part(3, 'stairs-of-the-cerro', { aim: -1 }),
  part(4, 'allotment-forty', { aim: -3 }),
  part(5, 'heap-behind-school', { aim: -1 }),
  part(6, 'reading-room-three', { aim: -2 }),
  part(7, 'last-stop-overkalix', { aim: -1 }),
  part(8, 'sewing-on-rue-blanchot', { aim: -2 }),
  part(9, 'milking-parlour', { aim: -4 }),
  part(10, 'kitchen-third-floor', { aim: -1 }),
  part(11, 'washing-day-porto'),
  part(12, 'night-counter', { aim: -1 }),
  part(13, 'ball-alley', { ending: 'late', aim: 1 }),
  part(14, 'service-station-west', { aim: -1 }),
  part(15, 'stairwell-number-nine', { aim: -2 }),
  part(16, 'rehearsal-hall-tema', { aim: -5 }),
  part(17, 'drying-racks', { aim: -1 }),
  part(18, 'public-lift-genoa', { aim: -1 }),
  part(19, 'coast-line-track', { aim: -3 }),
  part(20, 'under-the-bridge', { ending: 'late', aim: 2 }),
  part(21, 'waiting-room-f', { aim: -1 }),
  part(22, 'campsite-in-november', { ending: 'by-instructor', aim: -1 }),
  part(23, 'bus-forty-two', { aim: -1 }),
];

export const cityCast: readonly Part[] = [
  part(1, 'breathing-at-child-height', { aim: 0 }),
  part(2, 'delivery-rider', { aim: -1, habit: 'phone-batches' }),
  part(3, 'the-lorry-and-the-poem', { aim: -2, habit: 'steady' }),
  part(4, 'tram-line-seven', { aim: 1 }),
  part(5, 'saturday-with-a-pram', { ending: 'forgotten', aim: -1 }),
  part(6, 'heat-island', { aim: -3 }),
  part(7, 'who-is-the-street-for', { aim: 0 }),
  part(8, 'a-market-without-engines', { aim: 1 }),
  part(9, 'freedom-and-the-steering-wheel', { aim: -4, habit: 'planner' }),
  part(10, 'after-the-last-bus', { aim: -1 }),
  part(11, 'the-year-they-closed-our-street'),
  part(12, 'two-wheels-are-not-enough', { aim: 1 }),
  part(13, 'small-town-answer', { ending: 'cut-off' }),
  part(14, 'who-pays-the-piper', { aim: 0 }),
  part(15, 'not-a-stage-set', { aim: -1, habit: 'short-sittings' }),
  part(16, 'arithmetic-of-noise', { aim: -3 }),
  part(17, 'a-vote-for-mess', { ending: 'exception', aim: 2 }),
  part(18, null, { ending: 'empty' }),
  part(19, 'the-doctor-drives', { aim: -2 }),
  part(20, 'the-ring-road-problem', { ending: 'cut-off' }),
  part(21, 'in-praise-of-slowness', { aim: -1 }),
  part(24, 'ramps-and-rights', { aim: -1 }),
];

export const readingCast: readonly Part[] = [
  part(2, null, { ending: 'empty' }),
  part(4, 'on-not-liking-it', { ending: 'running', aim: 3 }),
  part(6, 'the-window-and-the-door', { ending: 'running', aim: 1 }),
  part(8, 'broken-sentences', { ending: 'running', aim: 3 }),
  part(10, 'what-josephine-knew', { ending: 'running', aim: 2 }),
  part(12, 'an-hour-by-the-clock', { ending: 'running', aim: 2 }),
  part(15, 'small-house-large-word', { ending: 'running', aim: 4 }),
  part(17, 'goddess-on-the-stairs', { ending: 'running', aim: 1 }),
  part(18, 'latchkey', { ending: 'running', aim: 3 }),
  part(19, 'the-heart-in-the-first-line', { ending: 'in-time', aim: -1 }),
  part(21, 'the-joy-that-kills', { ending: 'running', aim: 1 }),
  part(22, 'weather-report', { ending: 'running', aim: 3 }),
  part(23, 'reading-her-name', { ending: 'running', aim: 2 }),
];

import { createZoneClock, packQuarters, type Quarter } from '@redraft/analytics';
import { assignmentIdSchema, userIdSchema } from '@redraft/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addExtent,
  addHours,
  addHoursOfDay,
  addThirds,
  addThirdsOf,
  type HoursOfStudents,
  noExtent,
  presentDays,
  presentHours,
  presentHoursOfDay,
  presentThirds,
  presentThirdsOf,
  type SharedHour,
  type TextActivity,
  type ThirdsOfAssignments,
  type ThirdsOfStudents,
} from './class-graph-rules.ts';

const zone = createZoneClock('Europe/Berlin');
const at = (time: string) => Date.parse(`2026-10-${time}Z`);
/** Sixty characters are ten word equivalents. */
const packed = (changes: readonly { t: number; chars: number }[]) => ({
  quarters: packQuarters(
    changes
      .toSorted((one, other) => one.t - other.t)
      .map((change): Quarter => ({ ...change, seconds: 0, saves: 1, words: 0 })),
  ),
});
const text = (...changes: [string, number][]) =>
  packed(changes.map(([time, chars]) => ({ t: at(time), chars })));

describe('the hours of a class', () => {
  const hoursOf = (...texts: ReturnType<typeof text>[]) => {
    const hours = new Map<number, SharedHour>();
    for (const one of texts) addHours(hours, one, { clock: zone, unit: 'words' });
    return presentHours(hours, 'words');
  };

  it('the class heatmap contains the mean of the texts changed in each hour, in the bands of a single text', () => {
    const [first, second] = [
      text(['05T08:00:00', 60], ['05T08:15:00', 60], ['05T11:00:00', 600]),
      text(['05T08:45:00', 480]),
    ];
    expect(hoursOf(first, second)).toEqual([
      { start: '2026-10-05T08:00:00.000Z', amount: 50, level: 'medium', texts: 2 },
      { start: '2026-10-05T11:00:00.000Z', amount: 100, level: 'high', texts: 1 },
    ]);
  });

  it('the class heatmap does not depend on the order of texts', () => {
    const change = fc.tuple(fc.integer({ min: 0, max: 96 }), fc.integer({ min: 1, max: 5000 }));
    const texts = fc.array(
      fc
        .array(change, { maxLength: 5 })
        .map((changes) =>
          packed(changes.map(([quarter, chars]) => ({ t: at('05T00:00:00') + quarter * 900_000, chars }))),
        ),
    );
    fc.assert(
      fc.property(texts, (some) => {
        const rounded = (list: typeof some) =>
          hoursOf(...list).map(({ start, amount, texts: count }) => [start, amount.toFixed(6), count]);
        expect(rounded(some.toReversed())).toEqual(rounded(some));
      }),
    );
  });
});

const [essay, poem] = [assignmentIdSchema.parse(1), assignmentIdSchema.parse(2)];
const written = (
  student: number,
  ...quarters: [time: string, minutes: number, words: number][]
): TextActivity => ({
  studentId: userIdSchema.parse(student),
  assignmentId: essay,
  quarters: packQuarters(
    quarters.map(
      ([time, minutes, words]): Quarter => ({
        t: at(time),
        chars: 0,
        saves: 1,
        seconds: minutes * 60,
        words,
      }),
    ),
  ),
});

it("hourly activity sums a student's writing of all assignments and days, and averages over active students", () => {
  const hours: HoursOfStudents = new Map();
  addHoursOfDay(hours, written(1, ['05T08:00:00', 10, 0], ['06T08:45:00', 2, 0]), zone);
  addHoursOfDay(hours, { ...written(1, ['07T08:15:00', 3, 0]), assignmentId: poem }, zone);
  addHoursOfDay(hours, written(2, ['05T08:30:00', 5, 0], ['05T21:00:00', 4, 0]), zone);
  addHoursOfDay(hours, written(3), zone);
  const shown = presentHoursOfDay(hours);
  expect(shown.map(({ x }) => x)).toEqual(Array.from({ length: 24 }, (_hour, index) => index));
  expect(shown.filter(({ n }) => n > 0)).toEqual([
    { x: 10, minutes: 20, n: 2, box: null, dots: [5, 15] },
    { x: 23, minutes: 4, n: 1, box: null, dots: [4] },
  ]);
});

it('thirds of a day have quantiles from five students, and a student without changed words counts', () => {
  const thirds: ThirdsOfStudents = new Map();
  for (const [index, words] of [0, 4, 4, 5, 7].entries())
    addThirds(thirds, written(index + 1, ['05T08:00:00', 1, words]), { clock: zone, column: 'words' });
  addThirds(thirds, written(9, ['05T14:15:00', 1, 3]), { clock: zone, column: 'words' });
  expect(presentThirds(thirds)).toEqual([
    {
      x: at('05T06:00:00'),
      end: at('05T14:00:00'),
      sum: 20,
      n: 5,
      box: { low: 1.6, quarter: 4, middle: 4, threeQuarters: 5, high: expect.closeTo(6.2, 10) },
      dots: [],
    },
    { x: at('05T14:00:00'), end: at('05T22:00:00'), sum: 3, n: 1, box: null, dots: [3] },
  ]);
});

it('thirds of a day are separate per assignment, including those without writing', () => {
  const thirds: ThirdsOfAssignments = new Map();
  addThirdsOf(thirds, written(1, ['05T08:00:00', 7, 0]), zone);
  const assignments = [
    { id: essay, title: 'Essay' },
    { id: poem, title: 'Poem' },
  ];
  expect(
    presentThirdsOf(thirds, assignments).map(({ title, buckets }) => [title, buckets.map(({ sum }) => sum)]),
  ).toEqual([
    ['Essay', [7]],
    ['Poem', []],
  ]);
});

it('the days of a class are those from the first to the last writing, in its time zone', () => {
  const texts = [
    written(1),
    written(2, ['05T22:30:00', 1, 0], ['07T08:00:00', 1, 0]),
    written(3, ['06T08:00:00', 1, 0]),
  ];
  expect(presentDays(texts.reduce(addExtent, noExtent), zone)).toEqual({
    first: '2026-10-06',
    last: '2026-10-07',
  });
});

it('the days of a class are empty without writing', () => {
  expect(presentDays(addExtent(noExtent, written(1)), zone)).toBeNull();
});

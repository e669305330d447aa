import { accommodationSchema, setAccommodationsBodySchema } from '@redraft/contracts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  accommodationFormSchema,
  emptyAccommodation,
  toAccommodations,
  toValues,
} from './accommodation-values.ts';

const schema = accommodationFormSchema({ tooLong: 'too long', noteWithoutTime: 'note alone' });
const emptyValues = { ...emptyAccommodation, exceptions: [], note: '' };
const issuesOf = (values: unknown) =>
  schema.safeParse(values).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

it('the accommodation form grants nothing without values, also if fields are empty', () => {
  expect(toAccommodations(schema.parse(emptyValues))).toEqual([]);
  expect(toAccommodations(schema.parse({ ...emptyValues, days: Number.NaN }))).toEqual([]);
});
it('the accommodation form adds up days, hours and minutes, and stores the note with each accommodation', () => {
  const exceptions = [{ ...emptyAccommodation, assignmentId: 3 }];
  const values = {
    ...emptyValues,
    extraPercent: 25,
    days: 1,
    hours: 2,
    minutes: 3,
    exceptions,
    note: ' Why ',
  };
  expect(toAccommodations(schema.parse(values))).toEqual([
    { assignmentId: null, extraPercent: 25, extensionMinutes: 1563, note: 'Why' },
    { assignmentId: 3, extraPercent: 0, extensionMinutes: 0, note: 'Why' },
  ]);
});
it.each([
  [{ extraPercent: 301 }, 'extraPercent'],
  [{ hours: -1 }, 'hours'],
  [{ extraPercent: '25 percent' }, 'extraPercent'],
  [{ days: '2 days' }, 'days'],
  [
    { exceptions: [{ ...emptyAccommodation, assignmentId: 3, extraPercent: 'a quarter' }] },
    'exceptions.0.extraPercent',
  ],
  [{ minutes: 1.5 }, 'minutes'],
  [{ days: 365, minutes: 1 }, 'days: too long'],
  [{ note: 'Alone' }, 'note: note alone'],
  [{ extraPercent: 301, note: 'With a value that is refused itself' }, 'extraPercent'],
  [
    { exceptions: [{ ...emptyAccommodation, assignmentId: 3, days: 365, hours: 1 }] },
    'exceptions.0.days: too long',
  ],
])('the accommodation form rejects %j', (overrides, expected) => {
  expect(issuesOf({ ...emptyValues, ...overrides })).toEqual([expect.stringContaining(expected)]);
});
it('the accommodation form loads the stored values and sends values that the server accepts', () => {
  const one = (assignmentId: number | null, min: number) =>
    fc.record({
      assignmentId: fc.constant(assignmentId),
      extraPercent: fc.integer({ min: min, max: 300 }),
      extensionMinutes: fc.integer({ min: 0, max: 525_600 }),
      note: fc.constant('Agreed'),
    });
  const lists = fc.tuple(one(null, 1), one(3, 0), one(5, 0));
  fc.assert(
    fc.property(lists, (list) => {
      const stored = list.map((item) => accommodationSchema.parse(item));
      const sent = toAccommodations(schema.parse(toValues(stored)));
      expect(sent).toEqual(stored);
      const body = { classId: 1, studentId: 1, accommodations: sent };
      expect(setAccommodationsBodySchema.safeParse(body).success).toBe(true);
    }),
  );
});
it('the accommodation form lists different notes below each other', () => {
  const grant = { extraPercent: 5, extensionMinutes: 0 };
  const stored = [
    { assignmentId: null, ...grant, note: 'One' },
    { assignmentId: 3, ...grant, note: 'Two' },
    { assignmentId: 4, ...grant, note: 'One' },
  ].map((item) => accommodationSchema.parse(item));
  expect(toValues(stored).note).toBe('One\nTwo');
});

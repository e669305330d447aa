import { type Accommodation, assignmentIdSchema, limits } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { withMoreDays, withoutAssignment } from './more-days.ts';

const [essay, report] = [assignmentIdSchema.parse(1), assignmentIdSchema.parse(2)];
const accommodate = (overrides: Partial<Accommodation>): Accommodation => ({
  assignmentId: null,
  extraPercent: 0,
  extensionMinutes: 0,
  note: '',
  ...overrides,
});

it.each([
  { title: 'no accommodation', stored: [], minutes: 3 * 1440, percent: 0 },
  {
    title: 'an accommodation for the whole class, which stays unchanged',
    stored: [accommodate({ extraPercent: 25, extensionMinutes: 60, note: 'agreed' })],
    minutes: 60 + 3 * 1440,
    percent: 25,
  },
  {
    title: 'an accommodation for this assignment only',
    stored: [
      accommodate({ extensionMinutes: 60 }),
      accommodate({ assignmentId: essay, extensionMinutes: 1440 }),
    ],
    minutes: 4 * 1440,
    percent: 0,
  },
  {
    title: 'the longest possible extension, which is not exceeded',
    stored: [accommodate({ assignmentId: essay, extensionMinutes: limits.extensionMinutes })],
    minutes: limits.extensionMinutes,
    percent: 0,
  },
])('three days are added to $title', ({ stored, minutes, percent }) => {
  const granted = withMoreDays(stored, { assignmentId: essay, days: 3 });
  expect(granted.filter(({ assignmentId }) => assignmentId === essay)).toEqual([
    expect.objectContaining({ extensionMinutes: minutes, extraPercent: percent }),
  ]);
  expect(withoutAssignment(granted, essay)).toEqual(withoutAssignment(stored, essay));
});

it('granting more days keeps the note and the accommodations of other assignments', () => {
  const stored = [
    accommodate({ extensionMinutes: 60, note: 'agreed' }),
    accommodate({ assignmentId: report }),
  ];
  const granted = withMoreDays(stored, { assignmentId: essay, days: 1 });
  expect(granted.slice(0, 2)).toEqual(stored);
  expect(granted[2]).toMatchObject({ note: 'agreed' });
});

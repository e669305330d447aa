import { createAssignmentBodySchema, draftIdSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { type AssignmentValues, assignmentSchema, newAssignment, toBody } from './assignment-values.ts';

const classInfo = { startDate: '2026-03-01', endDate: '2026-06-30', classTimeZone: 'UTC' };
const newValues: AssignmentValues = {
  ...newAssignment(classInfo, Date.parse('2026-03-10T10:00:00Z')),
  title: 'Essay',
  pointValue: 20,
  expectedWords: null,
  expectedMinutes: null,
  expectedSittings: null,
};
const schema = assignmentSchema(
  { earliestStart: '2026-03-10T00:00:00Z', classEnd: '2026-06-30T23:59:59Z' },
  { notBefore: (iso) => `not before ${iso}`, notAfter: (iso) => `not after ${iso}` },
);
const complaints = (change: Partial<AssignmentValues>) =>
  schema.safeParse({ ...newValues, ...change }).error?.issues.map(({ path }) => path.join('.')) ?? [];

it('a new assignment ends half an hour after its start by default and is valid', () => {
  expect(newValues).toMatchObject({ startDate: '2026-03-10T10:00:00Z', endDate: '2026-03-10T10:30:00Z' });
  expect(complaints({})).toEqual([]);
});
it.each([
  ['no title', { title: ' ' }, ['title']],
  ['no points', { pointValue: Number.NaN }, ['pointValue']],
  ['more than 100 points', { pointValue: 101 }, ['pointValue']],
  ['points of a thousandth', { pointValue: 33.333 }, ['pointValue']],
  ['a start before the earliest', { startDate: '2026-03-09T23:00:00Z' }, ['startDate']],
  ['less than 30 minutes', { endDate: '2026-03-10T10:29:00Z' }, ['endDate']],
  ['an end after the class', { endDate: '2026-07-01T00:00:00Z' }, ['endDate']],
  ['no deadline', { endDate: '' }, ['endDate']],
])('an assignment with %s is rejected', (_name, change, paths) => {
  expect(complaints(change)).toEqual(paths);
});
it.each([
  ['NEVER', false, false],
  ['AFTER_GRADE', true, false],
  ['ALWAYS', false, true],
] as const)(
  'an assignment shows analytics %s depending on its two flags',
  (analytics, showAnalytics, showAnalyticsAlways) => {
    expect(toBody({ ...newValues, analytics })).toMatchObject({ showAnalytics, showAnalyticsAlways });
  },
);
it('an assignment without drafts is sent with only the drafts to delete', () => {
  const row = {
    key: 'a',
    draftId: null,
    title: 'A',
    deadline: newValues.endDate,
    points: 10,
    mark: 'CREATE' as const,
    reviewDeadline: null,
    handedIn: 0,
  };
  const gone = { ...row, draftId: draftIdSchema.parse(7), mark: 'DELETE' as const };
  expect(toBody({ ...newValues, drafts: [row] }).draftSubmissions).toEqual([]);
  expect(toBody({ ...newValues, drafts: [gone] }).draftSubmissions).toMatchObject([
    { draftId: 7, draftStatus: 'DELETE' },
  ]);
  expect(toBody({ ...newValues, multiDraft: true, drafts: [row] }).draftSubmissions).toHaveLength(1);
});
it.each([
  ['half a word', { expectedWords: 0.5 }, ['expectedWords']],
  ['no minutes', { expectedMinutes: 0 }, ['expectedMinutes']],
  ['too many sittings', { expectedSittings: 101 }, ['expectedSittings']],
  ['no words', { expectedWords: Number.NaN }, []],
  ['800 words', { expectedWords: 800 }, []],
])('an assignment that expects %s reports the problem %j', (_name, change, paths) => {
  expect(complaints(change)).toEqual(paths);
});
it('an assignment is sent with its expectations', () => {
  expect(toBody({ ...newValues, expectedWords: 800 })).toMatchObject({
    expectations: { words: 800, minutes: null, sittings: null },
  });
});
it('an assignment is sent in a form that the server accepts', () => {
  expect(createAssignmentBodySchema.safeParse({ classId: 1, ...toBody(newValues) }).success).toBe(true);
});

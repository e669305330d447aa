import { packQuarters } from '@redraft/analytics';
import { assignmentIdSchema, fileIdSchema, submissionIdSchema, userIdSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { presentClassTimes, type TimedText } from './class-times.ts';
import { presentStudentSeries } from './student-graph-rules.ts';

const assignment = { id: assignmentIdSchema.parse(7), title: 'Essay or budget' };
const createText = (id: number, isText: boolean): TimedText => ({
  submissionId: submissionIdSchema.parse(id),
  studentId: userIdSchema.parse(id),
  assignmentId: assignment.id,
  fileId: fileIdSchema.parse(id),
  isText,
  quarters: packQuarters([]),
  times: {
    totalSeconds: 60,
    activeSeconds: 40,
    thinkSeconds: 20,
    awaySeconds: 0,
    spanSeconds: 60,
    saves: 2,
    sessions: 1,
  },
  words: isText ? 30 : 0,
});

it.each([
  [[true, false], true],
  [[false, false], false],
  [[], true],
])('an assignment has words unless all its files are without text: %j gives %j', (kinds, hasWords) => {
  const timed = kinds.map((kind, index) => createText(index + 1, kind));
  const { assignments } = presentClassTimes(timed, {
    students: [],
    assignments: [assignment],
    totals: new Map(),
  });
  expect(assignments[0]?.hasWords).toBe(hasWords);
  expect(assignments[0]?.wpm.n).toBe(kinds.filter(Boolean).length);
});

it('the file of a student decides whether an assignment has words for them', () => {
  const timed = [createText(1, true), createText(2, false)];
  const hasWordsFor = (id: number) =>
    presentStudentSeries({
      studentId: userIdSchema.parse(id),
      timezone: 'Europe/Berlin',
      assignments: [assignment],
      timed,
      totals: new Map(),
    }).assignments[0]?.hasWords;
  expect([1, 2, 3].map(hasWordsFor)).toEqual([true, false, true]);
});

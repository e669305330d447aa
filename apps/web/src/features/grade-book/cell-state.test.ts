import { submissionIdSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { signsOf, stateOf } from './cell-state.ts';
import type { GridCell } from './grid-model.ts';

const cell = (changes: Partial<Extract<GridCell, { kind: 'grade' }>>): GridCell => ({
  kind: 'grade',
  key: '1',
  submissionId: submissionIdSchema.parse(1),
  draftId: null,
  grade: null,
  isSubmitted: true,
  isShown: true,
  mark: null,
  ...changes,
});

it.each([
  ['handed in', cell({}), 'toGrade', ['toGrade']],
  ['handed in late', cell({ mark: 'late' }), 'toGrade', ['toGrade', 'late']],
  ['graded', cell({ grade: 80 }), 'graded', []],
  ['graded with nothing', cell({ grade: 0 }), 'graded', []],
  ['graded, and late', cell({ grade: 80, mark: 'late' }), 'graded', ['late']],
  ['graded, with an exception', cell({ grade: 'B', mark: 'excused' }), 'graded', ['excused']],
  ['begun', cell({ isSubmitted: false }), null, []],
  ['begun, with an exception', cell({ isSubmitted: false, mark: 'excused' }), 'excused', ['excused']],
  ['begun and missed', cell({ isSubmitted: false, mark: 'missed' }), 'missed', ['missed']],
  ['never begun and missed', { kind: 'missed' } as const, 'missed', ['missed']],
  ['not begun', { kind: 'absent' } as const, null, []],
  ['without a name', { kind: 'hidden' } as const, null, []],
])('a cell of the grade book %s', (_what, of, state, signs) => {
  expect([stateOf(of), signsOf(of)]).toEqual([state, signs]);
});

import { assignmentGradesSchema, gradeBookSchema } from '@redraft/contracts';
import { describe, expect, it } from 'vitest';
import { buildAssignmentGrid, buildClassGrid } from './grid-model.ts';

/** One unstarted assignment and two students, of whom the first missed it. */
const bookOf = (isAnonymous: boolean) =>
  gradeBookSchema.parse({
    classId: 1,
    className: 'Rhetoric',
    gradeMethod: 'Numeric',
    gradeOptions: [],
    timezone: 'Europe/Berlin',
    assignments: [
      {
        id: 7,
        title: 'Essay',
        endDate: '2026-10-15T08:00:00Z',
        pointValue: 40,
        drafts: [
          { draftId: 20, title: 'First', weight: 40, draftType: 'DRAFT' },
          { draftId: 21, title: 'Final', weight: 60, draftType: 'FINAL' },
        ],
        settings: { holdsBack: false, isAnonymous, processShare: 0, scale: 'American', version: 0 },
        numberOfTexts: 0,
        numberOfGraded: 0,
        numberOfHeld: 0,
        numberOfHidden: isAnonymous ? 1 : 0,
      },
    ],
    students: [5, 6].map((id) => ({ id, firstName: 'Emre', lastName: 'Aydın', email: 'emre@example.org' })),
    texts: [],
    missed: [
      { studentId: 5, draftId: 21 },
      { studentId: 6, draftId: 20 },
    ],
    can: { grade: true },
  });

it.each([
  ['says that it is missed where the final deadline has passed', false, ['missed', 'absent']],
  ['says nothing where names are hidden', true, ['hidden', 'hidden']],
])('the cell of a text that nobody has begun %s', (_what, isAnonymous, expected) => {
  const { rows } = buildClassGrid(bookOf(isAnonymous), new Map());
  expect(rows.map(({ cells }) => cells[0]?.kind)).toEqual(expected);
});

describe('one assignment', () => {
  const oneText = (isAnonymous: boolean) =>
    assignmentGradesSchema.parse({
      assignment: bookOf(isAnonymous).assignments[0],
      rows: [
        {
          submissionId: 70,
          studentId: isAnonymous ? null : 6,
          name: 'Emre Aydın',
          grade: 80,
          alternateGrade: null,
          isSubmitted: true,
          isShown: true,
          mark: null,
          effort: null,
          revision: null,
          drafts: [],
        },
      ],
    });

  it('one assignment has a row for everybody, and says of who never began what is missed', () => {
    const { rows } = buildAssignmentGrid(oneText(false), bookOf(false));
    expect(rows.map(({ submissionId, cells }) => [submissionId, ...cells.map(({ kind }) => kind)])).toEqual([
      [null, 'absent', 'missed', 'absent', 'missed'],
      [70, 'absent', 'absent', 'weighted', 'grade'],
    ]);
  });

  it('one assignment has the texts alone where names are hidden', () => {
    const { rows } = buildAssignmentGrid(oneText(true), bookOf(true));
    expect(rows.map(({ submissionId }) => submissionId)).toEqual([70]);
  });
});

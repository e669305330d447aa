import { gradeBookSchema } from '@redraft/contracts';
import { describe, expect, it } from 'vitest';
import { gridOfClass } from './grid-model.ts';

/** One assignment, begun by nobody; of two students the first has missed it. */
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
        drafts: [
          { draftId: 20, title: 'First', weight: 40, draftType: 'DRAFT' },
          { draftId: 21, title: 'Final', weight: 60, draftType: 'FINAL' },
        ],
        settings: { holdsBack: false, isAnonymous, processShare: 0, scale: 'American', version: 0 },
        numberOfTexts: 0,
        numberOfGraded: 0,
        numberOfHeld: 0,
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

describe('the cell of a text that nobody has begun', () => {
  it.each([
    ['says that it is missed where the final deadline has passed', false, ['missed', 'absent']],
    ['says nothing where names are hidden', true, ['hidden', 'hidden']],
  ])('%s', (_what, isAnonymous, expected) => {
    const { rows } = gridOfClass(bookOf(isAnonymous), new Map());
    expect(rows.map(({ cells }) => cells[0]?.kind)).toEqual(expected);
  });
});

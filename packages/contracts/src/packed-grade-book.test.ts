import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gradeBookSchema } from './grade-book.ts';
import { packedGradeBookSchema, packGradeBook, unpackGradeBook } from './packed-grade-book.ts';

const settings = { holdsBack: false, isAnonymous: false, processShare: 0, scale: 'American', version: 0 };
const counts = { numberOfTexts: 0, numberOfGraded: 0, numberOfHeld: 0, numberOfHidden: 0 };
const studentId = fc.integer({ min: 1, max: 4 });
const assignmentId = fc.integer({ min: 11, max: 13 });
const text = fc.record({
  submissionId: fc.integer({ min: 1, max: 1_000_000 }),
  studentId,
  assignmentId,
  grade: fc.constantFrom(-1, 0, 87.5, 100),
  alternateGrade: fc.option(fc.constantFrom('A', 'B+')),
  isSubmitted: fc.boolean(),
  isShown: fc.boolean(),
  mark: fc.constantFrom(null, 'late', 'excused', 'missed'),
});
const missed = fc.uniqueArray(fc.record({ studentId, draftId: fc.integer({ min: 20, max: 25 }) }), {
  selector: (one) => `${one.studentId} ${one.draftId}`,
});

const bookOf = (texts: unknown, steps: unknown) =>
  gradeBookSchema.parse({
    classId: 1,
    className: 'Rhetoric',
    gradeMethod: 'Numeric',
    gradeOptions: [],
    timezone: 'Europe/Berlin',
    texts,
    missed: steps,
    can: { grade: true },
    assignments: [11, 12, 13].map((id) => ({
      id,
      title: 'Essay',
      endDate: '2026-10-15T08:00:00Z',
      drafts: [],
      settings,
      pointValue: 10,
      ...counts,
    })),
    students: [1, 2, 3, 4].map((id) => ({
      id,
      firstName: 'Emre',
      lastName: 'Aydın',
      email: 'e@example.org',
    })),
  });

it('a packed grade book survives a round trip', () => {
  fc.assert(
    fc.property(fc.array(text), missed, (texts, steps) => {
      const book = bookOf(texts, steps);
      const sent: unknown = JSON.parse(JSON.stringify(packGradeBook(book)));
      const read = unpackGradeBook(packedGradeBookSchema.parse(sent));
      expect(read.texts).toEqual(book.texts);
      expect(new Set(read.missed)).toEqual(new Set(book.missed));
    }),
  );
});

it('a packed grade book leaves out texts of people outside the class', () => {
  const one = {
    submissionId: 5,
    grade: 1,
    alternateGrade: null,
    isSubmitted: true,
    isShown: true,
    mark: null,
  };
  const book = bookOf([{ ...one, studentId: 99, assignmentId: 11 }], []);
  expect(packGradeBook(book).texts.submissionIds).toEqual([]);
});

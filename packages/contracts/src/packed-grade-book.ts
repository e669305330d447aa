import { z } from 'zod';
import { type GradeBook, type GradeBookText, type GradeMark, gradeBookSchema } from './grade-book.ts';
import { draftIdSchema, submissionIdSchema, userIdSchema } from './ids.ts';
import { scoreSchema } from './wire.ts';

/** An index in the lists of students and assignments. */
const placeSchema = z.number().int().min(0);
const submitted = 1;
const shownFlag = 2;
const marks = { late: 4, excused: 8, missed: 16 } as const;

function encodeFlags({ isSubmitted, isShown, mark }: GradeBookText): number {
  return (isSubmitted ? submitted : 0) + (isShown ? shownFlag : 0) + (mark === null ? 0 : marks[mark]);
}

function decodeMark(flags: number): GradeMark {
  if ((flags & marks.late) > 0) return 'late';
  if ((flags & marks.excused) > 0) return 'excused';
  return (flags & marks.missed) > 0 ? 'missed' : null;
}

/**
 * The column-wise transfer format of a grade book: with three hundred students and twenty assignments, field names would be most of the answer. Each
 * text has one entry in each list, at the same index.
 */
export const packedGradeBookSchema = gradeBookSchema.omit({ texts: true, missed: true }).extend({
  texts: z.object({
    submissionIds: z.array(submissionIdSchema),
    /** Indexes in `students` and `assignments`. */
    students: z.array(placeSchema),
    assignments: z.array(placeSchema),
    grades: z.array(scoreSchema),
    alternateGrades: z.array(z.string().nullable()),
    /** Bits: 1 for submitted, 2 for a grade visible to the student, 4, 8 or 16 for a mark. */
    flags: z.array(z.number().int()),
  }),
  missed: z.array(z.object({ studentId: userIdSchema, draftIds: z.array(draftIdSchema) })),
});
export type PackedGradeBook = z.infer<typeof packedGradeBookSchema>;

/** Texts of people and assignments that are not in the grade book are left out. */
export function packGradeBook({ texts, missed, ...book }: GradeBook): PackedGradeBook {
  const students = new Map(book.students.map(({ id }, index) => [id, index]));
  const assignments = new Map(book.assignments.map(({ id }, index) => [id, index]));
  const packable = texts.filter((text) => students.has(text.studentId) && assignments.has(text.assignmentId));
  const byStudent = Map.groupBy(missed, ({ studentId }) => studentId);
  return {
    ...book,
    texts: {
      submissionIds: packable.map(({ submissionId }) => submissionId),
      students: packable.map(({ studentId }) => students.get(studentId) ?? 0),
      assignments: packable.map(({ assignmentId }) => assignments.get(assignmentId) ?? 0),
      grades: packable.map(({ grade }) => grade),
      alternateGrades: packable.map(({ alternateGrade }) => alternateGrade),
      flags: packable.map(encodeFlags),
    },
    missed: [...byStudent].map(([studentId, steps]) => ({
      studentId,
      draftIds: steps.map(({ draftId }) => draftId),
    })),
  };
}

export function unpackGradeBook({ texts, missed, ...book }: PackedGradeBook): GradeBook {
  return {
    ...book,
    texts: texts.submissionIds.flatMap((submissionId, index): GradeBookText[] => {
      const student = book.students[texts.students[index] ?? -1];
      const assignment = book.assignments[texts.assignments[index] ?? -1];
      if (!student || !assignment) return [];
      const flags = texts.flags[index] ?? 0;
      return [
        {
          submissionId,
          assignmentId: assignment.id,
          studentId: student.id,
          grade: texts.grades[index] ?? -1,
          alternateGrade: texts.alternateGrades[index] ?? null,
          isSubmitted: (flags & submitted) > 0,
          isShown: (flags & shownFlag) > 0,
          mark: decodeMark(flags),
        },
      ];
    }),
    missed: missed.flatMap(({ studentId, draftIds }) => draftIds.map((draftId) => ({ studentId, draftId }))),
  };
}

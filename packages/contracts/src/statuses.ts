import { z } from 'zod';

/** Status of a draft or a submission. */
export const submissionStatuses = [
  'NONE',
  'SUBMITTED',
  'SUBMITTED_AUTO',
  'SUBMITTED_LATE',
  'SUBMITTED_INSTRUCTOR',
  'SUBMITTED_EXCEPTION',
  'MISSED',
] as const;
export const submissionStatus = z.enum(submissionStatuses);
export type SubmissionStatus = z.infer<typeof submissionStatus>;

export const gradeMethod = z.enum(['Numeric', 'Letter']);
export type GradeMethod = z.infer<typeof gradeMethod>;

/** The letters of a class from the best down; single letters are always selected. */
export const letterGrades = [
  'F',
  'D-',
  'D',
  'D+',
  'C-',
  'C',
  'C+',
  'B-',
  'B',
  'B+',
  'A-',
  'A',
  'A+',
] as const;
export const letterGrade = z.object({ value: z.enum(letterGrades), selected: z.boolean() });
export type LetterGrade = z.infer<typeof letterGrade>;
/** A letter that students of the class have, the first of them by name. */
export const letterInUse = z.object({
  value: z.enum(letterGrades),
  students: z.number().int().positive(),
  names: z.array(z.string()),
});
export type LetterInUse = z.infer<typeof letterInUse>;

export const defaultLetterGrades: LetterGrade[] = letterGrades.map((value) => ({
  value,
  selected: value.length === 1,
}));

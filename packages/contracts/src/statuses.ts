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
export const submissionStatusSchema = z.enum(submissionStatuses);
export type SubmissionStatus = z.infer<typeof submissionStatusSchema>;

/** Current status of a whole submission: a current exception is a status of its own. */
export const overallStatuses = [...submissionStatuses, 'EXCEPTION'] as const;
export const overallStatusSchema = z.enum(overallStatuses);
export type OverallStatus = z.infer<typeof overallStatusSchema>;

export const gradeMethodSchema = z.enum(['Numeric', 'Letter']);
export type GradeMethod = z.infer<typeof gradeMethodSchema>;

/** The letters of a class, best first; letters without plus and minus are always selected. */
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
export const letterGradeSchema = z.object({ value: z.enum(letterGrades), selected: z.boolean() });
export type LetterGrade = z.infer<typeof letterGradeSchema>;
/** A letter that students of the class have, with the names of the first ones. */
export const letterInUseSchema = z.object({
  value: z.enum(letterGrades),
  students: z.number().int().positive(),
  names: z.array(z.string()),
});
export type LetterInUse = z.infer<typeof letterInUseSchema>;

export const defaultLetterGrades: LetterGrade[] = letterGrades.map((value) => ({
  value,
  selected: value.length === 1,
}));

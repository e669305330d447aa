import { z } from 'zod';
import { draftSubmissionIdSchema, submissionIdSchema } from './ids.ts';
import { bareText } from './texts.ts';
import { flagSchema, numberOrTextSchema } from './wire.ts';

/** Confirms grading a text that was not handed in. */
const unsubmittedSchema = flagSchema.default(false);
/** -1 and an empty string mean no score. */
const givenScoreSchema = z.union([z.literal('').transform(() => -1), numberOrTextSchema]);

/**
 * `replaces` is the grade that the caller saw: if it has changed meanwhile, nothing is written. An empty string stands for no letter. Without it, a
 * call overwrites any grade.
 */
const scoreGradeFields = {
  unsubmitted: unsubmittedSchema,
  grade: givenScoreSchema,
  replaces: givenScoreSchema.optional(),
};
const letterFields = { unsubmitted: unsubmittedSchema, replaces: bareText().optional() };

export const setGradeQuerySchema = z.object({ id: submissionIdSchema, ...scoreGradeFields });
export type SetGradeQuery = z.infer<typeof setGradeQuerySchema>;
export const setAlternateGradeQuerySchema = z.object({
  id: submissionIdSchema,
  ...letterFields,
  grade: bareText(),
});
export type SetAlternateGradeQuery = z.infer<typeof setAlternateGradeQuerySchema>;

export const draftGradeBodySchema = z.object({
  draftSubmissionId: draftSubmissionIdSchema,
  ...scoreGradeFields,
});
export type DraftGradeBody = z.infer<typeof draftGradeBodySchema>;
export const draftAlternateGradeBodySchema = z.object({
  draftSubmissionId: draftSubmissionIdSchema,
  ...letterFields,
  alternateGrade: bareText(),
});
export type DraftAlternateGradeBody = z.infer<typeof draftAlternateGradeBodySchema>;

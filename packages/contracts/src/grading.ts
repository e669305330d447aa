import { z } from 'zod';
import { draftSubmissionIdSchema, submissionIdSchema } from './ids.ts';
import { bareText } from './texts.ts';
import { flagSchema, numberOrTextSchema } from './wire.ts';

/** A text that nobody has handed in is graded knowingly only. */
const unsubmittedSchema = flagSchema.default(false);
/** -1 is none, and so is an empty field. */
const givenScoreSchema = z.union([z.literal('').transform(() => -1), numberOrTextSchema]);

/**
 * `replaces` is the grade that the caller saw: with another one there meanwhile nothing is written. A letter that was none is empty.
 * Without it a call writes whatever stands there.
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

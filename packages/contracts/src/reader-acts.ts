import { z } from 'zod';
import { draftIdSchema, draftSubmissionIdSchema, submissionIdSchema } from './ids.ts';
import { chosenInstantSchema, flagSchema } from './wire.ts';

/** true opens a text for writing, false closes it; EXCEPTION grants the late-submission exception, NONE revokes it. */
export const setEnableWritingBodySchema = z.object({
  submissionId: submissionIdSchema,
  status: z.union([z.enum(['EXCEPTION', 'NONE']), flagSchema]),
});
export type SetEnableWritingBody = z.infer<typeof setEnableWritingBodySchema>;
export const setDraftResubmitBodySchema = z.object({
  submissionId: submissionIdSchema,
  draftSubmissionId: draftSubmissionIdSchema,
  status: flagSchema,
  /** Without an end if absent. */
  exceptionDeadline: chosenInstantSchema.nullable().default(null),
});
export type SetDraftResubmitBody = z.infer<typeof setDraftResubmitBodySchema>;
export const endCommentBodySchema = z.object({
  submissionId: submissionIdSchema,
  draftSubmissionId: draftSubmissionIdSchema.nullable().default(null),
});
export type EndCommentBody = z.infer<typeof endCommentBodySchema>;
export const submitForStudentBodySchema = z.object({
  submissionId: submissionIdSchema,
  draftId: draftIdSchema,
});

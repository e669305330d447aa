import { z } from 'zod';
import { feedbackTextSchema } from './feedback.ts';
import { keptCommentIdSchema } from './ids.ts';
import { instantSchema, rowVersionSchema } from './wire.ts';

/** A comment that an instructor keeps to use again. */
export const keptCommentSchema = z.object({
  id: keptCommentIdSchema,
  comment: z.string(),
  version: z.number().int(),
  updatedDate: instantSchema,
});
export type KeptComment = z.infer<typeof keptCommentSchema>;

export const keepCommentBodySchema = z.object({ comment: feedbackTextSchema });
export const changeKeptCommentBodySchema = z.object({
  id: keptCommentIdSchema,
  comment: feedbackTextSchema,
  version: rowVersionSchema,
});
export type ChangeKeptCommentBody = z.infer<typeof changeKeptCommentBodySchema>;

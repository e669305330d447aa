import { z } from 'zod';
import { feedbackTextSchema } from './feedback.ts';
import { savedCommentIdSchema } from './ids.ts';
import { instantSchema, rowVersionSchema } from './wire.ts';

/** A comment that an instructor saved for reuse. */
export const savedCommentSchema = z.object({
  id: savedCommentIdSchema,
  comment: z.string(),
  version: z.number().int(),
  updatedDate: instantSchema,
});
export type SavedComment = z.infer<typeof savedCommentSchema>;

export const saveCommentBodySchema = z.object({ comment: feedbackTextSchema });
export const changeSavedCommentBodySchema = z.object({
  id: savedCommentIdSchema,
  comment: feedbackTextSchema,
  version: rowVersionSchema,
});
export type ChangeSavedCommentBody = z.infer<typeof changeSavedCommentBodySchema>;

import { formatSentence } from '@redraft/sentences';
import { z } from 'zod';
import { draftTypeSchema } from './assignments.ts';
import { draftIdSchema, feedbackIdSchema, submissionIdSchema } from './ids.ts';
import { limits } from './limits.ts';
import { countCharacters, noteText } from './texts.ts';
import { instantSchema, rowVersionSchema } from './wire.ts';

/** Feedback text; its length is counted in code points. */
export const feedbackTextSchema = noteText(2 * limits.feedback)
  .min(1)
  .refine(
    (text) => countCharacters(text) <= limits.feedback,
    formatSentence('value.too_long', { max: limits.feedback }),
  );

export const feedbackItemSchema = z.object({
  id: feedbackIdSchema,
  comment: z.string(),
  timestamp: instantSchema,
  /** When its text was last changed; null if never. */
  editedDate: instantSchema.nullable(),
  read: z.boolean(),
  draftId: draftIdSchema.nullable(),
  draftTitle: z.string().nullable(),
  draftType: draftTypeSchema.nullable(),
  /** Whether the reader of the list is the author, who alone may change it. */
  isOwn: z.boolean(),
});
export type FeedbackItem = z.infer<typeof feedbackItemSchema>;

const draftOfFeedbackSchema = draftIdSchema.nullable().default(null);

export const addFeedbackBodySchema = z.object({
  submissionId: submissionIdSchema,
  comment: feedbackTextSchema,
  /** Absent for feedback on the text as a whole. */
  draftId: draftOfFeedbackSchema,
});
export type AddFeedbackBody = z.infer<typeof addFeedbackBodySchema>;

/** With an ID: kept, restored or changed; without: new. */
const sentFeedbackSchema = z.object({
  id: feedbackIdSchema.optional(),
  comment: feedbackTextSchema,
  draftId: draftOfFeedbackSchema,
});
export type SentFeedback = z.infer<typeof sentFeedbackSchema>;

export const saveFeedbackBodySchema = z.object({
  submissionId: submissionIdSchema,
  /** The complete list: missing feedback is removed. */
  feedbacks: z.array(sentFeedbackSchema).max(limits.feedbacks),
  /** The submission's `feedbackVersion` that the list is based on. Without it nothing is removed. */
  version: rowVersionSchema.optional(),
});
export type SaveFeedbackBody = z.infer<typeof saveFeedbackBodySchema>;

/** Unsent feedback of the author. */
export const feedbackDraftSchema = z.object({
  submissionId: submissionIdSchema,
  comment: z.string(),
  draftId: draftIdSchema.nullable(),
  /** The version that a change is based on; 0 if nothing is stored. */
  version: z.number().int().nonnegative(),
});
export type FeedbackDraft = z.infer<typeof feedbackDraftSchema>;

export const storeFeedbackDraftBodySchema = z.object({
  submissionId: submissionIdSchema,
  /** A draft may be too long to be sent; it can be shortened later. */
  comment: noteText(4 * limits.feedback),
  draftId: draftOfFeedbackSchema,
  version: rowVersionSchema,
});
export type StoreFeedbackDraftBody = z.infer<typeof storeFeedbackDraftBodySchema>;

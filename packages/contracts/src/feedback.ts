import { written } from '@redraft/sentences';
import { z } from 'zod';
import { draftTypeSchema } from './assignments.ts';
import { draftIdSchema, feedbackIdSchema, submissionIdSchema } from './ids.ts';
import { limits } from './limits.ts';
import { countCharacters, noteText } from './texts.ts';
import { instantSchema, rowVersionSchema } from './wire.ts';

/** What is said to a student, in characters as people count them: a character beyond the basic plane is one. */
export const feedbackTextSchema = noteText(2 * limits.feedback)
  .min(1)
  .refine(
    (text) => countCharacters(text) <= limits.feedback,
    written('value.too_long', { max: limits.feedback }),
  );

export const feedbackItemSchema = z.object({
  id: feedbackIdSchema,
  comment: z.string(),
  timestamp: instantSchema,
  /** When its words were last changed; null if they never were. */
  editedDate: instantSchema.nullable(),
  read: z.boolean(),
  draftId: draftIdSchema.nullable(),
  draftTitle: z.string().nullable(),
  draftType: draftTypeSchema.nullable(),
  /** Whether the reader of the list wrote it, who alone may change it. */
  isOwn: z.boolean(),
});
export type FeedbackItem = z.infer<typeof feedbackItemSchema>;

const draftOfFeedbackSchema = draftIdSchema.nullable().default(null);

export const addFeedbackBodySchema = z.object({
  submissionId: submissionIdSchema,
  comment: feedbackTextSchema,
  /** None for what is about the text as a whole. */
  draftId: draftOfFeedbackSchema,
});
export type AddFeedbackBody = z.infer<typeof addFeedbackBodySchema>;

/** One that has an id stays, comes back or is changed; one without is new. */
const sentFeedbackSchema = z.object({
  id: feedbackIdSchema.optional(),
  comment: feedbackTextSchema,
  draftId: draftOfFeedbackSchema,
});
export type SentFeedback = z.infer<typeof sentFeedbackSchema>;

export const saveFeedbackBodySchema = z.object({
  submissionId: submissionIdSchema,
  /** The whole list: what is not in it is taken back. */
  feedbacks: z.array(sentFeedbackSchema).max(limits.feedbacks),
  /** `feedbackVersion` of the submission that the list was made from. Without it nothing is taken back. */
  version: rowVersionSchema.optional(),
});
export type SaveFeedbackBody = z.infer<typeof saveFeedbackBodySchema>;

/** What somebody is writing to a student and has not sent. */
export const feedbackDraftSchema = z.object({
  submissionId: submissionIdSchema,
  comment: z.string(),
  draftId: draftIdSchema.nullable(),
  /** What a change is kept onto; 0 while nothing was kept. */
  version: z.number().int().nonnegative(),
});
export type FeedbackDraft = z.infer<typeof feedbackDraftSchema>;

export const storeFeedbackDraftBodySchema = z.object({
  submissionId: submissionIdSchema,
  /** What is too long to be sent is kept all the same: it is made shorter later. */
  comment: noteText(4 * limits.feedback),
  draftId: draftOfFeedbackSchema,
  version: rowVersionSchema,
});
export type StoreFeedbackDraftBody = z.infer<typeof storeFeedbackDraftBodySchema>;

import { z } from 'zod';
import { feedbackTextSchema } from './feedback.ts';
import {
  assignmentIdSchema,
  classIdSchema,
  commentReplyIdSchema,
  documentCommentIdSchema,
  submissionIdSchema,
} from './ids.ts';
import { limits } from './limits.ts';
import { noteText } from './texts.ts';
import { instantSchema, listIndexSchema, versionSeqSchema } from './wire.ts';

/** What happened to the passage of a comment: whether the text changed, not whether it improved. */
export const uptakeStateSchema = z.enum([
  'changed-here',
  'changed-nearby',
  'not-changed',
  'deleted-with-passage',
  'declined',
  'praise',
]);
export type UptakeStateName = z.infer<typeof uptakeStateSchema>;

/** A passage with its context, by which another extraction of the same text can locate it. */
export const textQuoteSchema = z.object({
  words: z.string(),
  before: z.string(),
  after: z.string(),
  /** Code points before it. */
  at: z.number().int(),
});
export type TextQuote = z.infer<typeof textQuoteSchema>;

/** A reply to a comment, by the student or a teacher. */
export const commentReplySchema = z.object({
  id: commentReplyIdSchema,
  authorName: z.string(),
  timestamp: instantSchema,
  text: z.string(),
  /** Whether the reader may remove it. */
  canRemove: z.boolean(),
});
export type CommentReply = z.infer<typeof commentReplySchema>;

export const documentCommentSchema = z.object({
  id: documentCommentIdSchema,
  comment: z.string(),
  authorName: z.string(),
  timestamp: instantSchema,
  versionSeq: z.number().int(),
  /** The passage as it was when the comment was written. */
  passage: z.string(),
  /** Its position in the requested version; empty text if it is gone. */
  quote: textQuoteSchema,
  replies: z.array(commentReplySchema),
  state: uptakeStateSchema,
  /** Share of the passage's words that are gone; 0 to 1. */
  changedShare: z.number(),
  newWords: z.number().int(),
  /** From the comment to the first save that changed the passage; null if there is none. */
  hoursToFirstChange: z.number().nullable(),
  declineReason: z.string().nullable(),
  isDeclineAccepted: z.boolean(),
  isConfirmed: z.boolean(),
  /** The student has marked it as done. */
  isDone: z.boolean(),
  /** The student has seen it. */
  isRead: z.boolean(),
  /** For a comment in the file of the text: whether it still exists there, and its state there. Null for one that was made in the reader. */
  file: z.object({ isInFile: z.boolean(), isResolved: z.boolean(), replies: z.number().int() }).nullable(),
  /** Whether the reader may remove it. */
  canRemove: z.boolean(),
  canEdit: z.boolean(),
});
export type DocumentComment = z.infer<typeof documentCommentSchema>;

const uptakeSumSchema = z.object({
  comments: z.number().int(),
  /** All except praise. */
  actionable: z.number().int(),
  /** Changed here, deleted with its passage, or declined and accepted; of those that can be acted on. Null without any. */
  share: z.number().nullable(),
  /** The middle of those that were changed; null where none was. */
  medianHours: z.number().nullable(),
});

export const submissionCommentsSchema = z.object({
  submissionId: submissionIdSchema,
  timezone: z.string(),
  /** In the order of the text. */
  comments: z.array(documentCommentSchema),
  sum: uptakeSumSchema,
  algorithmVersion: z.string(),
  can: z.object({ comment: z.boolean(), answer: z.boolean(), reply: z.boolean() }),
});
export type SubmissionComments = z.infer<typeof submissionCommentsSchema>;

export const submissionCommentsQuerySchema = z.object({
  submissionId: submissionIdSchema,
  /** Only what was said about this version, with its places in it; without one all, in the text as it is now. */
  seq: versionSeqSchema.optional(),
});
export type SubmissionCommentsQuery = z.infer<typeof submissionCommentsQuerySchema>;

/** A text to point at words of. */
export const commentableTextSchema = z.object({ seq: z.number().int(), text: z.string() });
export const commentableTextQuerySchema = z.object({
  submissionId: submissionIdSchema,
  /** As it is now without one. */
  seq: versionSeqSchema.optional(),
});

export const addCommentBodySchema = z.object({
  submissionId: submissionIdSchema,
  seq: versionSeqSchema,
  /** The passage, in characters (code points) of the text of that version, half-open. */
  from: listIndexSchema,
  to: listIndexSchema,
  comment: feedbackTextSchema,
  praise: z.boolean().default(false),
});
export type AddCommentBody = z.infer<typeof addCommentBodySchema>;

/** What is left out stays as it is. */
export const changeCommentBodySchema = z.object({
  id: documentCommentIdSchema,
  comment: feedbackTextSchema.optional(),
  removed: z.boolean().optional(),
  praise: z.boolean().optional(),
  declineAccepted: z.boolean().optional(),
  confirmed: z.boolean().optional(),
});
export type ChangeCommentBody = z.infer<typeof changeCommentBodySchema>;

/** Absent fields stay as they are. */
export const answerCommentBodySchema = z.object({
  id: documentCommentIdSchema,
  /** Why the passage is not changed; null withdraws that. */
  reason: noteText(limits.declineReason).min(1).nullable().optional(),
  /** The student considers it done. */
  done: z.boolean().optional(),
});
export type AnswerCommentBody = z.infer<typeof answerCommentBodySchema>;

export const replyBodySchema = z.object({ commentId: documentCommentIdSchema, text: feedbackTextSchema });
export type ReplyBody = z.infer<typeof replyBodySchema>;

/** Removes or restores one of the user's own replies. */
export const changeReplyBodySchema = z.object({ id: commentReplyIdSchema, removed: z.boolean() });
export type ChangeReplyBody = z.infer<typeof changeReplyBodySchema>;

export const classUptakeSchema = z.object({
  classId: classIdSchema,
  sum: uptakeSumSchema,
  assignments: z.array(
    uptakeSumSchema.extend({ assignmentId: assignmentIdSchema, title: z.string(), texts: z.number().int() }),
  ),
  /** Texts with figures of an earlier version: updated within half a minute. */
  behind: z.number().int(),
  algorithmVersion: z.string(),
});
export type ClassUptake = z.infer<typeof classUptakeSchema>;

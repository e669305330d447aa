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

/** What became of the passage that a comment is about. It says that the text changed, not that it got better. */
export const uptakeStateSchema = z.enum([
  'changed-here',
  'changed-nearby',
  'not-changed',
  'deleted-with-passage',
  'declined',
  'praise',
]);
export type UptakeStateName = z.infer<typeof uptakeStateSchema>;

/** Words of a text with what stands around them, by which another reading of the same text finds them. */
export const textQuoteSchema = z.object({
  words: z.string(),
  before: z.string(),
  after: z.string(),
  /** Characters (code points) in front of them. */
  at: z.number().int(),
});
export type TextQuote = z.infer<typeof textQuoteSchema>;

/** What was said to a comment, by the student or by their teachers. */
export const commentReplySchema = z.object({
  id: commentReplyIdSchema,
  authorName: z.string(),
  timestamp: instantSchema,
  text: z.string(),
  /** By whoever reads this. */
  canRemove: z.boolean(),
});
export type CommentReply = z.infer<typeof commentReplySchema>;

export const documentCommentSchema = z.object({
  id: documentCommentIdSchema,
  comment: z.string(),
  authorName: z.string(),
  timestamp: instantSchema,
  versionSeq: z.number().int(),
  /** The words that it is about, as they stood then. */
  passage: z.string(),
  /** Where it stands in the text that was asked for; without words where they are gone. */
  quote: textQuoteSchema,
  replies: z.array(commentReplySchema),
  state: uptakeStateSchema,
  /** Of the words of the passage, those that are gone; 0 to 1. */
  changedShare: z.number(),
  newWords: z.number().int(),
  /** From the comment to the first save that changed the passage; null as long as none did. */
  hoursToFirstChange: z.number().nullable(),
  declineReason: z.string().nullable(),
  isDeclineAccepted: z.boolean(),
  isConfirmed: z.boolean(),
  /** The student has ticked it off. */
  isDone: z.boolean(),
  /** The student has had it before them. */
  isRead: z.boolean(),
  /** Of one that stands in the file of the text: whether it still does, and what else happened to it there. Null for one that was made in the reader. */
  file: z.object({ isInFile: z.boolean(), isResolved: z.boolean(), replies: z.number().int() }).nullable(),
  /** By whoever reads this. */
  canRemove: z.boolean(),
  canEdit: z.boolean(),
});
export type DocumentComment = z.infer<typeof documentCommentSchema>;

const uptakeSumSchema = z.object({
  comments: z.number().int(),
  /** All but praise. */
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

/** What is left out stays as it is. */
export const answerCommentBodySchema = z.object({
  id: documentCommentIdSchema,
  /** Why the passage stays as it is; null takes that back. */
  reason: noteText(limits.declineReason).min(1).nullable().optional(),
  /** The student has done what it asks for, in their own eyes. */
  done: z.boolean().optional(),
});
export type AnswerCommentBody = z.infer<typeof answerCommentBodySchema>;

export const replyBodySchema = z.object({ commentId: documentCommentIdSchema, text: feedbackTextSchema });
export type ReplyBody = z.infer<typeof replyBodySchema>;

/** Takes a reply of one's own back, or brings it again. */
export const changeReplyBodySchema = z.object({ id: commentReplyIdSchema, removed: z.boolean() });
export type ChangeReplyBody = z.infer<typeof changeReplyBodySchema>;

export const classUptakeSchema = z.object({
  classId: classIdSchema,
  sum: uptakeSumSchema,
  assignments: z.array(
    uptakeSumSchema.extend({ assignmentId: assignmentIdSchema, title: z.string(), texts: z.number().int() }),
  ),
  /** Texts whose figures are of an earlier version: they follow within half a minute. */
  behind: z.number().int(),
  algorithmVersion: z.string(),
});
export type ClassUptake = z.infer<typeof classUptakeSchema>;

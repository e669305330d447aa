import { z } from 'zod';
import { assignmentIdSchema, userIdSchema } from './ids.ts';
import { limits } from './limits.ts';
import { noteText } from './texts.ts';
import { instantSchema, rowVersionSchema } from './wire.ts';

/** Words of an example, and what somebody says about them. */
export const practiceCommentSchema = z.object({
  /** Empty for the whole text. */
  passage: noteText(limits.practicePassage),
  comment: noteText(limits.practiceComment).min(1),
});
export type PracticeComment = z.infer<typeof practiceCommentSchema>;

export const practiceTextSchema = noteText(limits.practiceText);
/** As it was kept: nothing is checked of it again. */
const storedCommentsSchema = z.array(z.object({ passage: z.string(), comment: z.string() }));

/** On what the students of an assignment practise before they review each other, for staff. */
export const reviewPracticeSchema = z.object({
  assignmentId: assignmentIdSchema,
  /** Null for the example that the pages bring along. */
  example: z.string().nullable(),
  /** What staff would say about an example of their own. */
  samples: storedCommentsSchema,
  /** Nobody begins to write a review before the practice. */
  required: z.boolean(),
  /** 0 before the first. */
  version: z.number().int(),
  can: z.object({ manage: z.boolean() }),
});
export type ReviewPractice = z.infer<typeof reviewPracticeSchema>;

export const changeReviewPracticeBodySchema = z.object({
  assignmentId: assignmentIdSchema,
  example: practiceTextSchema.min(1).nullable(),
  samples: z.array(practiceCommentSchema).max(limits.practiceComments),
  required: z.boolean(),
  version: rowVersionSchema,
});
export type ChangeReviewPracticeBody = z.infer<typeof changeReviewPracticeBodySchema>;

/** A Word document or a plain text. */
export const readPracticeFileBodySchema = z.object({ file: z.file() });
export const practiceFileSchema = z.object({ text: z.string() });

/** Who has practised, for staff: a count and a day, and none of their words. */
export const practisedSchema = z.array(
  z.object({
    studentId: userIdSchema,
    firstName: z.string(),
    lastName: z.string(),
    comments: z.number().int(),
    doneDate: instantSchema.nullable(),
  }),
);
export type Practised = z.infer<typeof practisedSchema>;

/** The practice of a student, for them alone. */
export const ownPracticeSchema = z.object({
  assignmentId: assignmentIdSchema,
  example: z.string().nullable(),
  required: z.boolean(),
  comments: storedCommentsSchema,
  /** 0 before the first word. */
  version: z.number().int(),
  doneDate: instantSchema.nullable(),
  /** What staff would say, once the own comments are there. */
  samples: storedCommentsSchema,
  can: z.object({ write: z.boolean() }),
});
export type OwnPractice = z.infer<typeof ownPracticeSchema>;

export const changeOwnPracticeBodySchema = z.object({
  assignmentId: assignmentIdSchema,
  comments: z.array(practiceCommentSchema).max(limits.practiceComments),
  /** That is all they want to say. Once done it stays so. */
  done: z.boolean(),
  version: rowVersionSchema,
});
export type ChangeOwnPracticeBody = z.infer<typeof changeOwnPracticeBodySchema>;

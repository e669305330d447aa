import { z } from 'zod';
import { assignmentIdSchema, userIdSchema } from './ids.ts';
import { limits } from './limits.ts';
import { noteText } from './texts.ts';
import { instantSchema, rowVersionSchema } from './wire.ts';

/** A comment on a passage of the example. */
export const practiceCommentSchema = z.object({
  /** Empty for the whole text. */
  passage: noteText(limits.practicePassage),
  comment: noteText(limits.practiceComment).min(1),
});
export type PracticeComment = z.infer<typeof practiceCommentSchema>;

export const practiceTextSchema = noteText(limits.practiceText);
/** As stored, not validated again. */
const storedCommentsSchema = z.array(z.object({ passage: z.string(), comment: z.string() }));

/** The review practice of an assignment, for staff. */
export const reviewPracticeSchema = z.object({
  assignmentId: assignmentIdSchema,
  /** Null for the built-in example of the pages. */
  example: z.string().nullable(),
  /** Sample comments of staff on an example of their own. */
  samples: storedCommentsSchema,
  /** Practice is required before a student can start a review. */
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

/** A Word document or a plain text file. */
export const readPracticeFileBodySchema = z.object({ file: z.file() });
export const practiceFileSchema = z.object({ text: z.string() });

/** Who has practised, for staff: number and date, without content. */
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

/** A student's own practice; private. */
export const ownPracticeSchema = z.object({
  assignmentId: assignmentIdSchema,
  example: z.string().nullable(),
  required: z.boolean(),
  comments: storedCommentsSchema,
  /** 0 before the first comment. */
  version: z.number().int(),
  doneDate: instantSchema.nullable(),
  /** Sample comments of staff, visible once the student has finished. */
  samples: storedCommentsSchema,
  can: z.object({ write: z.boolean() }),
});
export type OwnPractice = z.infer<typeof ownPracticeSchema>;

export const changeOwnPracticeBodySchema = z.object({
  assignmentId: assignmentIdSchema,
  comments: z.array(practiceCommentSchema).max(limits.practiceComments),
  /** The student has finished; cannot be undone. */
  done: z.boolean(),
  version: rowVersionSchema,
});
export type ChangeOwnPracticeBody = z.infer<typeof changeOwnPracticeBodySchema>;

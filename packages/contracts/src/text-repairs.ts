import { z } from 'zod';
import { editorAppearanceSchema, editorFrameSchema } from './editor.ts';
import { submissionIdSchema, userIdSchema } from './ids.ts';
import { limits } from './limits.ts';
import { bareText, noteText } from './texts.ts';
import { instantSchema } from './wire.ts';

/** Text repair: an administrator finds a student's text and repairs its formatting. */

export const namedPersonSchema = z.object({ id: userIdSchema, name: z.string() });
export type NamedPerson = z.infer<typeof namedPersonSchema>;
export const personNameQuerySchema = z.object({ name: bareText().trim().min(3).max(limits.email) });

export const submissionSearchBodySchema = z
  .object({
    userId: userIdSchema.nullish(),
    enrollmentKey: bareText().trim().max(50).nullish(),
  })
  .refine(
    ({ userId, enrollmentKey }) => Boolean(userId) || Boolean(enrollmentKey),
    'submission.search_empty',
  );
export type SubmissionSearchBody = z.infer<typeof submissionSearchBodySchema>;

export const foundSubmissionSchema = z.object({
  className: z.string(),
  instructorName: z.string(),
  title: z.string(),
  studentName: z.string(),
  submissionId: submissionIdSchema,
});
export type FoundSubmission = z.infer<typeof foundSubmissionSchema>;
/** Maximum results of a search. */
export const maxFoundSubmissions = 500;

/** The text, for administrators who may repair it; false if nothing can be loaded. */
export const repairableTextSchema = foundSubmissionSchema.extend({
  /** Archived classes are read-only. */
  isArchived: z.boolean(),
});
export type RepairableText = z.infer<typeof repairableTextSchema>;

export const submissionToValidateSchema = z.object({ submissionId: submissionIdSchema });

export const repairFrameQuerySchema = editorAppearanceSchema.extend({ submissionId: submissionIdSchema });
export const repairFrameSchema = editorFrameSchema;

export const repairStateSchema = z.object({
  startedAt: instantSchema,
  /** Whether the copy has been changed. */
  isChanged: z.boolean(),
  /** Whether text and paragraph breaks equal those of the original. */
  hasSameWords: z.boolean(),
  /** Whether the student's text has changed since the copy was made. */
  isBehind: z.boolean(),
});
export type RepairState = z.infer<typeof repairStateSchema>;

/** A repair of a text's formatting, without changes to its content, and the resulting version. */
export const textRepairSchema = z.object({ at: instantSchema, versionSeq: z.number().int() });
export type TextRepair = z.infer<typeof textRepairSchema>;

export const putInRepairBodySchema = z.object({
  submissionId: submissionIdSchema,
  reason: noteText(limits.repairReason).min(1),
});
export type PutInRepairBody = z.infer<typeof putInRepairBodySchema>;

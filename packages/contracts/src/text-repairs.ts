import { z } from 'zod';
import { editorAppearanceSchema, editorFrameSchema } from './editor.ts';
import { submissionIdSchema, userIdSchema } from './ids.ts';
import { limits } from './limits.ts';
import { bareText, noteText } from './texts.ts';
import { instantSchema } from './wire.ts';

/** Finding a student's text as an administrator, and mending how it looks. */

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
/** How many a search answers at most. */
export const maxFoundSubmissions = 500;

/** What a text is, for whoever may repair it; false where nothing can be loaded. */
export const repairableTextSchema = foundSubmissionSchema.extend({
  /** Nothing is changed any more in a class that is put away. */
  isArchived: z.boolean(),
});
export type RepairableText = z.infer<typeof repairableTextSchema>;

export const submissionToValidateSchema = z.object({ submissionId: submissionIdSchema });

export const repairFrameQuerySchema = editorAppearanceSchema.extend({ submissionId: submissionIdSchema });
export const repairFrameSchema = editorFrameSchema;

export const repairStateSchema = z.object({
  startedAt: instantSchema,
  /** Whether the copy differs from what it was made of. */
  isChanged: z.boolean(),
  /** Whether its words, and where its paragraphs end, are those of the text. */
  hasSameWords: z.boolean(),
  /** Whether the student's text has gone on since the copy was made. */
  isBehind: z.boolean(),
});
export type RepairState = z.infer<typeof repairStateSchema>;

/** How a text looks was changed by an administrator, and none of its words; the version that came of it. */
export const textRepairSchema = z.object({ at: instantSchema, versionSeq: z.number().int() });
export type TextRepair = z.infer<typeof textRepairSchema>;

export const putInRepairBodySchema = z.object({
  submissionId: submissionIdSchema,
  reason: noteText(limits.repairReason).min(1),
});
export type PutInRepairBody = z.infer<typeof putInRepairBodySchema>;

import { z } from 'zod';
import { classIdSchema, draftIdSchema, submissionIdSchema } from './ids.ts';
import { instantSchema } from './wire.ts';

/** What became of a grade on its way to a learning platform; `newer`: the platform has a grade of its own that is newer. */
export const sentScoreStateSchema = z.enum(['waiting', 'sent', 'newer', 'refused']);
export type SentScoreState = z.infer<typeof sentScoreStateSchema>;

/** Why a grade is not on the platform; each has a sentence on the pages that says what to do. */
export const sentScoreProblemCodes = [
  'not_allowed',
  'column_missing',
  'misunderstood',
  'conflict',
  'overloaded',
  'unavailable',
  'no_answer',
  'unreadable',
  'address_refused',
  'token_refused',
  'platform_removed',
  'failed',
] as const;
export type SentScoreProblemCode = (typeof sentScoreProblemCodes)[number];

export const sentScoreProblemSchema = z.object({
  code: z.enum(sentScoreProblemCodes),
  /** With which the platform answered; null where it was not HTTP that failed. */
  status: z.number().int().nullable(),
});
export type SentScoreProblem = z.infer<typeof sentScoreProblemSchema>;

const gradeName = {
  submissionId: submissionIdSchema,
  /** Null: the grade of the work as a whole. */
  draftId: draftIdSchema.nullable(),
};

export const sentScoreSchema = z.object({
  ...gradeName,
  platformName: z.string(),
  state: sentScoreStateSchema,
  /** When the platform answered last; null where it has not. */
  at: instantSchema.nullable(),
  /** Why the grade is not there; of one that waits, of the try before. */
  problem: sentScoreProblemSchema.nullable(),
  /** The grade that the platform shows instead, in percent. */
  platformGrade: z.number().nullable(),
});
export type SentScore = z.infer<typeof sentScoreSchema>;

export const sentScoresQuerySchema = z.object({ classId: classIdSchema });
export const sentScoresSchema = z.object({ scores: z.array(sentScoreSchema) });

export const sendScoreBodySchema = z.object(gradeName);
export type SendScoreBody = z.infer<typeof sendScoreBodySchema>;
export const requeuedScoreSchema = z.object({ requeued: z.number().int() });

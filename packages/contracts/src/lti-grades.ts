import { z } from 'zod';
import { classIdSchema, draftIdSchema, submissionIdSchema } from './ids.ts';
import { instantSchema } from './wire.ts';

/** What became of a grade on its way to a learning platform; `newer`: the platform has a grade of its own that is newer. */
export const sentScoreStateSchema = z.enum(['waiting', 'sent', 'newer', 'refused']);
export type SentScoreState = z.infer<typeof sentScoreStateSchema>;

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
  /** What it said, or why it could not be asked, in a few technical words. */
  problem: z.string().nullable(),
  /** The grade that the platform shows instead, in percent. */
  platformGrade: z.number().nullable(),
});
export type SentScore = z.infer<typeof sentScoreSchema>;

export const sentScoresQuerySchema = z.object({ classId: classIdSchema });
export const sentScoresSchema = z.object({ scores: z.array(sentScoreSchema) });

export const sendScoreBodySchema = z.object(gradeName);
export type SendScoreBody = z.infer<typeof sendScoreBodySchema>;
export const requeuedScoreSchema = z.object({ requeued: z.number().int() });

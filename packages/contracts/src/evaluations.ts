import { z } from 'zod';
import { submissionIdSchema } from './ids.ts';
import { instantSchema } from './wire.ts';

/**
 * What a submission was evaluated at: sent to be revised, a draft handed in, or the text as a whole by its student, its deadline or its
 * instructor.
 */
export const evaluationTypeSchema = z.enum([
  'REVISION',
  'DRAFT_SUBMISSION',
  'FINAL_SUBMISSION',
  'AUTO_SUBMISSION',
  'INSTRUCTOR_SUBMISSION',
]);
export type EvaluationType = z.infer<typeof evaluationTypeSchema>;

/** A score of 0 to 100; null where it is not defined. */
const advisoryScoreSchema = z.number().int().min(0).max(100).nullable();
const pointsOrNoneSchema = z.number().nullable();

/**
 * A moment in the writing to which a row of a score leads: the number of its save in the rewind, its version and its time in milliseconds
 * since 1970.
 */
const scoreMomentSchema = z.object({
  save: z.number().int(),
  seq: z.number().int(),
  t: z.number(),
});
export type ScoreMoment = z.infer<typeof scoreMomentSchema>;
/** The latest last; a few of many, and none of a score that was computed before they were kept. */
const momentsSchema = z.array(scoreMomentSchema);

/** What the effort score is made of (docs/metrics.md#effort-score). */
export const effortBasisSchema = z.object({
  /** As they held for this student; minutes may follow from the words. */
  expected: z.object({ words: pointsOrNoneSchema, minutes: pointsOrNoneSchema, sittings: z.number() }),
  creditSeconds: z.number(),
  sittings: z.number().int(),
  typedWords: z.number().int(),
  /** Share of what was inserted that was inserted at the end, and words typed a minute: they explain, and count nothing. None of older scores. */
  linearity: pointsOrNoneSchema.optional(),
  rate: pointsOrNoneSchema.optional(),
  rows: z.object({ time: pointsOrNoneSchema, sittings: z.number(), words: pointsOrNoneSchema }),
  moments: z.object({ time: momentsSchema, sittings: momentsSchema, words: momentsSchema }).optional(),
});
export type EffortBasis = z.infer<typeof effortBasisSchema>;

/** What the revision score is made of (docs/metrics.md#revision-score). */
export const revisionBasisSchema = z.object({
  words: z.number().int(),
  episodes: z.number().int(),
  episodeWords: z.number(),
  /** Word equivalents that came or went in one go, which are no revision of one's own. None of older scores. */
  leftOutWords: z.number().optional(),
  tenths: z.number().int(),
  deepEpisodes: z.number().int(),
  laterSessions: z.number().int(),
  isBeforeFirstDraft: z.boolean(),
  rows: z.object({
    volume: pointsOrNoneSchema,
    reach: z.number(),
    depth: z.number(),
    return: pointsOrNoneSchema,
  }),
  moments: z
    .object({ volume: momentsSchema, reach: momentsSchema, depth: momentsSchema, return: momentsSchema })
    .optional(),
});
export type RevisionBasis = z.infer<typeof revisionBasisSchema>;

/** Null in a file that is followed without a text. */
export const scoreBasisSchema = z.object({
  effort: effortBasisSchema.nullable(),
  revision: revisionBasisSchema.nullable(),
});
export type ScoreBasis = z.infer<typeof scoreBasisSchema>;

export const scoreEntrySchema = z.object({
  /** Of the act that asked for it: the scores are those of the text at that moment. */
  timestamp: instantSchema,
  effort: advisoryScoreSchema,
  revision: advisoryScoreSchema,
  type: evaluationTypeSchema,
  /** Of the draft that was handed in. */
  draftTitle: z.string().nullable(),
  algorithmVersion: z.string(),
  basis: scoreBasisSchema,
});
export type ScoreEntry = z.infer<typeof scoreEntrySchema>;

/** Effort and revision of a submission. Advisory: no grade is made of them unless somebody decides so. */
export const scoresSchema = z.object({
  submissionId: submissionIdSchema,
  /** Of the last evaluation. */
  effort: advisoryScoreSchema,
  revision: advisoryScoreSchema,
  lastEvaluation: scoreEntrySchema.nullable(),
  /** The newest first. */
  history: z.array(scoreEntrySchema),
  /** There will be new ones soon. */
  isPending: z.boolean(),
  /** The last one that was asked for could not be computed. */
  hasFailed: z.boolean(),
  /** Of the class: the one in which times are shown. */
  timezone: z.string(),
});
export type Scores = z.infer<typeof scoresSchema>;

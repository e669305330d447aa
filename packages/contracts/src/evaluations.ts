import { z } from 'zod';
import { submissionIdSchema } from './ids.ts';
import { instantSchema } from './wire.ts';

/** The occasion of an evaluation: revision, submission of a draft, or of the whole text by its student, its deadline or its instructor. */
export const evaluationTypeSchema = z.enum([
  'REVISION',
  'DRAFT_SUBMISSION',
  'FINAL_SUBMISSION',
  'AUTO_SUBMISSION',
  'INSTRUCTOR_SUBMISSION',
]);
export type EvaluationType = z.infer<typeof evaluationTypeSchema>;

/** 0 to 100; null if undefined. */
const advisoryScoreSchema = z.number().int().min(0).max(100).nullable();
const pointsOrNoneSchema = z.number().nullable();

/**
 * A moment in the writing process that a component of a score links to: its save number in the rewind, its version, and its time in milliseconds
 * since 1970.
 */
const scoreMomentSchema = z.object({
  save: z.number().int(),
  seq: z.number().int(),
  t: z.number(),
});
export type ScoreMoment = z.infer<typeof scoreMomentSchema>;
/** Latest last, at most a few; missing in scores computed before they were stored. */
const momentsSchema = z.array(scoreMomentSchema);

/** The components of the effort score (docs/metrics.md#effort-score). */
export const effortBasisSchema = z.object({
  /** As they applied to this student; minutes may be derived from words. */
  expected: z.object({ words: pointsOrNoneSchema, minutes: pointsOrNoneSchema, sittings: z.number() }),
  creditSeconds: z.number(),
  sittings: z.number().int(),
  typedWords: z.number().int(),
  /**
   * The share of insertions made at the end of the text, and words typed per minute: for information, not part of the score. Missing in older scores.
   */
  linearity: pointsOrNoneSchema.optional(),
  rate: pointsOrNoneSchema.optional(),
  rows: z.object({ time: pointsOrNoneSchema, sittings: z.number(), words: pointsOrNoneSchema }),
  moments: z.object({ time: momentsSchema, sittings: momentsSchema, words: momentsSchema }).optional(),
});
export type EffortBasis = z.infer<typeof effortBasisSchema>;

/** The components of the revision score (docs/metrics.md#revision-score). */
export const revisionBasisSchema = z.object({
  words: z.number().int(),
  episodes: z.number().int(),
  episodeWords: z.number(),
  /** Word equivalents of large insertions and deletions, which do not count as revision. Missing in older scores. */
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

/** Null for a file whose text is not tracked. */
export const scoreBasisSchema = z.object({
  effort: effortBasisSchema.nullable(),
  revision: revisionBasisSchema.nullable(),
});
export type ScoreBasis = z.infer<typeof scoreBasisSchema>;

export const scoreEntrySchema = z.object({
  /** Time of the act that requested it: the scores are those of the text at that time. */
  timestamp: instantSchema,
  effort: advisoryScoreSchema,
  revision: advisoryScoreSchema,
  type: evaluationTypeSchema,
  /** Title of the submitted draft. */
  draftTitle: z.string().nullable(),
  algorithmVersion: z.string(),
  basis: scoreBasisSchema,
});
export type ScoreEntry = z.infer<typeof scoreEntrySchema>;

/** Effort and revision scores of a submission. Advisory: they affect no grade unless an instructor decides so. */
export const scoresSchema = z.object({
  submissionId: submissionIdSchema,
  /** From the latest evaluation. */
  effort: advisoryScoreSchema,
  revision: advisoryScoreSchema,
  lastEvaluation: scoreEntrySchema.nullable(),
  /** Newest first. */
  history: z.array(scoreEntrySchema),
  /** New scores are being computed. */
  isPending: z.boolean(),
  /** The latest evaluation has failed. */
  hasFailed: z.boolean(),
  /** The zone of the class, in which times are shown. */
  timezone: z.string(),
  /** Whether the file has words to be scored. */
  isText: z.boolean(),
});
export type Scores = z.infer<typeof scoresSchema>;

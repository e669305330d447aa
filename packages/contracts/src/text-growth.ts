import { z } from 'zod';
import { submissionIdSchema } from './ids.ts';
import { limits } from './limits.ts';
import { bareText } from './texts.ts';
import { listIndexSchema, versionSeqSchema } from './wire.ts';

const countSchema = z.number().int().min(0);
/** Milliseconds since 1970. */
const timeSchema = z.number();
const sittingIndexSchema = z.number().int().min(0);

/** The activity in one part of a text in one period; both are numbered from 0. */
const workCellSchema = z.object({
  time: countSchema,
  place: countSchema,
  inserted: countSchema,
  deleted: countSchema,
  /** Times of its first and last change. */
  firstAt: timeSchema,
  lastAt: timeSchema,
});
const workMapSchema = z.object({ timeBins: countSchema, cells: z.array(workCellSchema) });
export type WorkMap = z.infer<typeof workMapSchema>;

/** When each part of a text was changed, and when each passage was first written (docs/metrics.md#growth-of-a-text). */
export const textGrowthSchema = z.object({
  timezone: z.string(),
  text: z.string(),
  /** The last save that changed the text; 0 if there is none. */
  save: countSchema,
  /** Number of equal parts of the final text. */
  bands: countSchema,
  /** Positions of the paragraphs of the final text, 0 to 1, as far as they can be distinguished. */
  paragraphs: z.array(z.number()),
  sittings: z.array(
    z.object({ firstAt: timeSchema, lastAt: timeSchema, /** Of the final text. */ characters: countSchema }),
  ),
  /** The text from beginning to end; lengths in code points. The session is null for the initial text. */
  runs: z.array(
    z.object({
      length: countSchema,
      sitting: sittingIndexSchema.nullable(),
      firstAt: timeSchema,
      lastAt: timeSchema,
    }),
  ),
  maps: z.object({ real: workMapSchema, compressed: workMapSchema }),
  algorithmVersion: z.string(),
});
export type TextGrowth = z.infer<typeof textGrowthSchema>;

/** A passage of the text after that save, in code points; of the current text if no save is given. */
export const passageQuerySchema = z
  .object({
    submissionId: submissionIdSchema,
    save: versionSeqSchema.optional(),
    from: listIndexSchema,
    to: listIndexSchema,
  })
  .refine(({ from, to }) => from < to && to - from <= limits.passage);
export type PassageQuery = z.infer<typeof passageQuerySchema>;

/** A selected passage of a version with its context; of the newest version if none is given. */
export const quoteBodySchema = z.object({
  submissionId: submissionIdSchema,
  seq: versionSeqSchema.optional(),
  words: bareText()
    .refine((words) => words.trim() !== '')
    .max(2 * limits.passage),
  before: bareText().max(limits.quoteContext),
  after: bareText().max(limits.quoteContext),
  /** Approximate number of characters before it. */
  at: listIndexSchema,
});
export type QuoteBody = z.infer<typeof quoteBodySchema>;

/** The position of the passage, and its version, by number and by the count of saves that changed the text; null if it is not found. */
export const quotePlaceSchema = z.object({
  place: z.object({ seq: countSchema, save: countSchema, from: countSchema, to: countSchema }).nullable(),
});
export type QuotePlace = z.infer<typeof quotePlaceSchema>;

/** How a passage changed in a step; long pieces are shortened. */
export const passagePieceSchema = z.object({
  kind: z.enum(['kept', 'inserted', 'deleted']),
  text: z.string(),
});

/** The history of a passage, step by step (docs/metrics.md#history-of-a-passage). */
export const passageHistorySchema = z.object({
  timezone: z.string(),
  chosen: z.string(),
  /** What is left of it now. */
  now: z.string(),
  /** The part that was in the initial text. */
  began: z.string(),
  sittings: z.array(z.object({ firstAt: timeSchema, lastAt: timeSchema })),
  steps: z.array(
    z.object({
      kind: z.enum(['came', 'changed', 'left-out', 'put-back', 'moved']),
      /** Counted from 1. */
      firstSave: countSchema,
      lastSave: countSchema,
      firstAt: timeSchema,
      lastAt: timeSchema,
      sitting: sittingIndexSchema,
      /** Position of its beginning in the text, 0 to 1; null while it did not exist. */
      placeBefore: z.number().nullable(),
      placeAfter: z.number().nullable(),
      pieces: z.array(passagePieceSchema),
    }),
  ),
  algorithmVersion: z.string(),
});
export type PassageHistory = z.infer<typeof passageHistorySchema>;

import { z } from 'zod';
import { submissionIdSchema } from './ids.ts';
import { limits } from './limits.ts';
import { bareText } from './texts.ts';
import { listIndexSchema, versionSeqSchema } from './wire.ts';

const countSchema = z.number().int().min(0);
/** Milliseconds since 1970. */
const timeSchema = z.number();
const sittingIndexSchema = z.number().int().min(0);

/** What was done in one part of a text in one stretch of time; both are counted from 0. */
const workCellSchema = z.object({
  time: countSchema,
  place: countSchema,
  inserted: countSchema,
  deleted: countSchema,
  /** Of the first and the last change in it. */
  firstAt: timeSchema,
  lastAt: timeSchema,
});
const workMapSchema = z.object({ timeBins: countSchema, cells: z.array(workCellSchema) });
export type WorkMap = z.infer<typeof workMapSchema>;

/** When which part of a text was worked on, and when each passage of it was first written (docs/metrics.md#growth-of-a-text). */
export const textGrowthSchema = z.object({
  timezone: z.string(),
  text: z.string(),
  /** The save after which it says so: the newest one that changed it; 0 where nobody has changed it. */
  save: countSchema,
  /** Equal parts of the final text. */
  bands: countSchema,
  /** Where the paragraphs of the final text begin, 0 to 1, as far as they can be told apart. */
  paragraphs: z.array(z.number()),
  sittings: z.array(
    z.object({ firstAt: timeSchema, lastAt: timeSchema, /** Of the final text. */ characters: countSchema }),
  ),
  /** The text from its beginning to its end; lengths in code points. The sitting is null for what it began with. */
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

/** A passage of the text as it stood after that save, in code points; without a save as it is now. */
export const passageQuerySchema = z
  .object({
    submissionId: submissionIdSchema,
    save: versionSeqSchema.optional(),
    from: listIndexSchema,
    to: listIndexSchema,
  })
  .refine(({ from, to }) => from < to && to - from <= limits.passage);
export type PassageQuery = z.infer<typeof passageQuerySchema>;

/** Words that somebody selected in a version, with what stands around them: of the newest without a number. */
export const quoteBodySchema = z.object({
  submissionId: submissionIdSchema,
  seq: versionSeqSchema.optional(),
  words: bareText()
    .refine((words) => words.trim() !== '')
    .max(2 * limits.passage),
  before: bareText().max(limits.quoteContext),
  after: bareText().max(limits.quoteContext),
  /** About how many characters stand in front of them. */
  at: listIndexSchema,
});
export type QuoteBody = z.infer<typeof quoteBodySchema>;

/** Where these words stand, and in which version, by its number and by how many saves had changed words until then; null where it does not have them. */
export const quotePlaceSchema = z.object({
  place: z.object({ seq: countSchema, save: countSchema, from: countSchema, to: countSchema }).nullable(),
});
export type QuotePlace = z.infer<typeof quotePlaceSchema>;

/** How the words of a passage changed in a step; what is long is shortened. */
export const passagePieceSchema = z.object({
  kind: z.enum(['kept', 'inserted', 'deleted']),
  text: z.string(),
});

/** The life of a passage, step by step (docs/metrics.md#history-of-a-passage). */
export const passageHistorySchema = z.object({
  timezone: z.string(),
  chosen: z.string(),
  /** What is left of it now. */
  now: z.string(),
  /** The part of it that the text began with. */
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
      /** Where in the whole text it began, 0 to 1; null while it stood nowhere. */
      placeBefore: z.number().nullable(),
      placeAfter: z.number().nullable(),
      pieces: z.array(passagePieceSchema),
    }),
  ),
  algorithmVersion: z.string(),
});
export type PassageHistory = z.infer<typeof passageHistorySchema>;

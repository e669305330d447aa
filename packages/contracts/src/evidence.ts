import { z } from 'zod';
import { instantSchema } from './wire.ts';

/** How much of the editing time the record covers (docs/metrics.md#evidence). */
export const evidenceSchema = z.object({
  timezone: z.string(),
  /** In whole percent; null where nothing was edited, or the file is saved too rarely to say. */
  share: z.number().int().nullable(),
  editingSeconds: z.number(),
  coveredSeconds: z.number(),
  /** Of a file whose words are not followed, saved every two minutes. */
  isCoarse: z.boolean(),
  gapCount: z.number().int(),
  /** The first ones, in order. */
  gaps: z.array(
    z.object({
      kind: z.enum(['batched', 'import', 'reread']),
      from: instantSchema,
      to: instantSchema,
      save: z.number().int(),
      chars: z.number().int(),
    }),
  ),
  algorithmVersion: z.string(),
});
export type Evidence = z.infer<typeof evidenceSchema>;

const charsSchema = z.number().int().min(0);
/** Characters of the present text by where they come from (docs/metrics.md#the-log). */
export const textOriginsSchema = z.object({
  typed: charsSchema,
  inserted: charsSchema,
  batched: charsSchema,
  imported: charsSchema,
  base: charsSchema,
});
export type TextOrigins = z.infer<typeof textOriginsSchema>;

/** Somebody who looked at how a text came about, for its student: once for each visit of half an hour. */
export const readingLogSchema = z.object({
  timezone: z.string(),
  /** What the assignment lets its students see of their own graphs, and whether that is so now. */
  choice: z.enum(['NEVER', 'ALWAYS', 'AFTER_GRADE']),
  showsFigures: z.boolean(),
  /** Of the text; null before the first save. */
  lastModification: instantSchema.nullable(),
  readings: z.array(
    z.object({
      id: z.number().int(),
      at: instantSchema,
      name: z.string(),
      role: z.enum(['instructor', 'assistant', 'coordinator', 'administrator', 'other']),
      what: z.enum(['text', 'process', 'rewind', 'to_repair', 'repair', 'assignment', 'class']),
    }),
  ),
  /** To be sent as `before` for those that are older; null at the end. */
  next: z.number().int().nullable(),
});
export type ReadingLog = z.infer<typeof readingLogSchema>;

import { z } from 'zod';
import { instantSchema } from './wire.ts';

/** How much of the editing time the record covers (docs/metrics.md#evidence). */
export const evidenceSchema = z.object({
  timezone: z.string(),
  /** In whole percent; null if nothing was edited, or the file is saved too rarely to tell. */
  share: z.number().int().nullable(),
  editingSeconds: z.number(),
  coveredSeconds: z.number(),
  /** The text of the file is not tracked, and it is saved every two minutes. */
  isCoarse: z.boolean(),
  gapCount: z.number().int(),
  /** The first gaps, in order. */
  gaps: z.array(
    z.object({
      kind: z.enum(['batched', 'import', 'reread']),
      from: instantSchema,
      to: instantSchema,
      save: z.number().int(),
      chars: z.number().int(),
    }),
  ),
  /** Saves with words that the student marked as dictated. */
  dictatedSaves: z.number().int(),
  algorithmVersion: z.string(),
});
export type Evidence = z.infer<typeof evidenceSchema>;

const charsSchema = z.number().int().min(0);
/** Characters of the current text by origin (docs/metrics.md#the-log). */
export const textOriginsSchema = z.object({
  typed: charsSchema,
  inserted: charsSchema,
  batched: charsSchema,
  imported: charsSchema,
  base: charsSchema,
});
export type TextOrigins = z.infer<typeof textOriginsSchema>;

/** For students: who looked at their writing process, once per visit of half an hour. */
export const readingLogSchema = z.object({
  timezone: z.string(),
  /** The assignment's setting for students' access to their own figures, and whether they have it now. */
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
  /** Value of `before` for the next page; null at the end. */
  next: z.number().int().nullable(),
});
export type ReadingLog = z.infer<typeof readingLogSchema>;

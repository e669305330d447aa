import { z } from 'zod';
import { assignmentIdSchema } from './ids.ts';
import { instantSchema } from './wire.ts';

const durationSchema = z.object({
  d: z.number().int(),
  h: z.number().int(),
  m: z.number().int(),
  s: z.number().int(),
});

export const timeMetricsSchema = z.object({
  active: durationSchema,
  think: durationSchema,
  real: durationSchema,
  activeSeconds: z.number(),
  thinkSeconds: z.number(),
  realSeconds: z.number(),
  activeToThink: z.number().nullable(),
  /** Only if the class's owner enabled the bands; for staff only (docs/metrics.md#active-to-think-ratio). */
  activeToThinkBand: z.enum(['green', 'orange', 'red']).nullable(),
  keepsRatioBands: z.boolean(),
  /** Of the assignment's texts; null for fewer than five. */
  activeToThinkQuartiles: z
    .object({ low: z.number(), middle: z.number(), high: z.number(), texts: z.number().int() })
    .nullable(),
  classRank: z.string(),
  classNumMembers: z.number().int(),
  lastEvaluationDate: instantSchema.nullable(),
  lastSubmissionDate: instantSchema.nullable(),
  isLateSubmission: z.boolean(),
  algorithmVersion: z.string(),
});
export type TimeMetrics = z.infer<typeof timeMetricsSchema>;

/** Whether an assignment shows the bands of the active-to-think ratio. */
export const ratioBandsBodySchema = z.object({ assignmentId: assignmentIdSchema, isKept: z.boolean() });

/** Word equivalents, or saves of a file whose text is not tracked. */
export const heatUnitSchema = z.enum(['words', 'saves']);
export type HeatUnit = z.infer<typeof heatUnitSchema>;

export const heatHourSchema = z.object({
  start: instantSchema,
  amount: z.number(),
  level: z.enum(['low', 'medium', 'high', 'extreme']),
});

/** Amount of change per hour (docs/metrics.md#heatmap): word equivalents, or saves for a file whose text is not tracked. */
export const heatmapSchema = z.object({
  timezone: z.string(),
  unit: heatUnitSchema,
  hours: z.array(heatHourSchema),
  algorithmVersion: z.string(),
});
export type Heatmap = z.infer<typeof heatmapSchema>;

/** Word count after some of the saves, including the first and last of each session (docs/metrics.md#sessions). Times in milliseconds since 1970. */
export const wordsOverTimeSchema = z.object({
  timezone: z.string(),
  points: z.array(z.object({ seq: z.number().int(), t: z.number(), words: z.number().int() })),
  sittings: z.array(z.object({ from: z.number(), to: z.number() })),
  /** Sessions drawn together with the previous one, if there are very many. */
  joined: z.number().int(),
  /** Words changed in each minute that has a change (docs/metrics.md#words-changed). */
  changes: z.array(z.object({ x: z.number(), y: z.number().int() })),
  algorithmVersion: z.string(),
});
export type WordsOverTime = z.infer<typeof wordsOverTimeSchema>;

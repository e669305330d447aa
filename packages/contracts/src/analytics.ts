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
  /** Only where the class's owner keeps the bands, for staff alone (docs/metrics.md#active-to-think-ratio). */
  activeToThinkBand: z.enum(['green', 'orange', 'red']).nullable(),
  keepsRatioBands: z.boolean(),
  /** Of the assignment's texts; null below five of them. */
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

/** Whether the bands of the active-to-think ratio are coloured in an assignment. */
export const ratioBandsBodySchema = z.object({ assignmentId: assignmentIdSchema, isKept: z.boolean() });

/** Amount of change per clock hour (docs/metrics.md#heatmap): word equivalents, or saves of a file whose text is not followed. */
export const heatmapSchema = z.object({
  timezone: z.string(),
  unit: z.enum(['words', 'saves']),
  hours: z.array(
    z.object({
      start: instantSchema,
      amount: z.number(),
      level: z.enum(['low', 'medium', 'high', 'extreme']),
    }),
  ),
  algorithmVersion: z.string(),
});
export type Heatmap = z.infer<typeof heatmapSchema>;

/** Words after some of the saves, those at both ends of each sitting among them (docs/metrics.md#sessions). Times in milliseconds since 1970. */
export const wordsOverTimeSchema = z.object({
  timezone: z.string(),
  points: z.array(z.object({ seq: z.number().int(), t: z.number(), words: z.number().int() })),
  sittings: z.array(z.object({ from: z.number(), to: z.number() })),
  /** Sittings that are drawn together with the one before them, where there are very many. */
  joined: z.number().int(),
  /** Words changed in each clock minute with a change (docs/metrics.md#words-changed). */
  changes: z.array(z.object({ x: z.number(), y: z.number().int() })),
  algorithmVersion: z.string(),
});
export type WordsOverTime = z.infer<typeof wordsOverTimeSchema>;

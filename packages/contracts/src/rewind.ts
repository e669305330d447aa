import { z } from 'zod';
import { instantSchema } from './wire.ts';

/** One change at one place of one save: position in code points of the text made so far. */
export const rewindOpSchema = z.object({ p: z.number().int(), del: z.string(), ins: z.string() });

/**
 * The whole writing process as the changes of each save, from which the page rebuilds any version.
 * `t` is milliseconds since 1970.
 */
export const rewindLogSchema = z.object({
  base: z.string(),
  baseAt: instantSchema,
  saves: z.array(
    z.object({ seq: z.number().int(), t: z.number(), origin: z.string(), ops: z.array(rewindOpSchema) }),
  ),
  marks: z.array(z.object({ seq: z.number().int(), title: z.string(), status: z.string() })),
  timezone: z.string(),
});
export type RewindLog = z.infer<typeof rewindLogSchema>;

/** Amount of change per clock hour (docs/metrics.md#heatmap), in word equivalents. */
export const heatmapSchema = z.object({
  timezone: z.string(),
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
  algorithmVersion: z.string(),
});
export type WordsOverTime = z.infer<typeof wordsOverTimeSchema>;

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

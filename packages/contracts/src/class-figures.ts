import { z } from 'zod';
import { heatHourSchema, heatmapSchema } from './analytics.ts';
import { assignmentIdSchema, classIdSchema, submissionIdSchema } from './ids.ts';
import { daySchema } from './wire.ts';

/** For a whole class, or one of its assignments. */
export const classFiguresQuerySchema = z.object({
  id: classIdSchema,
  assignmentId: assignmentIdSchema.optional(),
});
export type ClassFiguresQuery = z.infer<typeof classFiguresQuerySchema>;

/**
 * Change per hour: the mean of the texts that changed in that hour. In word equivalents, files without a tracked text left out; in saves if there is no
 * other file.
 */
export const classHeatmapSchema = heatmapSchema.extend({
  hours: z.array(heatHourSchema.extend({ texts: z.number().int() })),
});
export type ClassHeatmap = z.infer<typeof classHeatmapSchema>;

/** Days with any change, in the zone of the class, in order. */
export const classDaysSchema = z.object({
  timezone: z.string(),
  days: z.array(z.object({ day: daySchema, amount: z.number(), texts: z.number().int() })),
  algorithmVersion: z.string(),
});
export type ClassDays = z.infer<typeof classDaysSchema>;

/** At 10, 25, 50, 75 and 90 per cent (docs/metrics.md#quantiles). */
export const quantilesSchema = z.object({
  low: z.number(),
  quarter: z.number(),
  middle: z.number(),
  threeQuarters: z.number(),
  high: z.number(),
});

/** Comparison of the assignments of a class; quantiles are of texts with any writing, null for fewer than five. */
export const assignmentComparisonSchema = z.object({
  students: z.number().int(),
  assignments: z.array(
    z.object({
      id: assignmentIdSchema,
      title: z.string(),
      begun: z.number().int(),
      handedIn: z.number().int(),
      late: z.number().int(),
      missed: z.number().int(),
      seconds: quantilesSchema.nullable(),
      words: quantilesSchema.nullable(),
    }),
  ),
  algorithmVersion: z.string(),
});
export type AssignmentComparison = z.infer<typeof assignmentComparisonSchema>;

/** Word count of each text. */
export const wordsCountSchema = z.array(
  z.object({ id: submissionIdSchema, totalLen: z.number().int().nonnegative() }),
);

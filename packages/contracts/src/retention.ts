import { z } from 'zod';
import { classIdSchema } from './ids.ts';
import { bareText } from './texts.ts';
import { instantSchema, numberOrTextSchema } from './wire.ts';

/** How long classes are kept after they ended. */

/** Null: for ever. */
const retentionMonthsSchema = z.number().int().min(1).max(240).nullable();

export const retainedClassSchema = z.object({
  id: classIdSchema,
  name: z.string(),
  owner: z.string(),
  endDay: z.string(),
  students: z.number().int(),
  texts: z.number().int(),
  /** The first day on which it may be deleted; null if classes are kept for ever. */
  deletedFrom: z.string().nullable(),
  hold: z
    .object({
      reason: z.string(),
      placedAt: instantSchema,
      /** Deleted accounts whose work is deleted once the hold ends. */
      deletedAccounts: z.number().int(),
    })
    .nullable(),
});
export type RetainedClass = z.infer<typeof retainedClassSchema>;

export const retentionQuerySchema = z.object({
  /** Lists what would be deleted with this setting, without changing it. */
  months: numberOrTextSchema.pipe(z.number().int().min(1).max(240)).optional(),
});

export const retentionSchema = z.object({
  months: retentionMonthsSchema,
  /** Nothing is deleted before: a week after the setting was last changed. */
  deletesFrom: instantSchema.nullable(),
  /** Classes that ended or are on hold, the oldest first. */
  classes: z.array(retainedClassSchema),
});
export type Retention = z.infer<typeof retentionSchema>;

export const retentionBodySchema = z.object({ months: retentionMonthsSchema });
export const holdBodySchema = z.object({
  classId: classIdSchema,
  reason: bareText().trim().min(1).max(500),
});
export type HoldBody = z.infer<typeof holdBodySchema>;
export const endHoldQuerySchema = z.object({ classId: classIdSchema });

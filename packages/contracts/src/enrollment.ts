import { formatSentence } from '@redraft/sentences';
import { z } from 'zod';
import { classIdSchema } from './ids.ts';
import { bareText } from './texts.ts';
import { daySchema, flagSchema } from './wire.ts';

export const enrollmentClassSchema = z.object({
  id: classIdSchema,
  className: z.string(),
  /** Always empty: those who hold the key know it, and no one else may. */
  enrollkey: z.literal(''),
  instructor: z.string(),
  subjectArea: z.string(),
  studentLevel: z.string(),
  startDate: daySchema,
  endDate: daySchema,
  classTimeZone: z.string(),
  enrolled: z.boolean(),
});
export type EnrollmentClass = z.infer<typeof enrollmentClassSchema>;

export const classSearchQuerySchema = z.object({
  enrollkey: bareText().trim().min(1, formatSentence('class.key_empty')).max(20),
});
/** `optOut` is stored and exported with own data; nothing depends on it. */
export const classEnrollQuerySchema = z.object({ id: classIdSchema, optOut: flagSchema.default(false) });

import { written } from '@redraft/sentences';
import { z } from 'zod';
import { classId } from './ids.ts';
import { bareText } from './texts.ts';
import { day, flag } from './wire.ts';

export const enrollmentClass = z.object({
  id: classId,
  className: z.string(),
  /** Always empty: whoever holds the key need not be told it, and nobody else may be. */
  enrollkey: z.literal(''),
  instructor: z.string(),
  subjectArea: z.string(),
  studentLevel: z.string(),
  startDate: day,
  endDate: day,
  classTimeZone: z.string(),
  enrolled: z.boolean(),
});
export type EnrollmentClass = z.infer<typeof enrollmentClass>;

export const classSearchQuery = z.object({
  enrollkey: bareText().trim().min(1, written('class.key_empty')).max(20),
});
export const classEnrollQuery = z.object({ id: classId, optOut: flag.default(false) });

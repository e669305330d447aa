import { z } from 'zod';
import { assignmentId, classId, userId } from './ids.ts';

/**
 * What a student is granted, for the whole class (`assignmentId` null) or for one assignment, where it takes
 * the place of the one for the class. Each deadline moves by `extraPercent` of the time from the start of the
 * assignment to it, and by `extensionMinutes`. Staff only.
 */
const granted = {
  assignmentId: assignmentId.nullable(),
  extraPercent: z.number().int().min(0).max(300),
  extensionMinutes: z.number().int().min(0).max(525_600),
  note: z.string().trim().max(1000).default(''),
};
export const accommodation = z.object(granted);
export type Accommodation = z.infer<typeof accommodation>;

/** All that holds for one student from now on; an empty list grants nothing. */
export const setAccommodationsBody = z.object({
  classId,
  studentId: userId,
  accommodations: z.array(accommodation).max(100),
});
export type SetAccommodationsBody = z.infer<typeof setAccommodationsBody>;

export const setAccommodationsAnswer = z.object({
  success: z.literal(true),
  /** Drafts that a deadline had closed and that the new one opens again. */
  reopened: z.number().int(),
});

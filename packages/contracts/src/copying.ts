import { z } from 'zod';
import { createAssignmentBody } from './assignments.ts';
import { registerClassBody } from './classes.ts';
import { assignmentId, classId } from './ids.ts';

/**
 * A class with the same assignments, drafts, files and rubrics, and none of its people. Every date moves by as
 * many calendar days as the first day of the class does and keeps its time on the clock.
 */
export const copyClassBody = registerClassBody
  .pick({ classname: true, enrollkey: true, classStartDate: true, classEndDate: true, classTimeZone: true })
  .extend({ id: classId });
export type CopyClassBody = z.infer<typeof copyClassBody>;

export const copyClassAnswer = z.object({ id: classId, assignments: z.number().int() });

/** An assignment again, in the same class or in another of the instructor's. All of its dates move with the start. */
export const copyAssignmentBody = createAssignmentBody
  .pick({ classId: true, title: true, startDate: true })
  .extend({ id: assignmentId });
export type CopyAssignmentBody = z.infer<typeof copyAssignmentBody>;

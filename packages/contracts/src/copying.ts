import { z } from 'zod';
import { createAssignmentBodySchema } from './assignments.ts';
import { registerClassBodySchema } from './classes.ts';
import { assignmentIdSchema, classIdSchema } from './ids.ts';

/**
 * A class with the same assignments, drafts, files and rubrics, and none of its people. Every date moves by as
 * many calendar days as the first day of the class does and keeps its time on the clock.
 */
export const copyClassBodySchema = registerClassBodySchema
  .pick({ classname: true, enrollkey: true, classStartDate: true, classEndDate: true, classTimeZone: true })
  .extend({ id: classIdSchema });
export type CopyClassBody = z.infer<typeof copyClassBodySchema>;

export const copyClassAnswerSchema = z.object({ id: classIdSchema, assignments: z.number().int() });

/** An assignment again, in the same class or in another of the instructor's. All of its dates move with the start. */
export const copyAssignmentBodySchema = createAssignmentBodySchema
  .pick({ classId: true, title: true, startDate: true })
  .extend({ id: assignmentIdSchema });
export type CopyAssignmentBody = z.infer<typeof copyAssignmentBodySchema>;

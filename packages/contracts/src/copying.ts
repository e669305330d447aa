import { z } from 'zod';
import { createAssignmentBodySchema } from './assignments.ts';
import { registerClassBodySchema } from './classes.ts';
import { assignmentIdSchema, classIdSchema } from './ids.ts';

/**
 * Copies a class with its assignments, drafts, files and rubrics, without its members. All dates move by the number of calendar days between the two
 * first days, and keep their local time.
 */
export const copyClassBodySchema = registerClassBodySchema
  .pick({ classname: true, enrollkey: true, classStartDate: true, classEndDate: true, classTimeZone: true })
  .extend({ id: classIdSchema });
export type CopyClassBody = z.infer<typeof copyClassBodySchema>;

export const copyClassAnswerSchema = z.object({ id: classIdSchema, assignments: z.number().int() });

/** Copies an assignment into the same class or another of the instructor's. All its dates move with the start. */
export const copyAssignmentBodySchema = createAssignmentBodySchema
  .pick({ classId: true, title: true, startDate: true })
  .extend({ id: assignmentIdSchema });
export type CopyAssignmentBody = z.infer<typeof copyAssignmentBodySchema>;

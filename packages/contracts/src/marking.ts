import { z } from 'zod';
import { classIdSchema, sectionIdSchema, userIdSchema } from './ids.ts';
import { limits } from './limits.ts';

/** What an assistant may do with texts of a class; grading includes commenting. */
export const markingLevels = ['none', 'comment', 'grade'] as const;
export const markingLevelSchema = z.enum(markingLevels);
export type MarkingLevel = z.infer<typeof markingLevelSchema>;

export const assistantMarkingSchema = z.object({
  level: markingLevelSchema,
  /** The students' sections; null for the whole class. */
  sectionIds: z.array(sectionIdSchema).nullable(),
});
export type AssistantMarking = z.infer<typeof assistantMarkingSchema>;

export const setMarkingBodySchema = z.object({
  classId: classIdSchema,
  userId: userIdSchema,
  level: markingLevelSchema,
  sectionIds: z.array(sectionIdSchema).max(limits.rosterRows).nullable(),
});
export type SetMarkingBody = z.infer<typeof setMarkingBodySchema>;

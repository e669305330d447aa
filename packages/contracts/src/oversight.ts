import { written } from '@redraft/sentences';
import { z } from 'zod';
import { enrollmentClassSchema } from './enrollment.ts';
import { classIdSchema, userIdSchema } from './ids.ts';
import { markingLevelSchema } from './marking.ts';
import { bareText } from './texts.ts';

/** A user found by e-mail, with the id that `addta` needs. */
export const foundAssistantSchema = z.object({
  id: userIdSchema,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  confirmed: z.boolean(),
  /** An account without a role opens nothing. */
  hasRole: z.boolean(),
});
export type FoundAssistant = z.infer<typeof foundAssistantSchema>;

export const searchUserQuerySchema = z.object({
  email: bareText()
    .trim()
    .regex(/^[^\s@]+@[^\s@.]+\.[^\s@]+$/, written('assistant.email_invalid')),
});
export const addAssistantQuerySchema = z.object({ classId: classIdSchema, userId: userIdSchema });

/** A class as those find it in a list who read it without teaching it. */
export const readableClassSchema = enrollmentClassSchema.omit({ enrolled: true }).extend({
  /** As the staff of a class see it. */
  enrollkey: z.string(),
  /** What they may do with its texts, and those of which sections alone; null where they assist by their role only. */
  marking: z.object({ level: markingLevelSchema, sections: z.array(z.string()).nullable() }).nullable(),
});
export type ReadableClass = z.infer<typeof readableClassSchema>;

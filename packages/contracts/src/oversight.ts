import { formatSentence } from '@redraft/sentences';
import { z } from 'zod';
import { enrollmentClassSchema } from './enrollment.ts';
import { classIdSchema, userIdSchema } from './ids.ts';
import { markingLevelSchema } from './marking.ts';
import { bareText } from './texts.ts';

/** A user found by email address, with the ID that `addta` needs. */
export const foundAssistantSchema = z.object({
  id: userIdSchema,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  confirmed: z.boolean(),
  /** Accounts without a role cannot open anything. */
  hasRole: z.boolean(),
});
export type FoundAssistant = z.infer<typeof foundAssistantSchema>;

export const searchUserQuerySchema = z.object({
  email: bareText()
    .trim()
    .regex(/^[^\s@]+@[^\s@.]+\.[^\s@]+$/, formatSentence('assistant.email_invalid')),
});
export const addAssistantQuerySchema = z.object({ classId: classIdSchema, userId: userIdSchema });

/** A class in the list of readers who do not teach it. */
export const readableClassSchema = enrollmentClassSchema.omit({ enrolled: true }).extend({
  /** As shown to the staff of the class. */
  enrollkey: z.string(),
  /** Marking rights, and the sections they are limited to; null for those who assist by role only. */
  marking: z.object({ level: markingLevelSchema, sections: z.array(z.string()).nullable() }).nullable(),
});
export type ReadableClass = z.infer<typeof readableClassSchema>;

import { written } from '@redraft/sentences';
import { z } from 'zod';
import { enrollmentClass } from './enrollment.ts';
import { classId, userId } from './ids.ts';
import { bareText } from './texts.ts';

/** A user found by e-mail, with the id that `addta` needs. */
export const foundAssistant = z.object({
  id: userId,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  confirmed: z.boolean(),
  /** An account without a role opens nothing. */
  hasRole: z.boolean(),
});
export type FoundAssistant = z.infer<typeof foundAssistant>;

export const searchUserQuery = z.object({
  email: bareText()
    .trim()
    .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, written('assistant.email_invalid')),
});
export const addAssistantQuery = z.object({ classId, userId });

/** A class as those find it in a list who read it without teaching it. */
export const readableClass = enrollmentClass.omit({ enrolled: true });
export type ReadableClass = z.infer<typeof readableClass>;

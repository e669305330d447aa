import { z } from 'zod';
import { flagSchema } from './wire.ts';

/** Import of accounts and enrolments: from a table. */

/** Errors in a line; nothing is imported while there is one. */
export const importProblems = [
  'name_missing',
  'name_too_long',
  'email_invalid',
  'username_invalid',
  'username_taken',
  'role_unknown',
  'class_unknown',
  'class_closed',
  'cannot_enroll',
  'other_values',
] as const;
export type ImportProblem = (typeof importProblems)[number];

export const importLineSchema = z.object({
  /** The file, and the line in it, from 1, including the header. */
  file: z.string(),
  line: z.number().int(),
  name: z.string(),
  email: z.string(),
  username: z.string(),
  /** Enrolment key of the class; empty without one. */
  key: z.string(),
  /** Created, existing, or not checked. */
  account: z.enum(['new', 'known', 'none']),
  enrollment: z.enum(['new', 'known', 'none']),
  problem: z.enum(importProblems).nullable(),
});
export type ImportLine = z.infer<typeof importLineSchema>;

export const importAccountsBodySchema = z.object({
  file: z.file().optional(),
  /** Only previews the import. */
  dryRun: flagSchema.default(false),
});

export const importAccountsAnswerSchema = z.object({
  lines: z.array(importLineSchema),
  newAccounts: z.number().int(),
  newEnrollments: z.number().int(),
  problems: z.number().int(),
  /** Whether it was imported. */
  isDone: z.boolean(),
});
export type ImportAccountsAnswer = z.infer<typeof importAccountsAnswerSchema>;

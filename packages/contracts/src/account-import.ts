import { z } from 'zod';
import { flagSchema } from './wire.ts';

/** Accounts and enrollments out of a file: a table, or what other systems of schools write (OneRoster 1.1). */

/** What a line may be wrong by; nothing is done while there is one. */
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
  'reference_unknown',
  'class_without_code',
  'other_values',
] as const;
export type ImportProblem = (typeof importProblems)[number];

export const importLineSchema = z.object({
  /** Of the files, the one and its line, from 1, with the names of the columns counted. */
  file: z.string(),
  line: z.number().int(),
  name: z.string(),
  email: z.string(),
  username: z.string(),
  /** Of the class; empty without one. */
  key: z.string(),
  /** Made anew, there already, or not looked at. */
  account: z.enum(['new', 'known', 'none']),
  enrollment: z.enum(['new', 'known', 'none']),
  problem: z.enum(importProblems).nullable(),
});
export type ImportLine = z.infer<typeof importLineSchema>;

export const importAccountsBodySchema = z.object({
  /** One table, one zip, or the files of a OneRoster export. */
  file: z.union([z.file().transform((file) => [file]), z.array(z.file()).min(1).max(10)]).optional(),
  /** Only says what would be done. */
  dryRun: flagSchema.default(false),
});

export const importAccountsAnswerSchema = z.object({
  format: z.enum(['table', 'oneroster']),
  lines: z.array(importLineSchema),
  newAccounts: z.number().int(),
  newEnrollments: z.number().int(),
  problems: z.number().int(),
  /** Lines that ask for nothing here: people who are gone, or who neither learn nor teach. */
  skipped: z.number().int(),
  /** Whether it was done. */
  isDone: z.boolean(),
});
export type ImportAccountsAnswer = z.infer<typeof importAccountsAnswerSchema>;

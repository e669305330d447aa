import { z } from 'zod';
import { instantSchema } from './wire.ts';

/** Background jobs and the editor, as shown to an administrator. */

export const jobQueueSchema = z.object({
  name: z.string(),
  /** Cron expression of its schedule, in UTC. */
  schedule: z.string().nullable(),
  waiting: z.number().int(),
  active: z.number().int(),
  /** Kept for some hours after completion. */
  completed: z.number().int(),
  failed: z.number().int(),
  lastCompletedAt: instantSchema.nullable(),
});
export type JobQueue = z.infer<typeof jobQueueSchema>;

export const failedJobSchema = z.object({
  id: z.uuid(),
  queue: z.string(),
  failedAt: instantSchema,
  /** Number of retries. */
  retries: z.number().int(),
  reason: z.string(),
});
export type FailedJob = z.infer<typeof failedJobSchema>;

export const jobReportSchema = z.object({
  /** False if no worker has ever run on this database. */
  isInstalled: z.boolean(),
  queues: z.array(jobQueueSchema),
  /** The latest failures. */
  failures: z.array(failedJobSchema),
});
export type JobReport = z.infer<typeof jobReportSchema>;

export const retryJobsBodySchema = z.object({
  queue: z
    .string()
    .min(1)
    .max(200)
    .regex(/^[\w-]+$/),
  ids: z.array(z.uuid()).min(1).max(100),
});
export type RetryJobsBody = z.infer<typeof retryJobsBodySchema>;
export const retriedJobsSchema = z.object({ retried: z.number().int() });

export const editorConsoleSchema = z.object({
  /** The admin console of an external editor; null for the built-in one. */
  consoleUrl: z.string().nullable(),
  /** Files with a valid token (at most twelve hours old), and the number of tokens. */
  documents: z.number().int(),
  openings: z.number().int(),
  /** Openings for writing. */
  writing: z.number().int(),
  /** Number of their users. */
  people: z.number().int(),
  /** Number of locked files. */
  locked: z.number().int(),
});
export type EditorConsole = z.infer<typeof editorConsoleSchema>;

/** What an installation needs, in the order in which one would look. */
export const checkNames = [
  'settings',
  'database',
  'read replica',
  'clocks',
  'secret',
  'administrator',
  'demo accounts',
  'address',
  'mail',
  'sign-on',
  'editor',
  'LibreOffice',
  'disk',
  'object storage',
  'backups',
  'worker',
  'jobs',
] as const;
export type CheckName = (typeof checkNames)[number];

/** The same as `npm run doctor -- --json` prints, in the reader's language. */
export const systemChecksSchema = z.object({
  /** Whether all checks are ok. */
  ok: z.boolean(),
  checks: z.array(
    z.object({
      name: z.enum(checkNames),
      ok: z.boolean(),
      /** What was found; if not ok, also what to do. */
      says: z.string(),
    }),
  ),
});
export type SystemChecks = z.infer<typeof systemChecksSchema>;

import { z } from 'zod';
import { instantSchema } from './wire.ts';

/** What runs without anybody asking for it, and the editor, as an administrator sees them. */

export const jobQueueSchema = z.object({
  name: z.string(),
  /** When it runs by itself, as a cron line in UTC. */
  schedule: z.string().nullable(),
  waiting: z.number().int(),
  active: z.number().int(),
  /** Kept for some hours after their end. */
  completed: z.number().int(),
  failed: z.number().int(),
  lastCompletedAt: instantSchema.nullable(),
});
export type JobQueue = z.infer<typeof jobQueueSchema>;

export const failedJobSchema = z.object({
  id: z.uuid(),
  queue: z.string(),
  failedAt: instantSchema,
  /** How often it was tried again. */
  retries: z.number().int(),
  reason: z.string(),
});
export type FailedJob = z.infer<typeof failedJobSchema>;

export const jobReportSchema = z.object({
  /** False where no worker has ever run on this database. */
  isInstalled: z.boolean(),
  queues: z.array(jobQueueSchema),
  /** The last ones. */
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
  /** Where another editor has its own console; null for the one that is built in. */
  consoleUrl: z.string().nullable(),
  /** Files for which somebody's pass holds (twelve hours at most), and how many passes. */
  documents: z.number().int(),
  openings: z.number().int(),
  /** Of the openings: those that came to write. */
  writing: z.number().int(),
  /** Whose they are. */
  people: z.number().int(),
  /** Files whose lock somebody holds. */
  locked: z.number().int(),
});
export type EditorConsole = z.infer<typeof editorConsoleSchema>;

import { CompiledQuery } from 'kysely';
import { PgBoss } from 'pg-boss';
import { db, pool } from './db.ts';
import { readJobOrigin } from './tracing.ts';

/** Operations on jobs for processes that do not run any. */

/** Never started: only its SQL is used, on the connections of this process. */
function createQueueClient(): PgBoss {
  return new PgBoss({
    db: { executeSql: (text: string, values: unknown[]) => pool().query(text, values) },
  });
}

/** Runs pg-boss's statements in the caller's transaction. */
function createTransactionClient(): PgBoss {
  const executeSql = (text: string, values: unknown[]) => db().executeQuery(CompiledQuery.raw(text, values));
  return new PgBoss({ db: { executeSql } });
}

/** Schedules a job for right after the commit. Before the first start of a worker the queue does not exist; the scheduled sweep covers that. */
export async function sendJob(queue: string): Promise<void> {
  if (await hasJobs()) await createTransactionClient().send(queue, readJobOrigin());
}

export async function hasJobs(): Promise<boolean> {
  return Boolean(await createQueueClient().isInstalled());
}

/** Retries failed jobs; returns how many there were. */
export async function retryJobs(queue: string, ids: readonly string[]): Promise<number> {
  const before = await countFailed(queue, ids);
  await createQueueClient().retry(queue, [...ids]);
  return before - (await countFailed(queue, ids));
}

async function countFailed(queue: string, ids: readonly string[]): Promise<number> {
  const { rows } = await pool().query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pgboss.job WHERE name = $1 AND id = ANY($2::uuid[]) AND state = 'failed'`,
    [queue, ids],
  );
  return rows[0]?.count ?? 0;
}

export interface QueueRow {
  name: string;
  schedule: string | null;
  waiting: number;
  active: number;
  completed: number;
  failed: number;
  last_completed_at: Date | null;
}

/** Every queue with its number of jobs by state, without pg-boss's internal queues. */
export async function listQueues(): Promise<QueueRow[]> {
  const { rows } = await pool().query<QueueRow>(`
    SELECT queue.name, schedule.cron AS schedule,
      count(job.id) FILTER (WHERE job.state IN ('created', 'retry'))::int AS waiting,
      count(job.id) FILTER (WHERE job.state = 'active')::int AS active,
      count(job.id) FILTER (WHERE job.state = 'completed')::int AS completed,
      count(job.id) FILTER (WHERE job.state = 'failed')::int AS failed,
      max(job.completed_on) FILTER (WHERE job.state = 'completed') AS last_completed_at
    FROM pgboss.queue LEFT JOIN pgboss.job ON job.name = queue.name
    LEFT JOIN pgboss.schedule ON schedule.name = queue.name
    WHERE queue.name NOT LIKE '\\_\\_pgboss%'
    GROUP BY queue.name, schedule.cron ORDER BY queue.name`);
  return rows;
}

export interface QueueDelay {
  name: string;
  waiting: number;
  active: number;
  failed: number;
  /** For how long the oldest waiting job has been due; 0 if none is. */
  oldestSeconds: number;
}

export async function listQueueDelays(now: Date): Promise<QueueDelay[]> {
  const { rows } = await pool().query<QueueDelay>(
    `SELECT queue.name,
      count(job.id) FILTER (WHERE job.state IN ('created', 'retry'))::int AS waiting,
      count(job.id) FILTER (WHERE job.state = 'active')::int AS active,
      count(job.id) FILTER (WHERE job.state = 'failed')::int AS failed,
      greatest(0, coalesce(extract(epoch FROM $1::timestamptz
        - min(job.start_after) FILTER (WHERE job.state IN ('created', 'retry'))), 0))::float8 AS "oldestSeconds"
    FROM pgboss.queue LEFT JOIN pgboss.job ON job.name = queue.name AND job.state <> 'completed'
    WHERE queue.name NOT LIKE '\\_\\_pgboss%' GROUP BY queue.name ORDER BY queue.name`,
    [now],
  );
  return rows;
}

export interface FailureRow {
  id: string;
  name: string;
  failed_at: Date;
  retry_count: number;
  output: unknown;
}

export async function listFailures(limit: number): Promise<FailureRow[]> {
  const { rows } = await pool().query<FailureRow>(
    `SELECT id, name, coalesce(completed_on, created_on) AS failed_at, retry_count, output FROM pgboss.job
    WHERE state = 'failed' AND name NOT LIKE '\\_\\_pgboss%'
    ORDER BY completed_on DESC NULLS LAST, id LIMIT $1`,
    [limit],
  );
  return rows;
}

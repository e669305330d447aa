import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { z } from 'zod';
import { isOutage, waitForDatabase } from './db.ts';
import { timeJob } from './process-metrics.ts';
import { resolvesWithin } from './resolves-within.ts';
import { traceJob } from './tracing.ts';

/**
 * Jobs are stored in PostgreSQL (pg-boss) and run by any worker, possibly twice. Scheduled sweeps process due rows; the next sweep makes up for a
 * missed one.
 */
export interface JobDefinition<P extends z.ZodType = z.ZodType> {
  name: string;
  payload: P;
  /** Cron expression in UTC, for sweeps. */
  schedule?: string;
  handler: (payload: z.output<P>) => Promise<void>;
}

export function defineJob<P extends z.ZodType>(job: JobDefinition<P>): JobDefinition {
  return { ...job, handler: async (payload) => job.handler(job.payload.parse(payload)) };
}

export const noPayloadSchema = z.object({}).nullish();

export interface Jobs {
  stop: () => Promise<void>;
}

export async function startJobs(options: {
  connectionString: string;
  logger: Logger;
  definitions: readonly JobDefinition[];
}): Promise<Jobs> {
  const queue = createQueueDatabase(options.connectionString);
  const boss = new PgBoss({ db: queue });
  boss.on('error', (error) => options.logger.error({ err: error }, 'Job queue error'));
  await boss.start();
  for (const job of options.definitions) {
    await boss.createQueue(job.name);
    if (job.schedule) await boss.schedule(job.name, job.schedule, {});
    await boss.work(job.name, async ([item]) => {
      if (!item) return;
      const run = () => timeJob(job.name, () => job.handler(item.data));
      await traceJob(job.name, item.data, run);
    });
  }
  const shutDown = async () => {
    queue.startShutdown();
    // Unfinished jobs are returned to the queue.
    await resolvesWithin(stopTimeoutMs, boss.stop({ graceful: true, timeout: gracePeriodMs }));
    await queue.end();
  };
  let stopped: Promise<void> | undefined;
  return {
    stop: () => {
      stopped ??= shutDown();
      return stopped;
    },
  };
}

/** For running jobs at shutdown, and for recording their results. */
const gracePeriodMs = 3000;
const stopTimeoutMs = 4500;
const retryDelayMs = 250;

/**
 * pg-boss's statements wait during a database outage. A statement that took effect before may run again, which jobs allow for. Other errors of
 * PostgreSQL are logged by pg-boss, whose worker goes on with the next job.
 */
function createQueueDatabase(connectionString: string) {
  const pool = new pg.Pool({
    connectionString,
    max: 4,
    application_name: 'redraft-jobs',
    connectionTimeoutMillis: 10_000,
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const pendingStatements = new Set<Promise<unknown>>();
  let isEnding = false;

  async function queryWithRetries(text: string, values: unknown[]): Promise<Rows> {
    for (;;) {
      try {
        return await runQuery(pool, text, values);
      } catch (error) {
        if (isEnding || !isOutage(error)) throw error;
        await Promise.all([waitForDatabase(), delay(retryDelayMs)]);
      }
    }
  }

  return {
    executeSql: (text: string, values: unknown[] = []): Promise<Rows> => {
      const answer = queryWithRetries(text, values);
      pendingStatements.add(answer);
      const forget = () => pendingStatements.delete(answer);
      answer.then(forget, forget);
      return answer;
    },
    startShutdown: () => {
      isEnding = true;
    },
    end: async () => {
      await resolvesWithin(500, Promise.allSettled(pendingStatements));
      await resolvesWithin(500, pool.end());
    },
  };
}

interface Rows {
  rows: unknown[];
}

/** After a failure a connection may be inside a transaction, so it is not reused. */
async function runQuery(pool: pg.Pool, text: string, values: unknown[]): Promise<Rows> {
  const client = await pool.connect();
  try {
    const result = await client.query(text, values);
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

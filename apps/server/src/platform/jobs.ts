import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import { z } from 'zod';
import { databaseIsBack, isOutage } from './db.ts';

/**
 * Jobs live in PostgreSQL: enqueued in the transaction that causes them, run by any worker, possibly twice.
 * Sweeps over due rows are scheduled; a missed sweep is made up for by the next.
 */
export interface JobDefinition<P extends z.ZodType = z.ZodType> {
  name: string;
  payload: P;
  /** Cron line in UTC for sweeps. */
  schedule?: string;
  handler: (payload: z.output<P>) => Promise<void>;
}

export function defineJob<P extends z.ZodType>(job: JobDefinition<P>): JobDefinition {
  return { ...job, handler: async (payload) => job.handler(job.payload.parse(payload)) };
}

export const noPayload = z.object({}).nullish();

export interface Jobs {
  stop: () => Promise<void>;
}

export async function startJobs(options: {
  connectionString: string;
  logger: Logger;
  definitions: readonly JobDefinition[];
  isWorker: boolean;
}): Promise<Jobs> {
  const queue = createQueueDatabase(options.connectionString);
  const boss = new PgBoss({ db: queue });
  boss.on('error', (error) => options.logger.error({ err: error }, 'Job queue error'));
  await boss.start();
  for (const job of options.definitions) {
    await boss.createQueue(job.name);
    if (job.schedule) await boss.schedule(job.name, job.schedule, {});
    if (!options.isWorker) continue;
    await boss.work(job.name, async ([item]) => {
      if (item) await job.handler(item.data);
    });
  }
  return {
    stop: async () => {
      queue.beginToEnd();
      await boss.stop({ graceful: true, timeout: 10_000 });
      await queue.end();
    },
  };
}

const leastWaitMs = 250;

/**
 * The statements of the queue wait while the database is away. pg-boss leaves the failure of some unhandled, which would end the
 * program, and asks again and again after others. A statement that had its effect may come twice, as jobs may.
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
  let isEnding = false;
  return {
    executeSql: async (text: string, values: unknown[]): Promise<{ rows: unknown[] }> => {
      for (;;) {
        try {
          return await pool.query(text, values);
        } catch (error) {
          if (isEnding || !isOutage(error)) throw error;
          await Promise.all([databaseIsBack(), delay(leastWaitMs)]);
        }
      }
    },
    beginToEnd: () => {
      isEnding = true;
    },
    end: () => pool.end(),
  };
}

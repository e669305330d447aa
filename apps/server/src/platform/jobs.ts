import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import { z } from 'zod';

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
  const boss = new PgBoss({
    connectionString: options.connectionString,
    max: 4,
    application_name: 'redraft-jobs',
  });
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
  return { stop: () => boss.stop({ graceful: true, timeout: 10_000 }) };
}

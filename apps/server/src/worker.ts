import type { Logger } from 'pino';
import { createMeasuresKeeper } from './domain/analytics/index.ts';
import { jobs } from './jobs.ts';
import { startJobs } from './platform/jobs.ts';

export interface Worker {
  stop: () => Promise<void>;
}

/** What is done without anybody asking for it: jobs, and the measures of files that were saved. On an open database. */
export async function startWorker({
  connectionString,
  logger,
}: {
  connectionString: string;
  logger: Logger;
}): Promise<Worker> {
  const runner = await startJobs({ connectionString, logger, definitions: jobs(logger) });
  const keeper = createMeasuresKeeper(logger);
  return { stop: async () => void (await Promise.all([runner.stop(), keeper.close()])) };
}

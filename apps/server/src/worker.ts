import type { Logger } from 'pino';
import { measuresFollowUp } from './domain/analytics/index.ts';
import { signWith } from './domain/certificates/index.ts';
import { evaluationsFollowUp } from './domain/evaluations/index.ts';
import { uptakeFollowUp } from './domain/feedback/index.ts';
import { upkeepFollowUp } from './domain/revisions/index.ts';
import { deadlinesFollowUp } from './domain/submissions/index.ts';
import { jobs } from './jobs.ts';
import { now } from './platform/clock.ts';
import { startJobs } from './platform/jobs.ts';
import { followSaves } from './platform/saved-files.ts';

export interface Worker {
  stop: () => Promise<void>;
}

/** What is done without anybody asking for it: jobs, and what follows saves. On an open database. */
export async function startWorker({
  connectionString,
  logger,
  secret,
}: {
  connectionString: string;
  logger: Logger;
  /** What certificates are signed with. */
  secret: string;
}): Promise<Worker> {
  signWith(secret);
  const runner = await startJobs({ connectionString, logger, definitions: jobs(logger) });
  const follower = followSaves(
    // A deadline waits for no text that is measured.
    [
      [deadlinesFollowUp(logger)],
      [measuresFollowUp(logger), evaluationsFollowUp(logger), uptakeFollowUp(logger), upkeepFollowUp(logger)],
    ],
    { clock: now, logger },
  );
  return { stop: async () => void (await Promise.all([runner.stop(), follower.close()])) };
}

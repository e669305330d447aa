import { algorithmVersion } from '@redraft/analytics';
import type { Logger } from 'pino';
import { now } from '../../platform/clock.ts';
import { defineJob, type JobDefinition, noPayloadSchema } from '../../platform/jobs.ts';
import { storeMetrics } from './metrics.ts';
import { listOutdatedFiles } from './queries.ts';

/** Once a night all files, for what follow-up.ts did not hear of: a process that ends between a save and its notice. */
export function analyticsJobs(logger: Logger): JobDefinition[] {
  return [
    defineJob({
      name: 'keep-measures',
      payload: noPayloadSchema,
      schedule: '11 3 * * *',
      handler: async () => {
        for (const fileId of await listOutdatedFiles(algorithmVersion)) {
          // One that fails does not stop the others.
          await storeMetrics(fileId, now()).catch((error: unknown) =>
            logger.error({ err: error, fileId }, 'The measures of a file could not be kept'),
          );
        }
      },
    }),
  ];
}

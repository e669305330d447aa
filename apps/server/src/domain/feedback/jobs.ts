import { algorithmVersion } from '@redraft/analytics';
import type { Logger } from 'pino';
import { defineJob, type JobDefinition, noPayloadSchema } from '../../platform/jobs.ts';
import { storeUptakes } from './store-uptake.ts';
import { listOutdatedTexts } from './uptake-queries.ts';

/** Checks all texts once a night, for what follow-up.ts missed. */
export function feedbackJobs(logger: Logger): JobDefinition[] {
  return [
    defineJob({
      name: 'keep-uptakes',
      payload: noPayloadSchema,
      schedule: '26 3 * * *',
      handler: async () => {
        for (const fileId of await listOutdatedTexts(algorithmVersion)) {
          // A failure does not stop the others.
          await storeUptakes(fileId).catch((error: unknown) =>
            logger.error({ err: error, fileId }, 'What became of the comments on a text could not be kept'),
          );
        }
      },
    }),
  ];
}

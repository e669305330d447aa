import type { Logger } from 'pino';
import { now } from '../../platform/clock.ts';
import { defineJob, type JobDefinition, noPayload } from '../../platform/jobs.ts';
import { storeActivity } from './activity.ts';
import { listFilesAhead } from './queries.ts';

/** Below this many new saves, folding them on the page costs less than keeping them. */
const worthKeeping = 20;

export function analyticsJobs(logger: Logger): JobDefinition[] {
  return [
    defineJob({
      name: 'store-activity',
      payload: noPayload,
      schedule: '* * * * *',
      handler: async () => {
        for (const fileId of await listFilesAhead(worthKeeping)) {
          await storeActivity(fileId, now()).catch((error: unknown) =>
            logger.error({ err: error, fileId }, 'The activity of a file could not be stored'),
          );
        }
      },
    }),
  ];
}

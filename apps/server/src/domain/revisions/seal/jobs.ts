import type { Logger } from 'pino';
import { now } from '../../../platform/clock.ts';
import { defineJob, type JobDefinition, noPayloadSchema } from '../../../platform/jobs.ts';
import { countStoredBytes, listUncountedFiles } from '../quota/index.ts';
import { fillActivity } from '../read/index.ts';
import { sealingTimes } from './maintenance.ts';
import { purgeFiles } from './purge-files.ts';
import { sealAll } from './seal-file.ts';

/** Longer than any save that was in progress when the last use ended. */
const purgeAfterMs = 10 * 60 * 1000;

export function revisionJobs(logger: Logger): readonly JobDefinition[] {
  return [
    defineJob({
      name: 'revisions-seal',
      payload: noPayloadSchema,
      // All files once a night, for what maintenance.ts missed: a process may end between a save and its notification.
      schedule: '41 3 * * *',
      handler: async () => {
        for (const id of await listUncountedFiles()) {
          await countStoredBytes(id).catch((cause) =>
            logger.error({ err: cause, fileId: id }, 'The stored bytes of a file could not be counted'),
          );
        }
        await sealAll(sealingTimes(now()), (id, cause) =>
          logger.error({ err: cause, fileId: id }, 'Sealing a file failed'),
        );
      },
    }),
    defineJob({
      name: 'revisions-activity',
      payload: noPayloadSchema,
      schedule: '*/5 * * * *',
      handler: () =>
        fillActivity((id, cause) =>
          logger.error({ err: cause, fileId: id }, 'What was done in a sealed chunk could not be counted'),
        ),
    }),
    defineJob({
      name: 'revisions-purge',
      payload: noPayloadSchema,
      schedule: '17 * * * *',
      handler: async () => {
        await purgeFiles(new Date(now().getTime() - purgeAfterMs), (id, cause) =>
          logger.error({ err: cause, fileId: id }, 'Removing a file failed'),
        );
      },
    }),
  ];
}

import type { Logger } from 'pino';
import { now } from '../../platform/clock.ts';
import { defineJob, type JobDefinition, noPayloadSchema } from '../../platform/jobs.ts';
import { fillActivity } from './activity.ts';
import { trustedForMs } from './open-files.ts';
import { purgeFiles } from './purging.ts';
import { sealAll } from './sealing.ts';
import { countStoredBytes, listUncountedFiles } from './stored-bytes.ts';

/** Far older than any state that a process still trusts (open-files.ts). */
const sealAfterMs = 6 * trustedForMs;

/** A sitting is over by then: what comes later begins a chunk of its own. */
const restingAfterMs = 24 * 60 * 60 * 1000;

/** Every save that was under way when the last use ended has long come to its end. */
const purgeAfterMs = 10 * 60 * 1000;

export function revisionJobs(logger: Logger): readonly JobDefinition[] {
  return [
    defineJob({
      name: 'revisions-seal',
      payload: noPayloadSchema,
      schedule: '*/5 * * * *',
      handler: async () => {
        for (const id of await listUncountedFiles()) {
          await countStoredBytes(id).catch((cause) =>
            logger.error({ err: cause, fileId: id }, 'The room of a file could not be counted'),
          );
        }
        const time = now().getTime();
        const times = { before: new Date(time - sealAfterMs), restingSince: new Date(time - restingAfterMs) };
        await sealAll(times, (id, cause) =>
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

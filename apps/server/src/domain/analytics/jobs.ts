import { algorithmVersion } from '@redraft/analytics';
import type { FileId } from '@redraft/contracts';
import type { Logger } from 'pino';
import { now } from '../../platform/clock.ts';
import { defineJob, type JobDefinition, noPayloadSchema } from '../../platform/jobs.ts';
import { storeActivity } from './activity.ts';
import { storeProgress } from './progress.ts';
import { listFilesAhead } from './queries.ts';

/** What a page reads, by its table, and the new saves below which it costs less to fold them there than to keep them. */
const kept = [
  { name: 'store-activity', table: 'file_activity', worthKeeping: 20, store: storeActivity },
  // Its row holds the text too, and a page reads it of one file only.
  { name: 'store-progress', table: 'file_progress', worthKeeping: 200, store: storeProgress },
] as const;

export function analyticsJobs(logger: Logger): JobDefinition[] {
  return kept.map(({ name, table, worthKeeping, store }) =>
    defineJob({
      name,
      payload: noPayloadSchema,
      schedule: '* * * * *',
      handler: async () => {
        const files = await listFilesAhead(table, { count: worthKeeping, algorithmVersion });
        for (const fileId of files) await storeOne(logger, fileId, store);
      },
    }),
  );
}

/** One that fails does not stop the others. */
async function storeOne(
  logger: Logger,
  fileId: FileId,
  store: (fileId: FileId, now: Date) => Promise<void>,
): Promise<void> {
  await store(fileId, now()).catch((error: unknown) =>
    logger.error({ err: error, fileId }, 'The measures of a file could not be stored'),
  );
}

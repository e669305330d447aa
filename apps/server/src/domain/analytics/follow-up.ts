import { algorithmVersion } from '@redraft/analytics';
import type { Logger } from 'pino';
import { now } from '../../platform/clock.ts';
import { noteSave, type SavedFiles, takeDue } from '../../platform/save-follow-up-rules.ts';
import type { FollowUp } from '../../platform/save-follow-ups.ts';
import { storeMetrics } from './metrics.ts';
import { listOutdatedFiles } from './queries.ts';

/** After this many, recently saved files take precedence over the rest of a long queue. */
const batchSize = 50;

/** Stores the measures of a file a few seconds after its last save. */
export function metricsFollowUp(logger: Logger): FollowUp {
  const files: SavedFiles = new Map();
  return {
    noteSave: (fileId, time) => noteSave(files, fileId, time),
    pollMissed: async (time) => {
      for (const fileId of await listOutdatedFiles(algorithmVersion)) noteSave(files, fileId, time.getTime());
    },
    doDue: async (isEnding, time) => {
      for (const fileId of takeDue(files, batchSize, time.getTime())) {
        if (isEnding()) return;
        await storeMetrics(fileId, now()).catch((error: unknown) =>
          logger.warn({ err: error, fileId }, 'The measures of a file are kept later'),
        );
      }
    },
  };
}

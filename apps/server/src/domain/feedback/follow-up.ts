import { algorithmVersion } from '@redraft/analytics';
import type { Logger } from 'pino';
import type { FollowUp } from '../../platform/saved-files.ts';
import { noteSave, type SavedFiles, takeDue } from '../../platform/saved-files-rules.ts';
import { keepUptakes } from './keep.ts';
import { listTextsBehind } from './kept-queries.ts';

/** Those that were saved meanwhile come before the rest of a long queue. */
const atOnce = 10;

/** Keeps what became of the comments on a text a few seconds after its last save, or after somebody has commented on it. */
export function uptakeFollowUp(logger: Logger): FollowUp {
  const files: SavedFiles = new Map();
  return {
    note: (fileId, time) => noteSave(files, fileId, time),
    hear: (message) => {
      // At once: no save has to rest before it.
      if (message.kind === 'commented') files.set(message.fileId, { first: 0, last: 0 });
    },
    lookUpMissed: async (time) => {
      for (const fileId of await listTextsBehind(algorithmVersion)) noteSave(files, fileId, time.getTime());
    },
    doDue: async (isEnding, time) => {
      for (const fileId of takeDue(files, atOnce, time.getTime())) {
        if (isEnding()) return;
        await keepUptakes(fileId).catch((error: unknown) =>
          logger.warn({ err: error, fileId }, 'What became of the comments on a text is kept later'),
        );
      }
    },
  };
}

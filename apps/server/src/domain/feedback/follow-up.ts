import { algorithmVersion } from '@redraft/analytics';
import type { Logger } from 'pino';
import { now } from '../../platform/clock.ts';
import { noteSave, type SavedFiles, takeDue } from '../../platform/save-follow-up-rules.ts';
import type { FollowUp } from '../../platform/save-follow-ups.ts';
import { storeUptakes } from './store-uptake.ts';
import { listOutdatedTexts } from './uptake-queries.ts';

/** After this time, deadlines and measures have their turn. */
const turnMs = 500;

/** Stores the uptake of comments on a text a few seconds after its last save, or after a new comment. */
export function uptakeFollowUp(logger: Logger): FollowUp {
  const files: SavedFiles = new Map();
  return {
    noteSave: (fileId, time) => noteSave(files, fileId, time),
    onNotice: (message) => {
      // At once: no save has to settle first.
      if (message.kind === 'commented') files.set(message.fileId, { first: 0, last: 0 });
    },
    pollMissed: async (time) => {
      for (const fileId of await listOutdatedTexts(algorithmVersion)) noteSave(files, fileId, time.getTime());
    },
    doDue: async (isEnding, time) => {
      const turnEnd = now().getTime() + turnMs;
      while (!isEnding() && now().getTime() < turnEnd) {
        const [fileId] = takeDue(files, 1, time.getTime());
        if (fileId === undefined) return;
        await storeUptakes(fileId).catch((error: unknown) =>
          logger.warn({ err: error, fileId }, 'What became of the comments on a text is kept later'),
        );
      }
    },
  };
}

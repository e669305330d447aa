import type { Logger } from 'pino';
import { now } from '../../platform/clock.ts';
import { createNotifyListener } from '../../platform/notify-listener.ts';
import { noteSave, type SavedFiles, takeDue } from './due-rules.ts';
import { keepMeasures } from './measures.ts';

/**
 * Keeps the measures of a file a few seconds after its last save, in whatever process it was saved. What it does not hear of, because the
 * database was away or it was not running, the job makes up for within a minute.
 */
export interface MeasuresKeeper {
  close: () => Promise<void>;
}

const lookMs = 1000;

export function createMeasuresKeeper(logger: Logger): MeasuresKeeper {
  const files: SavedFiles = new Map();
  const listener = createNotifyListener({
    onNotice: (message) => {
      if (message.kind !== 'saved') return;
      for (const { fileId } of message.saves) noteSave(files, fileId, now().getTime());
    },
    onLost: () => undefined,
  });
  let look: Promise<void> | null = null;
  let isClosed = false;

  async function keepDue(): Promise<void> {
    // A connection that was lost is made anew here.
    await listener.ready().catch(() => undefined);
    for (const fileId of takeDue(files, now().getTime())) {
      if (isClosed) return;
      await keepMeasures(fileId, now()).catch((error: unknown) =>
        logger.warn({ err: error, fileId }, 'The measures of a file are kept later'),
      );
    }
  }

  const timer = setInterval(() => {
    look ??= keepDue().finally(() => {
      look = null;
    });
  }, lookMs);
  timer.unref();

  return {
    close: async () => {
      isClosed = true;
      clearInterval(timer);
      await look;
      await listener.close();
    },
  };
}

import type { SaveNotice } from '../../platform/notify.ts';

/**
 * Tells other processes of saves, beside the road of a save and not on it: PostgreSQL lets the commits of all that
 * notify wait for each other, disk included, which would undo the group commit. What is saved within some
 * milliseconds goes out together, of each opening of a file only the last.
 */
export interface SaveRelay {
  add: (save: SaveNotice) => void;
  /** Sends what is left. */
  close: () => Promise<void>;
}

/** At most twenty small statements a second, however many save. */
const batchDelayMs = 50;
/** PostgreSQL takes less than 8000 bytes at once; one save is 80 at most. */
const maxPerNotification = 90;
/** More than can be saved in a gap: only a database that hangs lets them gather, and then nobody is told. */
const maxWaiting = 5000;

export function createSaveRelay(options: {
  send: (saves: SaveNotice[]) => Promise<void>;
  report: (error: unknown) => void;
}): SaveRelay {
  const waiting = new Map<string, SaveNotice>();
  let timer: NodeJS.Timeout | null = null;
  let sending: Promise<void> | null = null;

  function schedule(): void {
    if (timer || sending || waiting.size === 0) return;
    timer = setTimeout(() => void flush(), batchDelayMs);
    timer.unref();
  }

  async function flush(): Promise<void> {
    timer = null;
    sending = sendAll();
    await sending;
    sending = null;
    schedule();
  }

  async function sendAll(): Promise<void> {
    const saves = [...waiting.values()];
    waiting.clear();
    try {
      while (saves.length > 0) await options.send(saves.splice(0, maxPerNotification));
    } catch (error) {
      options.report(error);
    }
  }

  return {
    add: (save) => {
      if (waiting.size < maxWaiting) waiting.set(`${save.fileId}/${save.opening}`, save);
      schedule();
    },
    close: async () => {
      if (timer) clearTimeout(timer);
      await sending;
      if (timer) clearTimeout(timer);
      await sendAll();
    },
  };
}

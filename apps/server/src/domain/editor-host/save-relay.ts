import type { SaveNotice } from '../../platform/notify.ts';

/**
 * Notifies other processes of saves, outside the path of the save: PostgreSQL serialises commits of transactions that notify, including their disk
 * writes, which would undo the group commit. Saves within some milliseconds are sent together, only the last one per opening of a file.
 */
export interface SaveRelay {
  add: (save: SaveNotice) => void;
  /** Sends what is left. */
  close: () => Promise<void>;
}

/** At most twenty small statements per second, however many saves there are. */
const batchDelayMs = 50;
/** PostgreSQL limits a payload to 8000 bytes; a save takes 80 at most. */
const maxPerNotification = 90;
/** More than the saves of one interval: only a hanging database makes them accumulate, and then they are dropped. */
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

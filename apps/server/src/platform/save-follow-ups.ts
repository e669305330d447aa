import type { FileId } from '@redraft/contracts';
import type { Logger } from 'pino';
import { isOutage } from './db.ts';
import type { Notice } from './notify.ts';
import { createNotifyListener } from './notify-listener.ts';

/**
 * Work that runs some time after a file was saved, by whatever process. It is triggered by notifications (notify.ts), so that unchanged files need
 * not be polled; it looks up what it missed when it starts listening.
 */
export interface FollowUp {
  /** A file was saved. */
  noteSave: (fileId: FileId, now: number) => void;
  /** Any other notification. */
  onNotice?: (message: Notice) => void;
  /** Looks up what it may have missed so far. */
  pollMissed: (now: Date) => Promise<void>;
  /** Does what is due; `isEnding` tells when to leave the rest. */
  doDue: (isEnding: () => boolean, now: Date) => Promise<void>;
}

export interface Follower {
  close: () => Promise<void>;
}

const pollMs = 1000;

/** Follow-ups that run one after the other, checked every second; a slow one only delays its own row. */
type FollowUpRow = readonly FollowUp[];

export function followSaves(
  rows: readonly FollowUpRow[],
  { clock, logger }: { clock: () => Date; logger: Logger },
): Follower {
  let isClosed = false;
  const followUps = rows.flat();
  const rowStates = rows.map((row) => ({ row, hasLookedUp: false, under: null as Promise<void> | null }));
  const markMissed = () => {
    for (const check of rowStates) check.hasLookedUp = false;
  };
  const listener = createNotifyListener({
    onNotice: (message) => {
      if (message.kind !== 'saved') {
        for (const one of followUps) one.onNotice?.(message);
        return;
      }
      const now = clock().getTime();
      for (const { fileId } of message.saves) for (const one of followUps) one.noteSave(fileId, now);
    },
    onLost: markMissed,
  });

  async function runRow(check: (typeof rowStates)[number]): Promise<void> {
    // Reconnects if the connection was lost. Later notifications will be received; earlier ones are looked up.
    await listener.ready();
    const isNew = !check.hasLookedUp;
    check.hasLookedUp = true;
    for (const one of check.row) {
      if (isNew) await one.pollMissed(clock());
      if (!isClosed) await one.doDue(() => isClosed, clock());
    }
  }

  const timer = setInterval(() => {
    for (const check of rowStates) {
      check.under ??= runRow(check)
        .catch((error: unknown) => {
          check.hasLookedUp = false;
          if (!isOutage(error)) logger.error({ err: error }, 'What follows saves is done later');
        })
        .finally(() => {
          check.under = null;
        });
    }
  }, pollMs);
  timer.unref();

  return {
    close: async () => {
      isClosed = true;
      clearInterval(timer);
      await Promise.all(rowStates.map(({ under }) => under));
      await listener.close();
    },
  };
}

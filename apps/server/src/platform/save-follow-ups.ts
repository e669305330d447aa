import type { FileId } from '@redraft/contracts';
import type { Logger } from 'pino';
import { isOutage } from './db.ts';
import type { Notice } from './notify.ts';
import { createNotifyListener } from './notify-listener.ts';

/**
 * Work that follows saves: what is done for a file some time after it was saved, by whatever process. It hears of saves (notify.ts) and of
 * whatever else processes tell each other, so that nobody has to look at files that rest. What came while it did not hear it looks up when it begins to.
 */
export interface FollowUp {
  /** A file was saved. */
  note: (fileId: FileId, now: number) => void;
  /** Anything else was told. */
  hear?: (message: Notice) => void;
  /** Takes up what it may have missed until now. */
  pollMissed: (now: Date) => Promise<void>;
  /** Does what is due; `isEnding` says when to leave the rest. */
  doDue: (isEnding: () => boolean, now: Date) => Promise<void>;
}

export interface Follower {
  close: () => Promise<void>;
}

const pollMs = 1000;

/** Follow-ups that are done one after the other, all looked at every second; what takes long in one row holds up no other row. */
type FollowUpRow = readonly FollowUp[];

export function followSaves(
  rows: readonly FollowUpRow[],
  { clock, logger }: { clock: () => Date; logger: Logger },
): Follower {
  let isClosed = false;
  const followUps = rows.flat();
  const looks = rows.map((row) => ({ row, hasLookedUp: false, under: null as Promise<void> | null }));
  const lookUpAgain = () => {
    for (const check of looks) check.hasLookedUp = false;
  };
  const listener = createNotifyListener({
    onNotice: (message) => {
      if (message.kind !== 'saved') {
        for (const one of followUps) one.hear?.(message);
        return;
      }
      const now = clock().getTime();
      for (const { fileId } of message.saves) for (const one of followUps) one.note(fileId, now);
    },
    onLost: lookUpAgain,
  });

  async function work(check: (typeof looks)[number]): Promise<void> {
    // A connection that was lost is made anew here. What is told from then on is heard, what was before is looked up.
    await listener.ready();
    const isNew = !check.hasLookedUp;
    check.hasLookedUp = true;
    for (const one of check.row) {
      if (isNew) await one.pollMissed(clock());
      if (!isClosed) await one.doDue(() => isClosed, clock());
    }
  }

  const timer = setInterval(() => {
    for (const check of looks) {
      check.under ??= work(check)
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
      await Promise.all(looks.map(({ under }) => under));
      await listener.close();
    },
  };
}

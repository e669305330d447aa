import type { FileId } from '@redraft/contracts';
import { revisionsPerChunk } from '@redraft/revision-log';
import type { Logger } from 'pino';
import type { FollowUp } from '../../../platform/save-follow-ups.ts';
import { trustedForMs } from '../append/index.ts';
import { listUnsealed, selectUnsealed } from '../queries.ts';
import { countStoredBytes, listUncountedFiles } from '../quota/index.ts';
import { nextSealing, type ScheduledFiles, scheduleFile, takeDueFiles } from './maintenance-rules.ts';
import { minRevisions, type SealingTimes, sealFile } from './seal-file.ts';

/** Far older than any state that a process still trusts (open-files.ts). */
const afterMs = 6 * trustedForMs;
/** A writing session is over by then: later saves begin a new chunk. */
const quietMs = 24 * 60 * 60 * 1000;
const limits = { afterMs, restingMs: quietMs, least: minRevisions };

const countAfterMs = 5 * 60 * 1000;
/** Delay after a failure, or if another process holds the file. */
const retryMs = 5 * 60 * 1000;
const batchSize = 20;

export function sealingTimes(now: Date): SealingTimes {
  return { before: new Date(now.getTime() - afterMs), restingSince: new Date(now.getTime() - quietMs) };
}

/** Counts the stored bytes of a file some minutes after a save, and seals its revisions when they are old enough. */
export function maintenanceFollowUp(logger: Logger): FollowUp {
  const toCount: ScheduledFiles = new Map();
  const toSeal: ScheduledFiles = new Map();

  async function sealDue(fileId: FileId, now: Date): Promise<void> {
    const sealed = await sealFile(fileId, sealingTimes(now)).catch((cause: unknown) => {
      logger.error({ err: cause, fileId }, 'Sealing a file failed');
      return 0;
    });
    // The rest is sealed and merged once the file has been inactive.
    if (sealed > 0) scheduleFile(toSeal, fileId, now.getTime() + quietMs);
    const unsealed = await selectUnsealed(fileId, revisionsPerChunk);
    const next = unsealed && nextSealing(unsealed, limits);
    if (next !== null) scheduleFile(toSeal, fileId, Math.max(next, now.getTime() + retryMs));
  }

  return {
    noteSave: (fileId, now) => {
      scheduleFile(toCount, fileId, now + countAfterMs);
      scheduleFile(toSeal, fileId, now + afterMs);
    },
    pollMissed: async (now) => {
      for (const id of await listUncountedFiles()) scheduleFile(toCount, id, now.getTime());
      for (const { fileId, ...unsealed } of await listUnsealed({
        minRevisions,
        fullChunk: revisionsPerChunk,
      }))
        scheduleFile(toSeal, fileId, nextSealing(unsealed, limits) ?? now.getTime());
    },
    doDue: async (isEnding, now) => {
      for (const fileId of takeDueFiles(toCount, batchSize, now.getTime())) {
        if (isEnding()) return;
        await countStoredBytes(fileId).catch((cause: unknown) =>
          logger.error({ err: cause, fileId }, 'The stored bytes of a file could not be counted'),
        );
      }
      for (const fileId of takeDueFiles(toSeal, batchSize, now.getTime())) {
        if (isEnding()) return;
        await sealDue(fileId, now);
      }
    },
  };
}

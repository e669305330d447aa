import type { AuditedAction, DataExport } from '@redraft/contracts';
import type { Language } from '@redraft/sentences';
import type { Logger } from 'pino';
import type { Actor } from '../../access/index.ts';
import {
  downloadExport,
  makeNextExport,
  readExportState,
  requestExport,
} from '../../domain/data-exports/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { sendJob } from '../../platform/job-queue.ts';
import type { FileAnswer } from '../../platform/route.ts';
import { listExportEntries } from './contents.ts';

export const exportQueue = 'data-export';

export function readExport(actor: Actor, now: Date): Promise<DataExport> {
  return readExportState(actor.userId, now);
}

/** Repeated requests create one export. */
export async function requestData(actor: Actor, language: Language, now: Date): Promise<DataExport> {
  return inTransaction(async () => {
    if (await requestExport(actor.userId, language, now)) {
      await record(actor, 'account.export', now);
      await sendJob(exportQueue);
    }
    return readExportState(actor.userId, now);
  });
}

export async function downloadData(actor: Actor, now: Date): Promise<FileAnswer> {
  const { pieces, length, readyAt } = await downloadExport(actor.userId, now);
  await record(actor, 'account.export_download', now);
  const day = readyAt.toISOString().slice(0, 10);
  return {
    bytes: { pieces, length },
    contentType: 'application/zip',
    fileName: `redraft-${day}.zip`,
  };
}

async function record({ userId }: Actor, action: AuditedAction, at: Date): Promise<void> {
  await audit({ at, actorId: userId, action, subject: 'account', subjectId: userId });
}

/** Creates requested exports one after the other, until none is waiting. */
export async function makeExports(clock: () => Date, logger: Logger): Promise<void> {
  const onError = ({ userId }: { userId: number }, cause: unknown) =>
    logger.error({ err: cause, userId }, 'The data of an account could not be put together');
  let isMore = true;
  while (isMore)
    isMore = await makeNextExport((claimed) => listExportEntries(claimed, clock), { clock, onError });
}

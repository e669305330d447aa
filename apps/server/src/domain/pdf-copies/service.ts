import { createHash } from 'node:crypto';
import type { FileId, PdfCopy } from '@redraft/contracts';
import { inTransaction } from '../../platform/db.ts';
import { AppError, tooManyRequests } from '../../platform/errors.ts';
import { sendJob } from '../../platform/job-queue.ts';
import { maxWaiting, presentCopy } from './copy-rules.ts';
import {
  type CopyName,
  countUnmade,
  selectOptionalCopy,
  selectOptionalPdf,
  updateUsed,
  upsertCopy,
} from './queries.ts';

export const pdfQueue = 'pdf-copies';

/**
 * Requests a PDF of a file as its reader sees it; repeated requests create one. It is identified by the hash of the content, which only readers of
 * the content know; every call checks their permission again.
 */
export async function requestPdf(fileId: FileId, content: Uint8Array, now: Date): Promise<PdfCopy> {
  const name = { fileId, hash: createHash('sha256').update(content).digest('hex') };
  return inTransaction(async () => {
    const before = await selectOptionalCopy(name);
    if ((before === undefined || before.state === 'failed') && (await countUnmade()) >= maxWaiting)
      throw tooManyRequests();
    const state = await upsertCopy(name, content, now);
    if (state === 'waiting') await sendJob(pdfQueue);
    return readCopy(name, now);
  });
}

export async function readCopy(name: CopyName, now: Date): Promise<PdfCopy> {
  const row = await selectOptionalCopy(name);
  if (row === undefined) throw new AppError('not_found');
  await updateUsed(name, now);
  return presentCopy(row);
}

export async function readPdf(name: CopyName, now: Date): Promise<Uint8Array> {
  const copy = await selectOptionalPdf(name);
  if (copy === undefined) throw new AppError('not_found');
  if (copy.state === 'failed') throw new AppError('document.pdf_failed');
  if (copy.pdf === null) throw new AppError('document.pdf_waiting');
  await updateUsed(name, now);
  return copy.pdf;
}

import { attachmentFormatOf } from '@redraft/contracts';
import { DocumentError, officeKinds, readZip } from '@redraft/documents';
import { unavailable } from '../../platform/errors.ts';
import { createThreads, unavailableWhenTooMuch } from '../../platform/threads.ts';
import removeNames, { type AnonymizeWork } from './anonymize-worker.ts';

/**
 * The one way on which a file reaches somebody who is not to know whose it is: staff who grade without names, reviewers, and authors of
 * what was reviewed. What it gives is to be read and never saved: the file that is kept has every name.
 */

/** In files, which people of any language open. */
export const authorPseudonym = 'Author';
export const reviewerPseudonym = 'Reviewer';

/** Removing names takes from 20 to 160 ns a byte of what is packed in a file: 40 ms at most are taken from everybody. */
const maxInlineBytes = 256 * 1024;

const removeInThread = createThreads<AnonymizeWork, Uint8Array | null>(
  new URL('./anonymize-worker.ts', import.meta.url),
  { threads: 1, waiting: 64, deadlineMs: 20_000 },
);

/** The file with one name for all; where that takes too long it is not to be had, since the names are in it. */
export async function anonymizeFile(bytes: Uint8Array, alias: string): Promise<Uint8Array> {
  const cleaned = await remove({ kind: 'office', bytes, alias });
  if (cleaned === null) throw unavailable();
  return cleaned;
}

/**
 * The same for any file that was attached: of office files and pictures what is known to name somebody goes, others are as they were
 * sent. Nobody has looked whether they are whole: what cannot be read stays.
 */
export async function anonymizeAttachment(
  bytes: Uint8Array,
  { fileName, alias }: { fileName: string; alias: string },
): Promise<Uint8Array> {
  const format = attachmentFormatOf(fileName);
  const kind = officeKinds.some((office) => office === format) ? 'office' : 'picture';
  return (await remove({ kind, bytes, alias })) ?? bytes;
}

async function remove(work: AnonymizeWork): Promise<Uint8Array | null> {
  const size = work.kind === 'office' ? unpackedSize(work.bytes) : work.bytes.length;
  return size <= maxInlineBytes ? removeNames(work) : removeInThread(work).catch(unavailableWhenTooMuch);
}

/** Of what cannot be unpacked nothing has to be. */
function unpackedSize(bytes: Uint8Array): number {
  try {
    return readZip(bytes).reduce((sum, entry) => sum + entry.size, 0);
  } catch (cause) {
    if (cause instanceof DocumentError) return 0;
    throw cause;
  }
}

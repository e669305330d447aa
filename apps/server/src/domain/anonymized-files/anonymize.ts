import { detectAttachmentFormat } from '@redraft/contracts';
import { DocumentError, officeKinds, readZip } from '@redraft/documents';
import { unavailable } from '../../platform/errors.ts';
import { createThreads, unavailableWhenTooMuch } from '../../platform/threads.ts';
import removeNames, { type AnonymizeWork } from './anonymize-worker.ts';

/**
 * The only way in which a file reaches readers who must not know its author: staff who grade anonymously, peer reviewers, and authors of reviewed
 * texts. The result is read-only: the stored file keeps all names.
 */

/** Written into files, which people of any language open. */
export const authorPseudonym = 'Author';
export const reviewerPseudonym = 'Reviewer';

/** Removing names takes 20 to 160 ns per byte of unpacked content: files up to this size block the thread for 40 ms at most. */
const maxInlineBytes = 256 * 1024;

const removeInThread = createThreads<AnonymizeWork, Uint8Array | null>(
  new URL('./anonymize-worker.ts', import.meta.url),
  { threads: 1, waiting: 64, deadlineMs: 20_000 },
);

/** Replaces all names in the file by one; fails if that takes too long, because the original must not be sent. */
export async function anonymizeFile(bytes: Uint8Array, alias: string): Promise<Uint8Array> {
  const cleaned = await remove({ kind: 'office', bytes, alias });
  if (cleaned === null) throw unavailable();
  return cleaned;
}

/**
 * The same for any attached file: known personal metadata is removed from office files and images; other files are sent unchanged. Attachments are
 * not checked for validity: what cannot be read stays.
 */
export async function anonymizeAttachment(
  bytes: Uint8Array,
  { fileName, alias }: { fileName: string; alias: string },
): Promise<Uint8Array> {
  const format = detectAttachmentFormat(fileName);
  const kind = officeKinds.some((office) => office === format) ? 'office' : 'picture';
  return (await remove({ kind, bytes, alias })) ?? bytes;
}

async function remove(work: AnonymizeWork): Promise<Uint8Array | null> {
  const size = work.kind === 'office' ? unpackedSize(work.bytes) : work.bytes.length;
  return size <= maxInlineBytes ? removeNames(work) : removeInThread(work).catch(unavailableWhenTooMuch);
}

/** A file that cannot be unpacked counts as empty. */
function unpackedSize(bytes: Uint8Array): number {
  try {
    return readZip(bytes).reduce((sum, entry) => sum + entry.size, 0);
  } catch (cause) {
    if (cause instanceof DocumentError) return 0;
    throw cause;
  }
}

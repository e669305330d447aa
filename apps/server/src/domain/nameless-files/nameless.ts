import { DocumentError, pictureWithoutMetadata, readZip } from '@redraft/documents';
import { createThreads, unavailableWhenTooMuch } from '../../platform/threads.ts';
import { zipCodec } from '../revisions/index.ts';
import removeNames, { type NamelessWork } from './nameless-worker.ts';

/**
 * The one way on which a file reaches somebody who is not to know whose it is: staff who grade without names, reviewers, and authors of
 * what was reviewed. What it gives is to be read and never saved: the file that is kept has every name.
 */

/** In files, which people of any language open. */
export const nameOfAuthors = 'Author';
export const nameOfReviewers = 'Reviewer';

/** Removing names takes some 40 ns a byte of what is packed in a file: 20 ms at most are taken from everybody. */
const lightSize = 512 * 1024;

const removeInThread = createThreads<NamelessWork, Uint8Array>(
  new URL('./nameless-worker.ts', import.meta.url),
  { threads: 1, waiting: 64, deadlineMs: 20_000 },
);

/** The file with one name for all; where that takes too long it is not to be had, since the names are in it. */
export async function nameless(bytes: Uint8Array, alias: string): Promise<Uint8Array> {
  const size = readZip(bytes).reduce((sum, entry) => sum + entry.size, 0);
  if (size <= lightSize) return removeNames({ bytes, alias });
  return removeInThread({ bytes, alias }).catch(unavailableWhenTooMuch);
}

/**
 * The same for any file that was attached: of office files and pictures what is known to name somebody goes, others are as they were
 * sent. Nobody has looked whether they are whole: what cannot be read stays.
 */
export async function namelessAttachment(
  bytes: Uint8Array,
  { fileName, alias }: { fileName: string; alias: string },
): Promise<Uint8Array> {
  if (!isOffice.test(fileName)) return pictureWithoutMetadata(bytes, zipCodec.crc32);
  if (!isWhole(bytes)) return bytes;
  return nameless(bytes, alias);
}

/** An attached file is what its name says. */
const isOffice = /\.(?:docx|xlsx|pptx|odt|ods|odp)$/i;

function isWhole(bytes: Uint8Array): boolean {
  try {
    readZip(bytes);
    return true;
  } catch (cause) {
    if (cause instanceof DocumentError) return false;
    throw cause;
  }
}

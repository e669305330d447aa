import { withoutNames } from '@redraft/documents';
import { createThreads, unavailableWhenTooMuch } from '../../platform/threads.ts';
import { zipCodec } from '../revisions/index.ts';
import type { NamelessWork } from './nameless-worker.ts';

/** In files, which people of any language open. */
export const nameOfAuthors = 'Author';
export const nameOfReviewers = 'Reviewer';

/** A review as its author gets it where names are not told. */
export function withoutReviewers(bytes: Uint8Array): Promise<Uint8Array> {
  return nameless(bytes, nameOfReviewers);
}

/** Removing names takes some 50 ns a byte of a file. */
const lightSize = 128 * 1024;

const removeInThread = createThreads<NamelessWork, Uint8Array>(
  new URL('./nameless-worker.ts', import.meta.url),
  { threads: 1, waiting: 64, deadlineMs: 20_000 },
);

/** The file with one name for all; where that takes too long it is not to be had, since the names are in it. */
export async function nameless(bytes: Uint8Array, alias: string): Promise<Uint8Array> {
  if (bytes.length <= lightSize) return withoutNames(bytes, { alias, codec: zipCodec });
  return removeInThread({ bytes, alias }).catch(unavailableWhenTooMuch);
}

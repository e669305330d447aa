import type { FileId } from '@redraft/contracts';
import { docxTextParts, readZip } from '@redraft/documents';
import { LRUCache } from 'lru-cache';
import { AppError } from '../../platform/errors.ts';
import { createThreads, unavailableWhenTooMuch } from '../../platform/threads.ts';
import type { OriginalText } from './original-text-worker.ts';
import readOriginalText from './original-text-worker.ts';
import type { FileStore } from './ports.ts';

/** Reading takes some 60 ns a byte of XML full of tags. */
const maxInlineBytes = 128 * 1024;
const textParts: ReadonlySet<string> = new Set(Object.values(docxTextParts));

const readInThread = createThreads<Uint8Array, OriginalText>(
  new URL('./original-text-worker.ts', import.meta.url),
  { threads: 1, waiting: 64, deadlineMs: 20_000 },
);

/** Refuses a save that changes the text otherwise than by tracked changes. What cannot be read in time is refused for now. */
export type RequireOriginalText = (save: { fileId: FileId; bytes: Uint8Array }) => Promise<void>;

/**
 * What is left of a file when all its changes are rejected never changes: a save that would change it is refused, so that it is found once, in
 * what the file has when the first save arrives, and holds for all later ones.
 */
export function createOriginalTextCheck(store: Pick<FileStore, 'readCurrent'>): RequireOriginalText {
  const known = new LRUCache<FileId, OriginalText>({ max: 5000 });
  return async ({ fileId, bytes }) => {
    const before = known.get(fileId) ?? (await loadOriginalText((await store.readCurrent(fileId)).bytes));
    known.set(fileId, before);
    // Of a text that nobody can read nothing can be said.
    if (before.kind !== 'text') return;
    const now = await loadOriginalText(bytes);
    // Why it is no document, the store says.
    if (now.kind === 'noDocument') return;
    if (now.kind === 'tooLarge' || now.hash !== before.hash) throw new AppError('review.untracked_change');
  };
}

async function loadOriginalText(bytes: Uint8Array): Promise<OriginalText> {
  if (sizeOfText(bytes) <= maxInlineBytes) return readOriginalText(bytes);
  return readInThread(bytes).catch(unavailableWhenTooMuch);
}

/** Nothing for what is no file of this kind: it is read, and found to be none, at once. */
function sizeOfText(bytes: Uint8Array): number {
  try {
    return readZip(bytes)
      .filter(({ name }) => textParts.has(name))
      .reduce((sum, { size }) => sum + size, 0);
  } catch {
    return 0;
  }
}

import type { FileId } from '@redraft/contracts';
import { docxTextParts, readZip } from '@redraft/documents';
import { LRUCache } from 'lru-cache';
import { AppError } from '../../platform/errors.ts';
import { createThreads, unavailableWhenTooMuch } from '../../platform/threads.ts';
import type { OriginalText } from './original-text-worker.ts';
import readOriginalText from './original-text-worker.ts';
import type { FileStore } from './ports.ts';

/** Parsing takes about 60 ns per byte of XML with many tags. */
const maxInlineBytes = 128 * 1024;
const textParts: ReadonlySet<string> = new Set(Object.values(docxTextParts));

const readInThread = createThreads<Uint8Array, OriginalText>(
  new URL('./original-text-worker.ts', import.meta.url),
  { threads: 1, waiting: 64, deadlineMs: 20_000 },
);

/** Rejects a save that changes the text other than by tracked changes. A file that cannot be read in time is refused temporarily. */
export type RequireOriginalText = (save: { fileId: FileId; bytes: Uint8Array }) => Promise<void>;

/**
 * The text with all changes rejected must never change, because saves that would change it are refused: it is computed once, from the content at the
 * first save, and applies to all later ones.
 */
export function createOriginalTextCheck(store: Pick<FileStore, 'readCurrent'>): RequireOriginalText {
  const known = new LRUCache<FileId, OriginalText>({ max: 5000 });
  return async ({ fileId, bytes }) => {
    const before = known.get(fileId) ?? (await loadOriginalText((await store.readCurrent(fileId)).bytes));
    known.set(fileId, before);
    // The stored text is unreadable, so nothing can be compared.
    if (before.kind !== 'text') return;
    const now = await loadOriginalText(bytes);
    // The store reports why it is not a document.
    if (now.kind === 'noDocument') return;
    if (now.kind === 'tooLarge' || now.hash !== before.hash) throw new AppError('review.untracked_change');
  };
}

async function loadOriginalText(bytes: Uint8Array): Promise<OriginalText> {
  if (sizeOfText(bytes) <= maxInlineBytes) return readOriginalText(bytes);
  return readInThread(bytes).catch(unavailableWhenTooMuch);
}

/** Zero for a file of another type: reading it fails at once. */
function sizeOfText(bytes: Uint8Array): number {
  try {
    return readZip(bytes)
      .filter(({ name }) => textParts.has(name))
      .reduce((sum, { size }) => sum + size, 0);
  } catch {
    return 0;
  }
}

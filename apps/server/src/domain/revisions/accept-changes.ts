import { readZip } from '@redraft/documents';
import { createThreads, TooMuchWork } from '../../platform/threads.ts';
import accept from './accept-worker.ts';

/** Accepting takes about 40 ns per byte of XML with many tags. */
const maxInlineBytes = 512 * 1024;
/** Beyond this size, and beyond the deadline, changes stay unaccepted. */
const maxTextBytes = 64 * 1024 * 1024;

const acceptInThread = createThreads<Uint8Array, Uint8Array | null>(
  new URL('./accept-worker.ts', import.meta.url),
  { threads: 1, waiting: 64, deadlineMs: 20_000 },
);

/** A docx with all changes accepted; null if that takes more time or memory than a submission may. */
export async function acceptChanges(bytes: Uint8Array): Promise<Uint8Array | null> {
  const size = readZip(bytes)
    .filter(({ name }) => /^word\/[^/]+\.xml$/.test(name))
    .reduce((sum, entry) => sum + entry.size, 0);
  if (size <= maxInlineBytes) return accept(bytes);
  if (size > maxTextBytes) return null;
  return acceptInThread(bytes).catch(nullWhenTooLarge);
}

function nullWhenTooLarge(cause: unknown): null {
  if (cause instanceof TooMuchWork) return null;
  throw cause;
}

import { readZip } from '@redraft/documents';
import { Piscina } from 'piscina';
import accept from './accept-worker.ts';

/** Accepting takes some 40 ns a byte of XML full of tags. */
const lightSize = 512 * 1024;
/** Beyond it, and beyond the deadline, changes stay as they are. */
const largestText = 64 * 1024 * 1024;
const deadlineMs = 20_000;

const threads = new Piscina<Uint8Array, Uint8Array | null>({
  filename: new URL('./accept-worker.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 30_000,
  resourceLimits: { maxOldGenerationSizeMb: 1024 },
});

/** A docx with all changes accepted; null if that takes more time or memory than a hand-in may. */
export async function acceptInTime(bytes: Uint8Array): Promise<Uint8Array | null> {
  const size = readZip(bytes)
    .filter(({ name }) => /^word\/[^/]+\.xml$/.test(name))
    .reduce((sum, entry) => sum + entry.size, 0);
  if (size <= lightSize) return accept(bytes);
  if (size > largestText) return null;
  return threads.run(bytes, { signal: AbortSignal.timeout(deadlineMs) }).catch(nullWhenTooMuch);
}

function nullWhenTooMuch(cause: unknown): null {
  const isAborted = cause instanceof Error && cause.name === 'AbortError';
  const isOutOfMemory =
    cause instanceof Error && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY';
  if (isAborted || isOutOfMemory) return null;
  throw cause;
}

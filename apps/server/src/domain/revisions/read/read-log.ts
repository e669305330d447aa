import { AsyncResource } from 'node:async_hooks';
import { availableParallelism } from 'node:os';
import { MessageChannel } from 'node:worker_threads';
import { unavailable } from '../../../platform/errors.ts';
import { createThreads, TooMuchWork } from '../../../platform/threads.ts';
import { selectBlob } from '../blobs.ts';
import { createLimitedTools } from './decoding-tools.ts';
import { type CheckpointSink, type ReadRequests, type ReadResults, readers } from './log-readers.ts';
import type { LoadBlob } from './part-replay.ts';
import type { ReadWork } from './read-worker.ts';

/**
 * One thread answers everybody: what the log says is read at once where that is light, as it nearly always is; what turns out to be more
 * is read in a thread, from the beginning.
 */
const readInThread = createThreads<ReadWork, ReadResults[keyof ReadResults]>(
  new URL('./read-worker.ts', import.meta.url),
  { threads: Math.max(1, availableParallelism() - 1), waiting: 64, deadlineMs: 20_000 },
);

/**
 * Bytes that are unpacked and read in some 7 ms, and in 40 ms by a program that has just begun: with less, a text of which
 * nothing is known would be read in a worker thread where a whole keyframe is far.
 */
const maxBytesInline = 768 * 1024;
/** Bytes of a large part that are passed on while one is unpacked. */
const transferRate = 16;

/** @param keep Told what is read on the way; not by a thread. */
export async function readLog<What extends keyof ReadRequests>(
  what: What,
  log: ReadRequests[What],
  keep?: CheckpointSink,
): Promise<ReadResults[What]> {
  const blobs = createBlobSource();
  const light = createLimitedTools(maxBytesInline);
  const countedBlob: LoadBlob = async (hash) => {
    const content = await blobs.load(hash);
    light.count(content.length / transferRate);
    return content;
  };
  const [outcome] = await Promise.allSettled([
    readers[what](log, { ...light, loadBlob: countedBlob, ...(keep && { keep }) }),
  ]);
  if (light.isExhausted()) return readInWorker(what, log, blobs.take);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}

/** Large parts that are read once, although the same reading may begin twice. */
function createBlobSource(): { load: LoadBlob; take: LoadBlob } {
  const known = new Map<string, Promise<Uint8Array>>();
  const load: LoadBlob = (hash) => {
    const content = known.get(hash) ?? selectBlob(hash);
    known.set(hash, content);
    return content;
  };
  /** For a caller that transfers it. */
  const take: LoadBlob = (hash) => {
    const content = load(hash);
    known.delete(hash);
    return content;
  };
  return { load, take };
}

async function readInWorker<What extends keyof ReadRequests>(
  what: What,
  log: ReadRequests[What],
  takeBlob: LoadBlob,
): Promise<ReadResults[What]> {
  const { port1: own, port2: blobs } = new MessageChannel();
  let failure: unknown;
  // Bound to whose transaction it is: a part may be there for that one alone.
  const answer = AsyncResource.bind(async (hash: string) => {
    const content = await takeBlob(hash).catch((error: unknown) => {
      failure = error;
      return null;
    });
    own.postMessage(content, content ? listTransferables(content) : []);
  });
  own.on('message', (hash: string) => void answer(hash));
  try {
    // Boundary: the thread answers what it was asked.
    return (await readInThread({ what, log, blobs } as ReadWork, [blobs])) as ReadResults[What];
  } catch (cause) {
    if (cause instanceof TooMuchWork) throw unavailable(cause);
    throw failure ?? cause;
  } finally {
    own.close();
  }
}

/** What is handed over is gone here; a view of something larger is copied. */
function listTransferables({ buffer, byteLength }: Uint8Array): ArrayBuffer[] {
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];
}

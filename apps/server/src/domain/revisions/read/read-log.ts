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

/** Reads of the log run on the main thread if they are cheap, as almost all are; a read that exceeds the limit is restarted in a worker thread. */
const readInThread = createThreads<ReadWork, ReadResults[keyof ReadResults]>(
  new URL('./read-worker.ts', import.meta.url),
  { threads: Math.max(1, availableParallelism() - 1), waiting: 64, deadlineMs: 20_000 },
);

/**
 * Bytes that are unpacked and read within 7 ms, and within 40 ms by a process that has just started. A lower limit would send uncached texts with a
 * distant whole keyframe to a worker thread.
 */
const maxBytesInline = 768 * 1024;
/** Bytes of a large part that are copied in the time that it takes to unpack one. */
const transferRate = 16;

/** @param cacheSink Receives intermediate states; not called from a worker thread. */
export async function readLog<Kind extends keyof ReadRequests>(
  kind: Kind,
  log: ReadRequests[Kind],
  cacheSink?: CheckpointSink,
): Promise<ReadResults[Kind]> {
  const blobs = createBlobSource();
  const inlineTools = createLimitedTools(maxBytesInline);
  const countedBlob: LoadBlob = async (hash) => {
    const content = await blobs.load(hash);
    inlineTools.count(content.length / transferRate);
    return content;
  };
  const [outcome] = await Promise.allSettled([
    readers[kind](log, { ...inlineTools, loadBlob: countedBlob, ...(cacheSink && { cacheSink }) }),
  ]);
  if (inlineTools.isExhausted()) return readInWorker(kind, log, blobs.take);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}

/** Caches large parts for one read, which may start twice. */
function createBlobSource(): { load: LoadBlob; take: LoadBlob } {
  const blobsByHash = new Map<string, Promise<Uint8Array>>();
  const load: LoadBlob = (hash) => {
    const content = blobsByHash.get(hash) ?? selectBlob(hash);
    blobsByHash.set(hash, content);
    return content;
  };
  /** For a caller that transfers the buffer. */
  const take: LoadBlob = (hash) => {
    const content = load(hash);
    blobsByHash.delete(hash);
    return content;
  };
  return { load, take };
}

async function readInWorker<Kind extends keyof ReadRequests>(
  kind: Kind,
  log: ReadRequests[Kind],
  takeBlob: LoadBlob,
): Promise<ReadResults[Kind]> {
  const { port1: ownPort, port2: blobs } = new MessageChannel();
  let failure: unknown;
  // Bound to the caller's transaction: a part may be visible only there.
  const sendBlob = AsyncResource.bind(async (hash: string) => {
    const content = await takeBlob(hash).catch((error: unknown) => {
      failure = error;
      return null;
    });
    ownPort.postMessage(content, content ? listTransferables(content) : []);
  });
  ownPort.on('message', (hash: string) => void sendBlob(hash));
  try {
    // Cast: the thread returns the requested result.
    return (await readInThread({ kind, log, blobs } as ReadWork, [blobs])) as ReadResults[Kind];
  } catch (cause) {
    if (cause instanceof TooMuchWork) throw unavailable(cause);
    throw failure ?? cause;
  } finally {
    ownPort.close();
  }
}

/** Transferred buffers become unusable here; views of larger buffers are copied. */
function listTransferables({ buffer, byteLength }: Uint8Array): ArrayBuffer[] {
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];
}

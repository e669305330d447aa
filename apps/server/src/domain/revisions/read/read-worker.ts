import type { MessagePort } from 'node:worker_threads';
import { tools } from './decoding-tools.ts';
import { type ReadRequests, type ReadResults, readers } from './log-readers.ts';

export interface ReadWork<Kind extends keyof ReadRequests = keyof ReadRequests> {
  kind: Kind;
  log: ReadRequests[Kind];
  /** Port for loading large parts by hash, one at a time; the answer is the content, or null if unavailable. */
  blobs: MessagePort;
}

/** Runs in a worker thread. The positions of paragraphs are not returned, because copying them would block the main thread. */
export default async function read<Kind extends keyof ReadRequests>(
  work: ReadWork<Kind>,
): Promise<ReadResults[Kind]> {
  const loadBlob = (hash: string) => requestBlob(work.blobs, hash);
  const result = await readers[work.kind](work.log, { ...tools, loadBlob });
  return typeof result === 'object' && result !== null && 'docx' in result
    ? { ...result, docx: null }
    : result;
}

async function requestBlob(port: MessagePort, hash: string): Promise<Uint8Array> {
  const content = await new Promise<Uint8Array | null>((resolve) => {
    port.once('message', resolve);
    port.postMessage(hash);
  });
  if (!content) throw new Error(`Blob ${hash} is missing`);
  return content;
}

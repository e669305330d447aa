import type { MessagePort } from 'node:worker_threads';
import { tools } from './decoding-tools.ts';
import { type ReadRequests, type ReadResults, readers } from './log-readers.ts';

export interface ReadWork<What extends keyof ReadRequests = keyof ReadRequests> {
  what: What;
  log: ReadRequests[What];
  /** Port for loading large parts by hash, one at a time; the answer is the content, or null if unavailable. */
  blobs: MessagePort;
}

/** Runs in a worker thread. The positions of paragraphs are not returned, because copying them would block the main thread. */
export default async function read<What extends keyof ReadRequests>(
  work: ReadWork<What>,
): Promise<ReadResults[What]> {
  const loadBlob = (hash: string) => ask(work.blobs, hash);
  const answer = await readers[work.what](work.log, { ...tools, loadBlob });
  return typeof answer === 'object' && answer !== null && 'docx' in answer
    ? { ...answer, docx: null }
    : answer;
}

async function ask(port: MessagePort, hash: string): Promise<Uint8Array> {
  const content = await new Promise<Uint8Array | null>((resolve) => {
    port.once('message', resolve);
    port.postMessage(hash);
  });
  if (!content) throw new Error(`Blob ${hash} is missing`);
  return content;
}

import type { MessagePort } from 'node:worker_threads';
import { tools } from './decoding-tools.ts';
import { type ReadRequests, type ReadResults, readers } from './log-readers.ts';

export interface ReadWork<What extends keyof ReadRequests = keyof ReadRequests> {
  what: What;
  log: ReadRequests[What];
  /** Where large parts are asked for by their hash, one at a time; the answer is one, or null where it cannot be had. */
  blobs: MessagePort;
}

/** Runs in a thread of its own. The places of all paragraphs stay here: copying them would hold everybody up. */
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

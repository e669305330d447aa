import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Writer } from '../load/load.ts';
import { browserHeaders } from '../save-path/editor-request.ts';
import type { PeerSetting, PlannedText, RunningPeer } from './peer.ts';

/** Writers who post each save whole to a host of `text-requests.ts`. */
export function createPostingWriters(texts: PeerSetting['texts']): Writer[] {
  return texts.map(({ name, document }) => ({ name, document, head: createPostHead(name), time: '' }));
}

function createPostHead(name: string): string {
  const lines = [
    `POST /${name} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Content-Length: {length}',
    'Content-Type: application/octet-stream',
    ...Object.entries(browserHeaders).map(([header, value]) => `${header}: ${value}`),
  ];
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/** Reads from such a host. */
export function readOverHttp(port: number): Pick<RunningPeer, 'readVersion' | 'openHistory'> {
  return {
    readVersion: (text, version) => readBody(`http://127.0.0.1:${port}/${text.name}/${version}`),
    openHistory: (text) => readBody(`http://127.0.0.1:${port}/${text.name}`),
  };
}

export async function readBody(address: string): Promise<string> {
  const answer = await fetch(address);
  const body = await answer.text();
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${body.slice(0, 500)}`);
  return body;
}

/** Sent as they are. */
export async function encodeTexts(documents: readonly (readonly string[])[]): Promise<Uint8Array[][]> {
  return documents.map((texts) => texts.map((text) => Buffer.from(text)));
}

/** Blocks of the disk that a folder of a text takes. */
export async function weighFolder(directory: string, { name }: PlannedText): Promise<number> {
  const root = path.join(directory, name);
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  let bytes = 0;
  for (const entry of entries)
    bytes += (await stat(path.join(entry.parentPath, entry.name))).blocks * blockSize;
  return bytes;
}

/** The unit of `stat`. */
const blockSize = 512;

import type { FileId } from '@redraft/contracts';
import type { ZipEntry } from '@redraft/documents';
import { loadPackedTextLog } from '../../domain/revisions/index.ts';
import { createThreads } from '../../platform/threads.ts';
import type { DataWork } from './pack-worker.ts';

const inThread = createThreads<DataWork, ZipEntry | null>(new URL('./pack-worker.ts', import.meta.url), {
  threads: 1,
  waiting: 4,
  deadlineMs: 60_000,
});

const utf8 = new TextEncoder();

export async function pack(name: string, content: Uint8Array | string): Promise<ZipEntry> {
  const bytes = typeof content === 'string' ? utf8.encode(content) : content;
  const entry = await inThread({ kind: 'pack', name, content: bytes });
  if (!entry) throw new Error(`${name} was not packed`);
  return entry;
}

export function packJson(name: string, content: unknown): Promise<ZipEntry> {
  return pack(name, JSON.stringify(content, null, 2));
}

/** The process log of a text; null if nothing was written. */
export async function packLog(name: string, id: FileId): Promise<ZipEntry | null> {
  return inThread({ kind: 'log', name, log: await loadPackedTextLog(id) });
}

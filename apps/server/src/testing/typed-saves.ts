import type { FileId } from '@redraft/contracts';
import { createDocxWriter } from '@redraft/documents';
import { type createFile, zipCodec } from '../domain/revisions/index.ts';

/** Creation time of every file here, in milliseconds since 1970. */
export const start = Date.UTC(2026, 8, 1, 10);
export const write = createDocxWriter({ codec: zipCodec, store: true });

export function makeFile(service: { createFile: typeof createFile }, text = '') {
  return service.createFile({
    kind: 'docx',
    name: 'essay.docx',
    bytes: write(text),
    origin: 'base',
    at: new Date(start),
  });
}

/** A save of a typed text, this many seconds after the start. */
export function typed(fileId: FileId, text: string, second: number) {
  const at = new Date(start + second * 1000);
  return { fileId, bytes: write(text, at), at, dirtyMs: 1000, userId: null, origin: 'typed' as const };
}

import { createHash } from 'node:crypto';
import type { FileId, OpenDocumentKind } from '@redraft/contracts';
import { selectBlob } from './blobs.ts';
import {
  listNewestOriginals,
  listOriginalRows,
  type OriginalRow,
  upsertOriginal,
} from './original-queries.ts';
import { readStoredBytes, storeWithinQuota } from './quota/index.ts';

/**
 * A file in another format, of which a version is the conversion, kept as it was uploaded. It counts towards the quota of the file and is deleted
 * with it. Copies of the file have no original: they begin with the converted content.
 */
export interface Original {
  fileId: FileId;
  seq: number;
  name: string;
  kind: OpenDocumentKind;
  hash: string;
}

const noRecord = new Uint8Array();

/** Call it in the transaction that appends the version. Throws file.full or class.full. */
export async function keepOriginal(
  fileId: FileId,
  original: { seq: number; name: string; kind: OpenDocumentKind; bytes: Uint8Array },
): Promise<void> {
  const { seq, name, kind, bytes } = original;
  const hash = createHash('sha256').update(bytes).digest();
  await storeWithinQuota(fileId, {
    stored: await readStoredBytes(fileId),
    record: noRecord,
    blobs: [{ hash: hash.toString('hex'), content: bytes }],
    isOwn: false,
  });
  await upsertOriginal({ file_id: fileId, seq, name, kind, hash });
}

/** The original of the newest imported version up to `seq`, or up to the current one. */
export async function findOriginal(fileId: FileId, seq?: number): Promise<Original | undefined> {
  const [row] = await listNewestOriginals([fileId], seq ?? null);
  return row && toOriginal(row);
}

export async function listOriginals(fileId: FileId): Promise<Original[]> {
  return (await listOriginalRows(fileId)).map(toOriginal);
}

/** The type of the newest original of each file that has one. */
export async function originalKindsOf(
  fileIds: readonly FileId[],
): Promise<ReadonlyMap<FileId, OpenDocumentKind>> {
  if (fileIds.length === 0) return new Map();
  return new Map((await listNewestOriginals(fileIds, null)).map((row) => [row.file_id, row.kind]));
}

export function readOriginal({ hash }: Pick<Original, 'hash'>): Promise<Uint8Array> {
  return selectBlob(hash);
}

function toOriginal({ file_id, seq, name, kind, hash }: OriginalRow): Original {
  return { fileId: file_id, seq, name, kind, hash: hash.toString('hex') };
}

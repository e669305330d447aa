import type { FileId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';
import { loadObject } from '../stored-objects/index.ts';
import { type CompressedBlob, compressBlob, decompressBlob } from './packing.ts';

export interface Blob {
  /** SHA-256 of the content. */
  hash: string;
  content: Uint8Array;
}

interface NewBlob extends CompressedBlob {
  key: Buffer;
}

/** Stores each blob once, with a reference from every file that contains it (purge-files.ts). */
export async function insertBlobs(id: FileId, blobs: readonly Blob[]): Promise<void> {
  await insertPacked(id, await packMissing(id, blobs));
}

/** Compresses blobs that are not stored yet; existing ones are referenced, which costs nothing. */
export async function packMissing(id: FileId, blobs: readonly Blob[]): Promise<NewBlob[]> {
  const missingBlobs: NewBlob[] = [];
  for (const { hash, content } of blobs) {
    const key = Buffer.from(hash, 'hex');
    if (!(await referenceBlob(id, key))) missingBlobs.push({ key, ...(await compressBlob(content)) });
  }
  return missingBlobs;
}

/** False if there is no blob with that hash. */
async function referenceBlob(id: FileId, hash: Buffer): Promise<boolean> {
  const { rows } = await sql`
    WITH known AS (SELECT hash FROM file_blobs WHERE hash = ${hash} FOR KEY SHARE),
      used AS (INSERT INTO file_blob_uses (file_id, hash) SELECT ${id}, hash FROM known ON CONFLICT DO NOTHING)
    SELECT hash FROM known`.execute(db());
  return rows.length > 0;
}

export async function insertPacked(id: FileId, blobs: readonly NewBlob[]): Promise<void> {
  for (const { key, encoding, stored, size } of blobs) {
    await sql`WITH kept AS (
        INSERT INTO file_blobs (hash, content, encoding, size)
        VALUES (${key}, ${stored}, ${encoding}, ${size}) ON CONFLICT DO NOTHING)
      INSERT INTO file_blob_uses (file_id, hash) VALUES (${id}, ${key}) ON CONFLICT DO NOTHING`.execute(db());
  }
}

/** Bytes per row: the driver parses a row at once, which blocks the thread for 5 ms at this size. */
const sliceSize = 1024 * 1024;

/** Null of the length means that the content is in the object storage. */
interface BlobRow {
  slice: Buffer | null;
  length: number | null;
  object: string | null;
  encoding: CompressedBlob['encoding'];
  size: number | null;
}

export async function selectBlob(hash: string): Promise<Uint8Array> {
  const key = Buffer.from(hash, 'hex');
  // Once more if the content was moved between two slices.
  const blob = (await selectStored(key)) ?? (await selectStored(key));
  if (!blob) throw new Error(`Blob ${hash} is missing`);
  return decompressBlob(blob);
}

async function selectStored(key: Buffer) {
  const { rows } = await sql<BlobRow>`
    SELECT substring(content FROM 1 FOR ${sliceSize}) AS slice, octet_length(content) AS length,
      content_object AS object, encoding, size
    FROM file_blobs WHERE hash = ${key}`.execute(db());
  const stored = rows[0] && (await readStored(key, rows[0]));
  return rows[0] && stored
    ? { stored, encoding: rows[0].encoding, size: rows[0].size ?? stored.length }
    : undefined;
}

/** Undefined if the content was moved meanwhile. */
async function readStored(key: Buffer, { slice, length, object }: BlobRow): Promise<Uint8Array | undefined> {
  if (object !== null) return loadObject(object);
  if (slice === null || length === null || length === slice.length) return slice ?? undefined;
  const stored = Buffer.allocUnsafeSlow(length);
  slice.copy(stored);
  for (let at = slice.length; at < length; at += sliceSize) {
    const { rows } = await sql<{ slice: Buffer | null }>`
      SELECT substring(content FROM ${at + 1} FOR ${sliceSize}) AS slice
      FROM file_blobs WHERE hash = ${key}`.execute(db());
    if (rows[0]?.slice?.copy(stored, at) !== Math.min(sliceSize, length - at)) return undefined;
  }
  return stored;
}

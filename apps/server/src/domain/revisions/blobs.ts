import type { FileId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';
import { type PackedBlob, packBlob, unpackBlob } from './packing.ts';

export interface Blob {
  /** SHA-256 of the content. */
  hash: string;
  content: Uint8Array;
}

interface NewBlob extends PackedBlob {
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
    if (!(await referenceBlob(id, key))) missingBlobs.push({ key, ...(await packBlob(content)) });
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

export async function selectBlob(hash: string): Promise<Uint8Array> {
  const key = Buffer.from(hash, 'hex');
  const { rows } = await sql<{
    slice: Buffer;
    length: number;
    encoding: PackedBlob['encoding'];
    size: number | null;
  }>`
    SELECT substring(content FROM 1 FOR ${sliceSize}) AS slice, octet_length(content) AS length, encoding, size
    FROM file_blobs WHERE hash = ${key}`.execute(db());
  const row = rows[0];
  if (!row) throw new Error(`Blob ${hash} is missing`);
  const { slice, length, encoding, size } = row;
  const stored = length === slice.length ? slice : await selectSlices(key, { slice, length });
  return unpackBlob({ stored, encoding, size: size ?? length });
}

async function selectSlices(key: Buffer, firstSlice: { slice: Buffer; length: number }): Promise<Buffer> {
  const stored = Buffer.allocUnsafeSlow(firstSlice.length);
  firstSlice.slice.copy(stored);
  for (let at = firstSlice.slice.length; at < firstSlice.length; at += sliceSize) {
    const { rows } = await sql<{ slice: Buffer }>`
      SELECT substring(content FROM ${at + 1} FOR ${sliceSize}) AS slice
      FROM file_blobs WHERE hash = ${key}`.execute(db());
    if (rows[0]?.slice.copy(stored, at) !== Math.min(sliceSize, firstSlice.length - at))
      throw new Error(`Blob ${key.toString('hex')} is missing`);
  }
  return stored;
}

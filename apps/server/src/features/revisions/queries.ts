import type { FileId } from '@redraft/contracts';
import type { OfficeKind } from '@redraft/documents';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

export async function insertFile(file: { kind: OfficeKind; name: string; at: number }): Promise<FileId> {
  const { rows } = await sql<{ id: FileId }>`
    INSERT INTO files (kind, name, created_at)
    VALUES (${file.kind}, ${file.name}, ${new Date(file.at)}) RETURNING id`.execute(db());
  const row = rows[0];
  if (!row) throw new Error('The file was not inserted');
  return row.id;
}

export interface FileRow {
  kind: OfficeKind;
  name: string;
  sealed_seq: number;
  rolled_seq: number;
  /** Of the last revision. */
  head_seq: number;
}

export async function selectOptionalFile(id: FileId): Promise<FileRow | null> {
  const { rows } = await sql<FileRow>`
    SELECT kind, name, sealed_seq, rolled_seq,
      greatest(sealed_seq, (SELECT max(seq) FROM revisions WHERE file_id = ${id})) AS head_seq
    FROM files WHERE id = ${id}`.execute(db());
  return rows[0] ?? null;
}

/** Version and time of the last revision of each of these files. */
export async function headsOf(
  ids: readonly FileId[],
): Promise<Map<FileId, { seq: number; modifiedAt: Date }>> {
  const { rows } = await sql<{ id: FileId; seq: number; at: Date }>`
    SELECT files.id, head.seq, head.at FROM files CROSS JOIN LATERAL (
      (SELECT seq, at FROM revisions WHERE file_id = files.id ORDER BY seq DESC LIMIT 1)
      UNION ALL
      (SELECT last_seq, last_at FROM sealed_chunks WHERE file_id = files.id ORDER BY first_seq DESC LIMIT 1)
      ORDER BY seq DESC LIMIT 1) AS head
    WHERE files.id = ANY(${[...ids]}::bigint[])`.execute(db());
  return new Map(rows.map((row) => [row.id, { seq: row.seq, modifiedAt: row.at }]));
}

export interface TailRow {
  seq: number;
  at: number;
  record: Uint8Array;
}

/** Revisions that are not sealed yet, up to `seq`. */
export async function listTail(id: FileId, seq: number): Promise<TailRow[]> {
  const { rows } = await sql<{ seq: number; at: Date; record: Buffer }>`
    SELECT seq, at, record FROM revisions WHERE file_id = ${id} AND seq <= ${seq} ORDER BY seq`.execute(db());
  return rows.map((row) => ({ seq: row.seq, at: row.at.getTime(), record: row.record }));
}

/** Unsealed revisions of many files at once, each after its own `seq`. */
export async function listTailsAfter(
  known: ReadonlyMap<FileId, number>,
): Promise<(TailRow & { fileId: FileId })[]> {
  const { rows } = await sql<{ file_id: FileId; seq: number; at: Date; record: Buffer }>`
    SELECT revisions.file_id, revisions.seq, at, record
    FROM unnest(${[...known.keys()]}::bigint[], ${[...known.values()]}::int[]) AS known (file_id, seq)
    JOIN revisions ON revisions.file_id = known.file_id AND revisions.seq > known.seq
    ORDER BY revisions.file_id, revisions.seq`.execute(db());
  return rows.map((row) => ({ fileId: row.file_id, seq: row.seq, at: row.at.getTime(), record: row.record }));
}

export interface ChunkRow {
  first_seq: number;
  last_seq: number;
  text_blob: Uint8Array;
  parts_blob: Uint8Array;
}

/** The chunks that `seq` follows from: from the nearest whole keyframe on. Part blobs only if asked for. */
export async function listChunks(id: FileId, seq: number, options: { parts: boolean }): Promise<ChunkRow[]> {
  const parts = options.parts ? sql`parts_blob` : sql`''::bytea AS parts_blob`;
  const { rows } = await sql<ChunkRow>`
    SELECT first_seq, last_seq, text_blob, ${parts} FROM sealed_chunks
    WHERE file_id = ${id} AND first_seq <= ${seq} AND first_seq >= (
      SELECT max(first_seq) FROM sealed_chunks WHERE file_id = ${id} AND is_whole AND first_seq <= ${seq})
    ORDER BY first_seq`.execute(db());
  return rows;
}

export async function listAllChunks(id: FileId): Promise<ChunkRow[]> {
  const { rows } = await sql<ChunkRow>`
    SELECT first_seq, last_seq, text_blob, parts_blob FROM sealed_chunks
    WHERE file_id = ${id} ORDER BY first_seq`.execute(db());
  return rows;
}

/** Each is kept once, with the mark of every file that it is part of (purging.ts). */
export async function insertBlobs(
  id: FileId,
  blobs: readonly { hash: string; content: Uint8Array }[],
): Promise<void> {
  for (const blob of blobs) {
    const hash = Buffer.from(blob.hash, 'hex');
    await sql`WITH kept AS (
        INSERT INTO file_blobs (hash, content) VALUES (${hash}, ${Buffer.from(blob.content)}) ON CONFLICT DO NOTHING)
      INSERT INTO file_blob_uses (file_id, hash) VALUES (${id}, ${hash}) ON CONFLICT DO NOTHING`.execute(
      db(),
    );
  }
}

export async function selectBlob(hash: string): Promise<Uint8Array> {
  const { rows } = await sql<{ content: Buffer }>`
    SELECT content FROM file_blobs WHERE hash = ${Buffer.from(hash, 'hex')}`.execute(db());
  const row = rows[0];
  if (!row) throw new Error(`Blob ${hash} is missing`);
  return row.content;
}

export async function lockUnsealedFile(id: FileId): Promise<{ sealed_seq: number; kind: OfficeKind } | null> {
  const { rows } = await sql<{ sealed_seq: number; kind: OfficeKind }>`
    SELECT sealed_seq, kind FROM files WHERE id = ${id} FOR UPDATE SKIP LOCKED`.execute(db());
  return rows[0] ?? null;
}

/** Files with enough old revisions for a chunk, or resting ones with at least a few. */
export async function listSealable(limits: {
  before: Date;
  restingSince: Date;
  full: number;
  least: number;
}): Promise<FileId[]> {
  const { rows } = await sql<{ file_id: FileId }>`
    SELECT file_id FROM revisions GROUP BY file_id
    HAVING count(*) FILTER (WHERE at < ${limits.before}) >= ${limits.full}
      OR (count(*) >= ${limits.least} AND max(at) < ${limits.restingSince})
    ORDER BY file_id`.execute(db());
  return rows.map((row) => row.file_id);
}

/** Chunks from the last whole keyframe on. */
export async function countChunksSinceWhole(id: FileId): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) FROM sealed_chunks WHERE file_id = ${id} AND first_seq >= (
      SELECT max(first_seq) FROM sealed_chunks WHERE file_id = ${id} AND is_whole)`.execute(db());
  return rows[0]?.count ?? 0;
}

export async function insertChunk(chunk: {
  fileId: FileId;
  firstSeq: number;
  lastSeq: number;
  firstAt: number;
  lastAt: number;
  isWhole: boolean;
  text: Uint8Array;
  parts: Uint8Array;
}): Promise<void> {
  await sql`INSERT INTO sealed_chunks
    (file_id, first_seq, last_seq, first_at, last_at, is_whole, text_blob, parts_blob)
    VALUES (${chunk.fileId}, ${chunk.firstSeq}, ${chunk.lastSeq}, ${new Date(chunk.firstAt)},
      ${new Date(chunk.lastAt)}, ${chunk.isWhole}, ${Buffer.from(chunk.text)}, ${Buffer.from(chunk.parts)})`.execute(
    db(),
  );
  await sql`DELETE FROM revisions WHERE file_id = ${chunk.fileId}
    AND seq BETWEEN ${chunk.firstSeq} AND ${chunk.lastSeq}`.execute(db());
  await sql`UPDATE files SET sealed_seq = ${chunk.lastSeq} WHERE id = ${chunk.fileId}`.execute(db());
}

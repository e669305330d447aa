import type { FileId } from '@redraft/contracts';
import type { OfficeKind } from '@redraft/documents';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';
import { queryPrepared } from '../../platform/prepared.ts';
import { fillChunks, type StoredChunk } from './chunk-contents.ts';
import type { UnsealedFile } from './seal/index.ts';

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
  /** Number of the last revision. */
  head_seq: number;
}

export async function selectOptionalFile(id: FileId): Promise<FileRow | null> {
  const { rows } = await sql<FileRow>`
    SELECT kind, name, sealed_seq,
      greatest(sealed_seq, (SELECT max(seq) FROM revisions WHERE file_id = ${id})) AS head_seq
    FROM files WHERE id = ${id}`.execute(db());
  return rows[0] ?? null;
}

export interface TailRow {
  seq: number;
  at: number;
  /** The stored form, read by `decodeStored` (packing.ts). */
  record: Uint8Array;
}

/** Unsealed revisions up to `seq`. */
export async function listTail(id: FileId, seq: number): Promise<TailRow[]> {
  const { rows } = await sql<{ seq: number; at: Date; record: Buffer }>`
    SELECT seq, at, record FROM revisions WHERE file_id = ${id} AND seq <= ${seq} ORDER BY seq`.execute(db());
  return rows.map((row) => ({ seq: row.seq, at: row.at.getTime(), record: row.record }));
}

/** The next unsealed revisions after `seq`. */
export async function listTailAfter(id: FileId, seq: number, limit: number): Promise<TailRow[]> {
  const { rows } = await sql<{ seq: number; at: Date; record: Buffer }>`
    SELECT seq, at, record FROM revisions
    WHERE file_id = ${id} AND seq > ${seq} ORDER BY seq LIMIT ${limit}`.execute(db());
  return rows.map((row) => ({ seq: row.seq, at: row.at.getTime(), record: row.record }));
}

export interface TailState {
  sealedSeq: number;
  /** The next revisions after the known one. */
  tail: TailRow[];
}

const tailStateColumns = {
  name: 'ahead_of',
  text: `SELECT files.sealed_seq, tail.* FROM files LEFT JOIN LATERAL (
      SELECT seq, at, record FROM revisions
      WHERE revisions.file_id = files.id AND revisions.seq > $2 ORDER BY seq LIMIT $3) AS tail ON true
    WHERE files.id = $1 ORDER BY tail.seq`,
};

/** What is newer than a known version; null if there is no such file. */
export async function selectTailState(id: FileId, seq: number, limit: number): Promise<TailState | null> {
  const rows = await queryPrepared<{ sealed_seq: number; seq: number | null; at: Date; record: Buffer }>(
    tailStateColumns,
    [id, seq, limit],
  );
  const [first] = rows;
  if (!first) return null;
  const tail = rows.flatMap((row) =>
    row.seq === null ? [] : [{ seq: row.seq, at: row.at.getTime(), record: row.record }],
  );
  return { sealedSeq: first.sealed_seq, tail };
}

export interface Tail {
  /** Unsealed revisions after the requested version. */
  rows: TailRow[];
  /** Some revisions after the requested version are sealed, so `rows` is incomplete. */
  isSealed: boolean;
}

/**
 * Revisions after a version of each of many files, in one query; files without newer ones are left out. The subquery's ORDER BY makes the planner use
 * the index once per file instead of scanning the log.
 */
export async function listTailsAfter(known: ReadonlyMap<FileId, number>): Promise<Map<FileId, Tail>> {
  const { rows } = await sql<{
    file_id: FileId;
    is_sealed: boolean;
    seq: number | null;
    at: Date;
    record: Buffer;
  }>`
    SELECT files.id AS file_id, files.sealed_seq > known.seq AS is_sealed, tail.*
    FROM unnest(${[...known.keys()]}::bigint[], ${[...known.values()]}::int[]) AS known (file_id, seq)
    JOIN files ON files.id = known.file_id
    LEFT JOIN LATERAL (
      SELECT seq, at, record FROM revisions
      WHERE revisions.file_id = known.file_id AND revisions.seq > known.seq ORDER BY seq) AS tail ON true
    WHERE tail.seq IS NOT NULL OR files.sealed_seq > known.seq
    ORDER BY files.id, tail.seq`.execute(db());
  const tails = new Map<FileId, Tail>();
  for (const row of rows) {
    const tail = tails.get(row.file_id) ?? { rows: [], isSealed: row.is_sealed };
    if (row.seq !== null) tail.rows.push({ seq: row.seq, at: row.at.getTime(), record: row.record });
    tails.set(row.file_id, tail);
  }
  return tails;
}

/** The type of each of many files. */
export async function listKinds(fileIds: readonly FileId[]): Promise<Map<FileId, OfficeKind>> {
  if (fileIds.length === 0) return new Map();
  const rows = await db()
    .selectFrom('files')
    // Cast: files are written with an office kind only.
    .select(['id', sql<OfficeKind>`kind`.as('kind')])
    .where('id', '=', sql<FileId>`ANY(${[...fileIds]}::bigint[])`)
    .execute();
  return new Map(rows.map(({ id, kind }) => [id, kind]));
}

export interface ChunkRow {
  first_seq: number;
  last_seq: number;
  text_blob: Uint8Array;
  parts_blob: Uint8Array;
}

const logText = (parts: boolean) => `
  SELECT true AS is_sealed, first_seq, last_seq, last_at AS at, text_blob AS content, text_object,
    ${parts ? 'parts_blob, parts_object' : 'NULL::bytea AS parts_blob, NULL::uuid AS parts_object'}
  FROM sealed_chunks WHERE file_id = $1 AND first_seq <= $2 AND last_seq > $3 AND first_seq >= (
    SELECT max(first_seq) FROM sealed_chunks WHERE file_id = $1 AND is_whole AND first_seq <= $2)
  UNION ALL
  SELECT false, seq, seq, at, record, NULL, NULL, NULL FROM revisions WHERE file_id = $1 AND seq <= $2 AND seq > $3
  ORDER BY first_seq`;
const textLog = { name: 'text_log', text: logText(false) };
const partsLog = { name: 'parts_log', text: logText(true) };

interface LogRow extends Omit<StoredChunk, 'text_blob'> {
  is_sealed: boolean;
  first_seq: number;
  last_seq: number;
  at: Date;
  content: Buffer | null;
}

export interface LogRows {
  chunks: ChunkRow[];
  tail: TailRow[];
}

/**
 * Everything that determines version `seq`, in one query: after the version `after`, or from the nearest whole keyframe if that is closer. Part blobs
 * only on request.
 */
export async function selectLog(
  id: FileId,
  seq: number,
  { parts, after }: { parts: boolean; after: number },
): Promise<LogRows> {
  const rows = await queryPrepared<LogRow>(parts ? partsLog : textLog, [id, seq, after]);
  const chunks = rows
    .filter(({ is_sealed }) => is_sealed)
    .map(({ first_seq, last_seq, content: text_blob, text_object, parts_blob, parts_object }) => ({
      first_seq,
      last_seq,
      text_blob,
      text_object,
      parts_blob,
      parts_object,
    }));
  const tail = rows.flatMap((row) =>
    row.is_sealed || row.content === null
      ? []
      : [{ seq: row.first_seq, at: row.at.getTime(), record: row.content }],
  );
  return { chunks: await fillChunks(chunks), tail };
}

type StoredChunkRow = Omit<ChunkRow, keyof StoredChunk> & StoredChunk;

export async function listAllChunks(id: FileId): Promise<ChunkRow[]> {
  const { rows } = await sql<StoredChunkRow>`
    SELECT first_seq, last_seq, text_blob, text_object, parts_blob, parts_object FROM sealed_chunks
    WHERE file_id = ${id} ORDER BY first_seq`.execute(db());
  return fillChunks(rows);
}

/** The next chunks with revisions after `seq`, without their parts. */
export async function listTextChunksAfter(id: FileId, seq: number, limit: number): Promise<ChunkRow[]> {
  const { rows } = await sql<StoredChunkRow>`
    SELECT first_seq, last_seq, text_blob, text_object, NULL::bytea AS parts_blob, NULL::uuid AS parts_object
    FROM sealed_chunks
    WHERE file_id = ${id} AND last_seq > ${seq} ORDER BY first_seq LIMIT ${limit}`.execute(db());
  return fillChunks(rows);
}

/** Locks against other sealing and purging, but not against saves, which come after what is sealed. */
export async function lockUnsealedFile(id: FileId): Promise<{ sealed_seq: number; kind: OfficeKind } | null> {
  const { rows } = await sql<{ sealed_seq: number; kind: OfficeKind }>`
    SELECT sealed_seq, kind FROM files WHERE id = ${id} FOR NO KEY UPDATE SKIP LOCKED`.execute(db());
  return rows[0] ?? null;
}

/** Files with at least this many unsealed revisions; scans all of these. */
export async function listUnsealed(limits: {
  minRevisions: number;
  fullChunk: number;
}): Promise<(UnsealedFile & { fileId: FileId })[]> {
  const { rows } = await sql<{ file_id: FileId; count: number; last_at: Date; full_at: Date | null }>`
    SELECT file_id, count(*) AS count, max(at) AS last_at,
      CASE WHEN count(*) >= ${limits.fullChunk} THEN (array_agg(at ORDER BY seq))[${limits.fullChunk}::int] END AS full_at
    FROM revisions GROUP BY file_id HAVING count(*) >= ${limits.minRevisions} ORDER BY file_id`.execute(db());
  return rows.map((row) => ({
    fileId: row.file_id,
    count: row.count,
    lastAt: row.last_at.getTime(),
    fullAt: row.full_at?.getTime() ?? null,
  }));
}

/** The same for one file; null if all is sealed. */
export async function selectUnsealed(id: FileId, fullChunk: number): Promise<UnsealedFile | null> {
  const { rows } = await sql<{ count: number; last_at: Date | null; full_at: Date | null }>`
    SELECT count(*) AS count, max(at) AS last_at,
      (SELECT at FROM revisions WHERE file_id = ${id} ORDER BY seq OFFSET ${fullChunk - 1} LIMIT 1) AS full_at
    FROM revisions WHERE file_id = ${id}`.execute(db());
  const row = rows[0];
  if (!row?.last_at) return null;
  return { count: row.count, lastAt: row.last_at.getTime(), fullAt: row.full_at?.getTime() ?? null };
}

/** The last whole keyframe before that version; -1 if there is none. */
export async function selectLastKeyframe(id: FileId, before: number): Promise<number> {
  const { rows } = await sql<{ first_seq: number | null }>`
    SELECT max(first_seq) AS first_seq FROM sealed_chunks
    WHERE file_id = ${id} AND is_whole AND first_seq < ${before}`.execute(db());
  return rows[0]?.first_seq ?? -1;
}

export interface SmallChunkRow extends StoredChunkRow {
  last_at: Date;
}

/** The chunks after the last one with that many revisions, as they are stored. */
export async function listSmallChunks(
  id: FileId,
  revisions: number,
  limit: number,
): Promise<SmallChunkRow[]> {
  const { rows } = await sql<SmallChunkRow>`
    SELECT first_seq, last_seq, last_at, text_blob, text_object, parts_blob, parts_object FROM sealed_chunks
    WHERE file_id = ${id} AND first_seq > coalesce((
      SELECT max(first_seq) FROM sealed_chunks WHERE file_id = ${id} AND last_seq - first_seq >= ${revisions - 1}), -1)
    ORDER BY first_seq LIMIT ${limit}`.execute(db());
  return rows;
}

export interface NewChunk {
  fileId: FileId;
  firstSeq: number;
  lastSeq: number;
  firstAt: number;
  lastAt: number;
  isWhole: boolean;
  text: Uint8Array;
  parts: Uint8Array;
  activity: Uint8Array;
}

async function insertChunk(chunk: NewChunk): Promise<void> {
  await sql`INSERT INTO sealed_chunks
    (file_id, first_seq, last_seq, first_at, last_at, is_whole, text_blob, parts_blob, activity)
    VALUES (${chunk.fileId}, ${chunk.firstSeq}, ${chunk.lastSeq}, ${new Date(chunk.firstAt)},
      ${new Date(chunk.lastAt)}, ${chunk.isWhole}, ${Buffer.from(chunk.text)}, ${Buffer.from(chunk.parts)},
      ${Buffer.from(chunk.activity)})`.execute(db());
}

/** Replaces the rows of the sealed revisions. */
export async function insertSealed(chunk: NewChunk): Promise<void> {
  await insertChunk(chunk);
  await sql`DELETE FROM revisions WHERE file_id = ${chunk.fileId}
    AND seq BETWEEN ${chunk.firstSeq} AND ${chunk.lastSeq}`.execute(db());
  await sql`UPDATE files SET sealed_seq = ${chunk.lastSeq} WHERE id = ${chunk.fileId}`.execute(db());
}

/** Replaces the chunks with the same versions. */
export async function insertMerged(chunk: NewChunk): Promise<void> {
  await sql`DELETE FROM sealed_chunks WHERE file_id = ${chunk.fileId}
    AND first_seq BETWEEN ${chunk.firstSeq} AND ${chunk.lastSeq}`.execute(db());
  await insertChunk(chunk);
}

/** Time of the first version; 0 if there is none. */
export async function selectFirstAt(id: FileId): Promise<number> {
  const { rows } = await sql<{ at: Date | null }>`
    SELECT coalesce(
      (SELECT at FROM revisions WHERE file_id = ${id} AND seq = 0),
      (SELECT first_at FROM sealed_chunks WHERE file_id = ${id} AND first_seq = 0)) AS at`.execute(db());
  return rows[0]?.at?.getTime() ?? 0;
}

/** The last save of each file, without files that were never saved. */
export async function listLastSaves(ids: readonly FileId[]): Promise<Map<FileId, Date>> {
  const { rows } = await sql<{ id: FileId; at: Date }>`
    SELECT file.id, saved.at FROM unnest(${[...ids]}::bigint[]) AS file (id)
    JOIN LATERAL (
      SELECT at FROM (
        (SELECT at, seq FROM revisions WHERE file_id = file.id ORDER BY seq DESC LIMIT 1)
        UNION ALL
        (SELECT last_at, last_seq FROM sealed_chunks WHERE file_id = file.id ORDER BY first_seq DESC LIMIT 1)
      ) AS newest ORDER BY seq DESC LIMIT 1
    ) AS saved ON true`.execute(db());
  return new Map(rows.map(({ id, at }) => [id, at]));
}

/** Hashes of the blobs that a file contains. */
export async function listBlobHashes(id: FileId): Promise<string[]> {
  const { rows } = await sql<{ hash: Buffer }>`
    SELECT hash FROM file_blob_uses WHERE file_id = ${id} ORDER BY hash`.execute(db());
  return rows.map(({ hash }) => hash.toString('hex'));
}

/** The next files by number. */
export async function listFilesAfter(after: number, limit: number): Promise<{ id: FileId; name: string }[]> {
  const { rows } = await sql<{ id: FileId; name: string }>`
    SELECT id, name FROM files WHERE id > ${after} ORDER BY id LIMIT ${limit}`.execute(db());
  return rows;
}

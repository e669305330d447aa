import type { FileId } from '@redraft/contracts';
import { createDocxWriter } from '@redraft/documents';
import {
  appendSave,
  createFile,
  readAt,
  sealFile,
  textAt,
  zipCodec,
} from '../../apps/server/src/domain/revisions/index.ts';
import { clearCheckpoints } from '../../apps/server/src/domain/revisions/read/checkpoints.ts';
import { closeDatabase, inTransaction, openDatabase, pool } from '../../apps/server/src/platform/db.ts';
import { percentile } from './percentile.ts';
import { firstSaveAt, type History, longHistory, type Stream } from './streams.ts';

export interface StorageResult {
  name: string;
  versions: number;
  /** Bytes per version: everything stored for the document. */
  whole: number;
  /** Of these, bytes for the text with its times. */
  text: number;
  docx: number;
  /** Text with times, relative to diamond-types for the same edits; null if unknown. */
  againstDiamondTypes: number | null;
  textSeek: Seeks;
  docxSeek: Seeks;
}

interface Percentiles {
  p50: number;
  p99: number;
}

/** In milliseconds. */
export interface Seeks {
  /** Random access within one history. */
  warm: Percentiles;
  /** Nothing of the file is cached between reads. */
  cold: Percentiles;
}

/**
 * Size of diamond-types-node 1.0.2's `toBytes` for the edits of a recording, by one agent in order: all edits and the text, without times and save
 * boundaries.
 */
const diamondTypes: Readonly<Record<string, number>> = {
  clownschool_flat: 30_613,
  'json-crdt-blog-post': 24_976,
};

/** Storage size of whole histories, and speed of reading any version. */
export async function measureStorages(
  streams: readonly Stream[],
  connectionString: string,
): Promise<StorageResult[]> {
  openDatabase(connectionString);
  try {
    const results: StorageResult[] = [];
    for (const history of [...streams, longHistory(streams)]) results.push(await measureStorage(history));
    return results;
  } finally {
    await closeDatabase();
  }
}

/** Saves per transaction. */
const savesAtOnce = 2000;

/** Writes a whole history as real docx files, seals it, and measures size and random access. */
async function measureStorage({ name, saves, isLong }: History): Promise<StorageResult> {
  const write = createDocxWriter({ codec: zipCodec, title: name, store: isLong === true });
  const at = new Date(firstSaveAt);
  let docx = 0;
  let count = 0;
  // A save without changes creates no version; generated writing contains some, like real writing.
  let versions = 1;
  const blobsBefore = await weighBlobs();
  const { fileId } = await createFile({
    kind: 'docx',
    name,
    bytes: write('', at),
    origin: 'base',
    at,
  });
  const left = saves[Symbol.iterator]();
  let isAtEnd = false;
  while (!isAtEnd) {
    await inTransaction(async () => {
      for (let taken = 0; taken < savesAtOnce; taken++) {
        const { value: save } = left.next();
        isAtEnd = save === undefined;
        if (save === undefined) return;
        count += 1;
        const bytes = write(save.text, new Date(save.at));
        docx += bytes.length;
        const { changed } = await appendSave({
          fileId,
          bytes,
          at: new Date(save.at),
          dirtyMs: 1000,
          userId: null,
          origin: 'typed',
        });
        if (changed) versions += 1;
      }
    });
  }
  const farOff = new Date('2100-01-01');
  await sealFile(fileId, { before: farOff, restingSince: farOff });
  const size = await weighFile(fileId, (await weighBlobs()) - blobsBefore);
  const places = Array.from({ length: 300 }, (_, index) =>
    Math.floor((index * 0.618034 * versions) % versions),
  );
  const typeName = diamondTypes[name];
  return {
    name,
    versions,
    whole: size.whole / versions,
    text: size.text / versions,
    docx: docx / count,
    againstDiamondTypes: typeName === undefined ? null : size.text / typeName,
    textSeek: await timeSeeks(places, (seq) => textAt(fileId, seq)),
    docxSeek: await timeSeeks(places, (seq) => readAt(fileId, seq)),
  };
}

/** Per-row overhead: tuple header, key and line pointer, of a chunk with its other columns. */
const rowOverheadBytes = { chunk: 88, tail: 72 };
/** TOAST: longer values are stored in pieces of this size, each with row header and key. */
const piece = { bytes: 1996, room: 60 };

/** Everything counted: blobs with row headers and keys, unsealed rows, and the initial file. */
export async function weighFile(fileId: FileId, blobs: number): Promise<{ whole: number; text: number }> {
  const { rows } = await pool().query<{ chunks: number; text: number; tail: number }>(
    `SELECT
      (SELECT coalesce(sum(length(text_blob) + length(parts_blob) + coalesce(length(activity), 0) + $2::int
          + (ceil(length(text_blob) / $4::float8) + ceil(length(parts_blob) / $4::float8)) * $5::int), 0)::float8
        FROM sealed_chunks WHERE file_id = $1) AS chunks,
      (SELECT coalesce(sum(length(text_blob)), 0)::float8 FROM sealed_chunks WHERE file_id = $1) AS text,
      (SELECT coalesce(sum(length(record) + $3::int), 0)::float8 FROM revisions WHERE file_id = $1) AS tail`,
    [fileId, rowOverheadBytes.chunk, rowOverheadBytes.tail, piece.bytes, piece.room],
  );
  const row = rows[0] ?? { chunks: 0, text: 0, tail: 0 };
  return { whole: row.chunks + row.tail + blobs, text: row.text };
}

export async function weighBlobs(): Promise<number> {
  const { rows } = await pool().query<{ size: number }>(
    'SELECT coalesce(sum(length(content)), 0)::float8 AS size FROM file_blobs',
  );
  return rows[0]?.size ?? 0;
}

async function timeSeeks(places: readonly number[], seek: (seq: number) => Promise<unknown>): Promise<Seeks> {
  const warm = await timeEach(places, seek, () => undefined);
  return { warm, cold: await timeEach(places, seek, clearCheckpoints) };
}

async function timeEach(
  places: readonly number[],
  seek: (seq: number) => Promise<unknown>,
  before: () => void,
): Promise<Percentiles> {
  for (const seq of places.slice(0, 60)) await seek(seq);
  const times: number[] = [];
  for (const seq of places) {
    before();
    const started = performance.now();
    await seek(seq);
    times.push(performance.now() - started);
  }
  const sorted = Float64Array.from(times).sort();
  return { p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) };
}

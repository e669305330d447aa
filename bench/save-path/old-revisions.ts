import type { FileId } from '@redraft/contracts';
import { blankDocx, createDocxWriter } from '@redraft/documents';
import { appendSave, createFile, zipCodec } from '../../apps/server/src/domain/revisions/index.ts';
import { inTransaction, pool } from '../../apps/server/src/platform/db.ts';
import type { Stream } from './streams.ts';

/** Writes files that have been idle for long, without sealed revisions. */
export async function writeOldRevisions(streams: readonly Stream[], min: number): Promise<FileId[]> {
  const files: FileId[] = [];
  for (let written = 0; written < min; ) {
    const stream = streams[files.length % streams.length];
    if (!stream) throw new Error('There is nothing to write.');
    const { fileId, versions } = await writeFile(stream, min - written);
    files.push(fileId);
    written += versions;
  }
  return files;
}

/** A file of a course has at most this many versions. */
const maxVersions = 1250;
const monthMs = 30 * 24 * 60 * 60 * 1000;

async function writeFile(stream: Stream, max: number): Promise<{ fileId: FileId; versions: number }> {
  const write = createDocxWriter({ codec: zipCodec, title: stream.name });
  const saves = stream.saves.slice(0, Math.min(max, maxVersions));
  const [first] = saves;
  const toOldTime = (at: number) => new Date(Date.now() - monthMs + at - (first?.at ?? 0));
  return inTransaction(async () => {
    const { fileId } = await createFile({
      kind: 'docx',
      name: stream.name,
      bytes: blankDocx(),
      origin: 'base',
      at: toOldTime(first?.at ?? 0),
    });
    let versions = 1;
    for (const { at, text } of saves) {
      const time = toOldTime(at);
      const save = { fileId, bytes: write(text, time), at: time, dirtyMs: 1000, userId: null };
      if ((await appendSave({ ...save, origin: 'typed' })).changed) versions += 1;
    }
    return { fileId, versions };
  });
}

export async function countUnsealed(files: readonly FileId[]): Promise<number> {
  const { rows } = await pool().query<{ count: number }>(
    'SELECT count(*)::int AS count FROM revisions WHERE file_id = ANY($1)',
    [files],
  );
  return rows[0]?.count ?? 0;
}

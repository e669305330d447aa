import type { FileId } from '@redraft/contracts';
import { revisionsPerChunk } from '@redraft/revision-log';
import { sql } from 'kysely';
import { db } from '../../../platform/db.ts';
import { decodeStored } from '../packing.ts';
import { listTailAfter } from '../queries.ts';

/**
 * Versions after the given one that may have changed parts with these names, without reading the file; null if some of them are sealed, which does
 * not happen if the follow-up of a save asks.
 */
export async function listVersionsTouching(
  id: FileId,
  { after, isPart }: { after: number; isPart: (name: string) => boolean },
): Promise<{ seq: number; at: Date }[] | null> {
  const touchingVersions: { seq: number; at: Date }[] = [];
  let reachedSeq = after;
  for (;;) {
    const tail = await listTailAfter(id, reachedSeq, revisionsPerChunk);
    const [first] = tail;
    if (!first) return touchingVersions;
    if (first.seq !== reachedSeq + 1) return null;
    for (const { seq, at, record } of tail) {
      const { parts } = decodeStored(record);
      if (parts.some((part) => part.kind === 'whole' || isPart(part.name)))
        touchingVersions.push({ seq, at: new Date(at) });
      reachedSeq = seq;
    }
  }
}

/** The last version of each of many files. */
export async function listHeadSeqs(ids: readonly FileId[]): Promise<Map<FileId, number>> {
  const { rows } = await sql<{ id: FileId; seq: number }>`
    SELECT files.id, greatest(files.sealed_seq,
      (SELECT max(seq) FROM revisions WHERE revisions.file_id = files.id)) AS seq
    FROM files WHERE files.id = ANY(${ids}::bigint[])`.execute(db());
  return new Map(rows.map(({ id, seq }) => [id, seq]));
}

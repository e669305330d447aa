import type { RosterSourceId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';
import type { SentFile } from './read-files.ts';

/** The files that were uploaded last for a source: part of its request, and deleted with it. */

export async function insertUploadedPiece(
  id: RosterSourceId,
  piece: { file: number; position: number; name: string; content: Uint8Array },
): Promise<void> {
  const { file, position, name, content } = piece;
  await sql`INSERT INTO roster_upload_pieces (source_id, file, position, name, content)
    VALUES (${id}, ${file}, ${position}, ${name}, ${Buffer.from(content)})`.execute(db());
}

export async function deleteUpload(id: RosterSourceId): Promise<void> {
  await db().deleteFrom('roster_upload_pieces').where('source_id', '=', id).execute();
}

export async function hasUpload(id: RosterSourceId): Promise<boolean> {
  const first = await db()
    .selectFrom('roster_upload_pieces')
    .select('file')
    .where('source_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return first !== undefined;
}

export async function listUploadedFiles(id: RosterSourceId): Promise<SentFile[]> {
  const pieces = await db()
    .selectFrom('roster_upload_pieces')
    .select(['file', 'name', 'content'])
    .where('source_id', '=', id)
    .orderBy('file')
    .orderBy('position')
    .execute();
  return [...Map.groupBy(pieces, ({ file }) => file).values()].map((ofFile) => ({
    name: ofFile[0]?.name ?? '',
    bytes: Buffer.concat(ofFile.map(({ content }) => content)),
  }));
}

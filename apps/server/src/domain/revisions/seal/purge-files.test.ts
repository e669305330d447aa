import type { FileId } from '@redraft/contracts';
import { docxFromText } from '@redraft/documents';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { db } from '../../../platform/db.ts';
import { useDatabase } from '../../../testing/database.ts';
import { createRevisionService } from '../append/service.ts';
import { purgeFiles, requestPurge } from './purge-files.ts';
import { sealFile } from './seal-file.ts';

useDatabase();
const service = createRevisionService();
const start = Date.UTC(2026, 2, 2, 10);
const later = new Date(start + 1e9);
const sealNow = { before: later, restingSince: later };
const failOnError = (_id: FileId, cause: unknown) => {
  throw cause;
};

/** A text with many versions, the older ones sealed. */
async function writtenFile(secret: string): Promise<FileId> {
  const bytes = docxFromText(secret);
  const file = { kind: 'docx' as const, name: 'e.docx', origin: 'base' as const };
  const { fileId } = await service.createFile({ ...file, bytes, at: new Date(start) });
  for (let second = 1; second <= 20; second++) {
    const at = new Date(start + second * 1000);
    const next = docxFromText(`${secret} ${second}`);
    await service.appendSave({ fileId, bytes: next, at, userId: null, origin: 'typed' });
    if (second === 18) await sealFile(fileId, sealNow);
  }
  return fileId;
}

const tables = ['revisions', 'sealed_chunks', 'file_blob_uses'] as const;

async function countRows(id: FileId): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*) FROM ${sql.table(table)} WHERE file_id = ${id}`.execute(db());
    counts[table] = rows[0]?.count ?? 0;
  }
  return counts;
}

async function countBlobs(): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*) FROM file_blobs`.execute(db());
  return rows[0]?.count ?? 0;
}

const none = { revisions: 0, sealed_chunks: 0, file_blob_uses: 0 };

it('purging removes every version of a file, sealed or not, and its blobs', async () => {
  const id = await writtenFile('Only mine');
  const before = await countRows(id);
  for (const table of tables) expect(before[table]).toBeGreaterThan(0);
  const blobs = await countBlobs();
  await requestPurge([id], new Date(start));
  expect(await purgeFiles(new Date(start), failOnError)).toBe(1);
  expect(await countRows(id)).toEqual(none);
  expect(await countBlobs()).toBeLessThan(blobs);
  await expect(service.readCurrent(id)).rejects.toMatchObject({ code: 'not_found' });
  expect(await purgeFiles(later, failOnError)).toBe(0);
});

it('purging keeps a blob that another file contains', async () => {
  const id = await writtenFile('Shared beginning');
  const copy = await service.copyFile(id, { name: 'copy.docx', at: later });
  const twin = await service.copyFile(copy.fileId, { name: 'twin.docx', at: later });
  const expected = (await service.readCurrent(twin.fileId)).bytes;
  await requestPurge([copy.fileId], new Date(start));
  await purgeFiles(new Date(start), failOnError);
  const cold = createRevisionService();
  expect(Buffer.compare((await cold.readCurrent(twin.fileId)).bytes, expected)).toBe(0);
});

it('purging waits for saves in progress', async () => {
  const id = await writtenFile('Still saving');
  await requestPurge([id], new Date(start + 1));
  expect(await purgeFiles(new Date(start), failOnError)).toBe(0);
  expect((await countRows(id)).revisions).toBeGreaterThan(0);
});

it('a save after purging is refused', async () => {
  const id = await writtenFile('Too late');
  await requestPurge([id], new Date(start));
  await purgeFiles(new Date(start), failOnError);
  const save = { fileId: id, bytes: docxFromText('x'), at: later, userId: null, origin: 'typed' as const };
  await expect(service.appendSave(save)).rejects.toMatchObject({ code: 'not_found' });
  expect(await countRows(id)).toEqual(none);
});

it('purging keeps and reports a file that is still used, and removes the others', async () => {
  const [used, free] = [await writtenFile('Used'), await writtenFile('Free')];
  await sql`INSERT INTO users (username, email, first_name, last_name, created_at)
    VALUES ('owner', 'owner@example.org', 'A', 'B', ${later})`.execute(db());
  await sql`INSERT INTO templates (owner_id, title, kind, file_id, thumbnail, thumbnail_type, created_at)
    SELECT id, 'Outline', 'docx', ${used}, '', 'image/png', ${later} FROM users`.execute(db());
  await requestPurge([used, free], new Date(start));
  const failed: FileId[] = [];
  expect(await purgeFiles(new Date(start), (id) => failed.push(id))).toBe(1);
  expect(failed).toEqual([used]);
  expect((await countRows(used)).revisions).toBeGreaterThan(0);
  expect(await countRows(free)).toEqual(none);
});

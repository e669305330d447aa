import type { FileId } from '@redraft/contracts';
import { createDocxWriter, packEntry, readZip, writeZip } from '@redraft/documents';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { appendSave, createFile, sealFile, zipCodec } from '../../domain/revisions/index.ts';
import { db } from '../../platform/db.ts';
import { useDatabase } from '../../testing/database.ts';
import { computePause, type Progress, verifyFiles } from './verify-files.ts';

useDatabase();
const start = Date.parse('2026-03-02T10:00:00.000Z');
const at = (second: number) => new Date(start + second * 1000);
const write = createDocxWriter({ codec: zipCodec });
const picture = Buffer.alloc(300_000, 'picture');
const document = (text: string) =>
  writeZip([
    ...readZip(write(text)),
    packEntry({ name: 'word/media/image1.png', content: picture, codec: zipCodec }),
  ]);

/** A file with versions 0 to 39, of which 0 to `sealedTo` are in chunks. */
async function writeFile(name: string): Promise<FileId> {
  const { fileId } = await createFile({ kind: 'docx', name, bytes: document(''), origin: 'base', at: at(0) });
  const later = new Date('2100-01-01');
  for (let second = 1; second < 40; second++) {
    if (second === 20) await sealFile(fileId, { before: later, restingSince: later });
    const bytes = document(Array.from({ length: second }, (_, line) => `Line ${line}.`).join('\n'));
    await appendSave({ fileId, bytes, at: at(second), userId: null, origin: 'typed' });
  }
  return fileId;
}

const run = (query: ReturnType<typeof sql>) => query.execute(db());
const verify = (options: Partial<Parameters<typeof verifyFiles>[0]> = {}): Promise<Progress> =>
  verifyFiles({
    after: 0,
    load: 100,
    wait: async () => undefined,
    onFile: () => undefined,
    isStopped: () => false,
    ...options,
  });

let id: FileId;
beforeEach(async () => {
  await run(sql`TRUNCATE revisions, sealed_chunks, file_blob_uses, file_blobs, files CASCADE`);
  id = await writeFile('a.docx');
});

it('an intact log has no faults, sealed or unsealed', async () => {
  const { rows } = await run(sql`SELECT sealed_seq FROM files`);
  expect(rows).toEqual([{ sealed_seq: 19 }]);
  expect(await verify()).toMatchObject({ files: 1, versions: 40, faults: [] });
});

const flip = (column: string, at: number) =>
  sql`set_byte(${sql.ref(column)}, ${at}, 255 - get_byte(${sql.ref(column)}, ${at}))`;
const damages = {
  'a changed byte in the text of an unsealed version': () =>
    run(
      sql`UPDATE revisions SET record = overlay(record placing 'X'::bytea from position('Line'::bytea in record)) WHERE seq = 30`,
    ),
  // Byte 50 of a record is inside the chain hash (packages/revision-log/src/record.ts).
  'a changed chain hash of the last version': () =>
    run(sql`UPDATE revisions SET record = ${flip('record', 50)} WHERE seq = 39`),
  'a changed time': () => run(sql`UPDATE revisions SET at = at + interval '5 s' WHERE seq = 25`),
  'a missing version': () => run(sql`DELETE FROM revisions WHERE seq = 30`),
  'a missing chunk': () => run(sql`DELETE FROM sealed_chunks`),
  'a changed byte in the text of a chunk': () =>
    run(sql`UPDATE sealed_chunks SET text_blob = ${flip('text_blob', 140)}`),
  'a changed byte in the parts of a chunk': () =>
    run(
      sql`UPDATE sealed_chunks SET parts_blob = set_byte(parts_blob, octet_length(parts_blob) / 2, 255 - get_byte(parts_blob, octet_length(parts_blob) / 2))`,
    ),
  'a wrong end of what is sealed': () => run(sql`UPDATE files SET sealed_seq = 25`),
  'a changed byte in a picture': () => run(sql`UPDATE file_blobs SET content = ${flip('content', 20)}`),
  'two versions in swapped order': () =>
    run(sql`UPDATE revisions one SET record = other.record FROM revisions other
      WHERE one.file_id = other.file_id AND (one.seq, other.seq) IN ((30, 31), (31, 30))`),
};

it.each(Object.entries(damages))('%s is found, and named with its file', async (_name, damage) => {
  const second = await writeFile('b.docx');
  await damage();
  const { faults } = await verify();
  // Each damage is done to both files.
  for (const [file, name] of [
    [id, 'a.docx'],
    [second, 'b.docx'],
  ]) {
    const ofFile = faults.filter((fault) => fault.file === file);
    expect(ofFile.length).toBeGreaterThan(0);
    expect(ofFile.every((fault) => fault.name === name && fault.reason.length > 0)).toBe(true);
  }
});

it('a fault names the version at which the chain breaks, and at which it cannot be replayed', async () => {
  const fault = { file: id, name: 'a.docx', kind: 'chain' };
  await run(sql`UPDATE revisions SET at = at + interval '5 s' WHERE seq = 25`);
  expect((await verify()).faults).toEqual([expect.objectContaining({ ...fault, version: 25 })]);
  await run(sql`UPDATE revisions SET at = at - interval '5 s' WHERE seq = 25`);
  await damages['two versions in swapped order']();
  expect((await verify()).faults).toContainEqual(expect.objectContaining({ ...fault, version: 30 }));
});

it('an interrupted run says where to continue, and a later one starts after that', async () => {
  const second = await writeFile('b.docx');
  let files = 0;
  const onFile = () => {
    files += 1;
  };
  const first = await verify({ onFile, isStopped: () => files === 1 });
  expect(first).toMatchObject({ files: 1, last: id });
  expect(await verify({ after: first.last })).toMatchObject({ files: 1, last: second });
});

it.each([
  [100, 0],
  [50, 300],
  [25, 900],
  [1, 29_700],
])('a load of %i percent rests %i ms after 300 ms of work', (load, pause) => {
  expect(computePause(300, load)).toBe(pause);
});

import type { FileId } from '@redraft/contracts';
import { packEntry, readZip, textOfDocx, writeZip } from '@redraft/documents';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { db } from '../../../platform/db.ts';
import { useDatabase } from '../../../testing/database.ts';
import { makeFile, start, typed, write } from '../../../testing/typed-saves.ts';
import { zipCodec } from '../codecs.ts';
import { textAt, verifyChain } from '../read/read-versions.ts';
import { sealFile } from '../seal/seal-file.ts';
import { createOpenFiles } from './open-files.ts';
import { createRevisionService } from './service.ts';

useDatabase();
const later = new Date(start + 1e12);

/** Simulates a server process: its cache of open files, and its revision service. */
function openProcess() {
  const files = createOpenFiles();
  return { files, ...createRevisionService(files) };
}

type Process = ReturnType<typeof openProcess>;

async function begin(process: Process, text: string): Promise<FileId> {
  return (await makeFile(process, text)).fileId;
}

function withPicture(bytes: Uint8Array): Uint8Array {
  const content = Uint8Array.from({ length: 40_000 }, (_, index) => (index * 7919) % 251);
  return writeZip([
    ...readZip(bytes),
    packEntry({ name: 'word/media/image1.png', content, codec: zipCodec }),
  ]);
}

/** The state of the file, except how its zip was compressed. */
async function known(process: Process, fileId: FileId) {
  const { seq, at, firstAt, text, length, chain, storedBytes, docx, storedBody } =
    await process.files.atHead(fileId);
  const parts = readZip(storedBody).map(({ name, crc }) => ({ name, crc }));
  // Byte counts of individual rows, without PostgreSQL's overhead per row.
  const stored = Math.round(storedBytes / 1000);
  return { seq, at, firstAt, text, length, chain, stored, docx: docx?.text, parts };
}

it('processes that save alternately lose nothing, number versions once, and agree with a complete read', async () => {
  const processes = [openProcess(), openProcess()];
  const fileId = await begin(processes[0] ?? openProcess(), 'Begun');
  let baseTime = start;
  for (let count = 1; count <= 40; count++) {
    const bytes = write(`Begun\n${'word '.repeat(count)}`);
    const save = { ...typed(fileId, '', count), bytes: count === 20 ? withPicture(bytes) : bytes, baseTime };
    const saved = await processes[count % 2]?.appendSave(save);
    expect(saved).toMatchObject({ seq: count, changed: true });
    baseTime = saved?.at.getTime() ?? 0;
  }
  for (const process of processes)
    expect(await known(process, fileId)).toEqual(await known(openProcess(), fileId));
  for (let seq = 1; seq <= 40; seq++)
    expect((await textAt(fileId, seq)).trim()).toBe(`Begun\n${'word '.repeat(seq)}`.trim());
  expect(await verifyChain(fileId)).toMatchObject({ isIntact: true });
});

it('processes that save alternately read only what the other has written', async () => {
  const [behind, ahead] = [openProcess(), openProcess()];
  const fileId = await begin(behind, 'Begun');
  for (let count = 1; count <= 10; count++) await behind.appendSave(typed(fileId, `Begun ${count}`, count));
  for (let count = 11; count <= 13; count++) await ahead.appendSave(typed(fileId, `Begun ${count}`, count));
  // A complete read finds no large parts any more.
  await sql`DELETE FROM revisions WHERE file_id = ${fileId} AND seq <= 10`.execute(db());
  expect(textOfDocx((await behind.readCurrent(fileId)).bytes)).toBe('Begun 13');
});

it('a process reads the file completely if the missing revisions are sealed', async () => {
  const [behind, ahead] = [openProcess(), openProcess()];
  const fileId = await begin(behind, 'Begun');
  for (let count = 1; count <= 20; count++) await ahead.appendSave(typed(fileId, `Begun ${count}`, count));
  await sealFile(fileId, { before: later, restingSince: later });
  expect(textOfDocx((await behind.readCurrent(fileId)).bytes)).toBe('Begun 20');
  expect(await known(behind, fileId)).toEqual(await known(openProcess(), fileId));
});

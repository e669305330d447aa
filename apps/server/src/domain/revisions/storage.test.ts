import type { FileId } from '@redraft/contracts';
import { docxFromText, packEntry, readZip, textOfDocx, writeZip } from '@redraft/documents';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { db } from '../../platform/db.ts';
import { useDatabase } from '../../testing/database.ts';
import { createOpenFiles } from './append/open-files.ts';
import { createRevisionService } from './append/service.ts';
import { zipCodec } from './codecs.ts';
import { appendSave, createFile, readCurrent } from './index.ts';
import { readAt, verifyChain } from './read/read-versions.ts';
import { sealFile } from './seal/seal-file.ts';

useDatabase();
const start = Date.parse('2026-03-02T10:00:00.000Z');
const at = (second: number) => new Date(start + second * 1000);

/** A text that zip compresses well and PostgreSQL's own compression does not. */
function repeatedText(length: number, seed: number): string {
  let state = seed;
  const letters = Array.from({ length: 20_000 }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return String.fromCharCode(97 + ((state >>> 24) % 26));
  }).join('');
  return `${seed} ${letters.repeat(Math.ceil(length / letters.length)).slice(0, length)}`;
}

function withParts(bytes: Uint8Array, parts: Record<string, Uint8Array | string>): Uint8Array {
  const put = Object.entries(parts).map(([name, content]) =>
    packEntry({ name, content: Buffer.from(content), codec: zipCodec }),
  );
  return writeZip([...readZip(bytes).filter(({ name }) => !(name in parts)), ...put]);
}

function noise(length: number, seed: number): Uint8Array {
  let state = seed;
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  });
}

async function begin(text = ''): Promise<FileId> {
  const bytes = docxFromText(text);
  return (await createFile({ kind: 'docx', name: 'a.docx', bytes, origin: 'base', at: at(0) })).fileId;
}

const save = (fileId: FileId, bytes: Uint8Array, second: number) =>
  appendSave({ fileId, bytes, at: at(second), userId: null, origin: 'typed' });

async function storedBytes(): Promise<number> {
  const { rows } = await sql<{ size: number }>`SELECT (
    (SELECT coalesce(sum(pg_column_size(content)), 0) FROM file_blobs) +
    (SELECT coalesce(sum(pg_column_size(record)), 0) FROM revisions) +
    (SELECT coalesce(sum(pg_column_size(text_blob) + pg_column_size(parts_blob) + pg_column_size(activity)), 0) FROM sealed_chunks))::float8 AS size`.execute(
    db(),
  );
  return rows[0]?.size ?? 0;
}

async function loadGrowth(action: () => Promise<unknown>): Promise<number> {
  const before = await storedBytes();
  await action();
  return (await storedBytes()) - before;
}

it('a compressed document takes no more space in the log than in transit', async () => {
  const id = await begin();
  const bytes = docxFromText(repeatedText(4_000_000, 1), { codec: zipCodec });
  expect(bytes.length).toBeLessThan(100_000);
  expect(await loadGrowth(() => save(id, bytes, 1))).toBeLessThan(3 * bytes.length);
  expect(textOfDocx(await readAt(id, 1), zipCodec)).toBe(textOfDocx(bytes, zipCodec));
});

it('a compressed part beside an image takes no more space in the log than in transit', async () => {
  const id = await begin();
  const picture = noise(600_000, 1);
  const first = withParts(docxFromText('A'), { 'word/media/a.png': picture });
  await save(id, first, 1);
  const part = `<a>${repeatedText(500_000, 2)}</a>`;
  const bytes = withParts(first, { 'customXml/item1.xml': part });
  expect(await loadGrowth(() => save(id, bytes, 2))).toBeLessThan(bytes.length - picture.length + 10_000);
  expect(await readPart(await readAt(id, 2), 'customXml/item1.xml')).toEqual(Buffer.from(part));
});

it('a sealed save takes no more space than in transit', async () => {
  const id = await begin();
  let uploaded = 0;
  const growth = await loadGrowth(async () => {
    for (let second = 1; second <= 16; second++) {
      const bytes = docxFromText(repeatedText(100_000, second), { codec: zipCodec });
      uploaded += bytes.length;
      await save(id, bytes, second);
    }
    await sealFile(id, { before: new Date('2100-01-01'), restingSince: new Date('2100-01-01') });
  });
  expect(growth).toBeLessThan(2 * uploaded);
  expect(await verifyChain(id)).toMatchObject({ isIntact: true, versions: 17 });
});

it('an image that another file contains takes no additional space', async () => {
  const bytes = withParts(docxFromText('A'), { 'word/media/a.png': noise(300_000, 7) });
  const first = await begin();
  await save(first, bytes, 1);
  const second = await begin();
  expect(await loadGrowth(() => save(second, bytes, 1))).toBeLessThan(2000);
});

it('a file stored before blobs were compressed can be read', async () => {
  const id = await begin('Kept');
  const { bytes } = await readCurrent(id);
  await sql`UPDATE file_blobs SET content = ${Buffer.from(bytes)}, encoding = 'raw', size = NULL`.execute(
    db(),
  );
  const another = createRevisionService(createOpenFiles());
  expect((await another.readCurrent(id)).bytes).toEqual(bytes);
});

it('a blob that would unpack to more than its declared size is not read', async () => {
  const id = await begin();
  await save(id, docxFromText(repeatedText(200_000, 3)), 1);
  await sql`UPDATE file_blobs SET size = 10 WHERE encoding = 'zstd'`.execute(db());
  await sql`UPDATE file_blobs SET encoding = 'zstd', content = '\\x00', size = 10 WHERE encoding = 'raw'`.execute(
    db(),
  );
  await expect(readAt(id, 1)).rejects.toThrow();
});

async function readPart(bytes: Uint8Array, name: string): Promise<Uint8Array | undefined> {
  const entry = readZip(bytes).find((candidate) => candidate.name === name);
  return entry && Buffer.from(zipCodec.inflateRaw(entry.data, entry.size));
}

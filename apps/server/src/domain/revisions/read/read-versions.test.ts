import type { FileId } from '@redraft/contracts';
import { createDocxWriter, packEntry, readZip, textOfDocx, writeZip } from '@redraft/documents';
import { encodeRecord, extendChain, startChain } from '@redraft/revision-log';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { db } from '../../../platform/db.ts';
import { useDatabase } from '../../../testing/database.ts';
import { createOpenFiles } from '../append/open-files.ts';
import { createRevisionService } from '../append/service.ts';
import { chunkCodec, decompressChunk, sha256Hex, zipCodec } from '../codecs.ts';
import { appendSave, createFile } from '../index.ts';
import { decodeStored } from '../packing.ts';
import { createLimitedTools } from './decoding-tools.ts';
import { readAt, readOps, textAt, verifyChain } from './read-versions.ts';

useDatabase();
const start = Date.parse('2026-03-02T10:00:00.000Z');
const at = (second: number) => new Date(start + second * 1000);
const write = createDocxWriter({ codec: zipCodec });
const lines = (count: number, word: string): string =>
  Array.from({ length: count }, (_, line) => `${word} ${line}`).join('\n');

const part = (name: string, content: Uint8Array) => packEntry({ name, content, codec: zipCodec });
const withParts = (text: string, parts: ReturnType<typeof part>[]) =>
  writeZip([...readZip(write(text)), ...parts]);
const manyParts = (version: number) =>
  Array.from({ length: 1000 }, (_, index) =>
    part(`customXml/item${index}.xml`, Buffer.from(`<a v="${version}">${'item '.repeat(400)}</a>`)),
  );
const picture = (version: number) => [
  part('word/media/image1.png', Buffer.alloc(12_000_000, `picture ${version}`)),
];

const files: readonly [string, Uint8Array, Uint8Array][] = [
  ['a long text', write(lines(40_000, 'One')), write(lines(40_000, 'Two'))],
  ['many parts', withParts('One', manyParts(1)), withParts('Two', manyParts(2))],
  ['a large picture', withParts('One', picture(1)), withParts('Two', picture(2))],
];

async function writeBoth(first: Uint8Array, second: Uint8Array): Promise<FileId> {
  const { fileId } = await createFile({
    kind: 'docx',
    name: 'a.docx',
    bytes: first,
    origin: 'base',
    at: at(0),
  });
  await appendSave({ fileId, bytes: second, at: at(1), userId: null, origin: 'typed' });
  return fileId;
}

/** A process without cached states. */
const createReader = () => createRevisionService(createOpenFiles());

describe.each(files)('a file with %s', (_what, first, second) => {
  it('a file can be read from the log alone, and saved again', async () => {
    const id = await writeBoth(first, second);
    const { bytes, seq } = await createReader().readCurrent(id);
    expect(seq).toBe(1);
    expect(textOfDocx(bytes, zipCodec)).toBe(textOfDocx(second, zipCodec));
    expect(readZip(bytes).map(({ name, crc }) => [name, crc])).toEqual(
      readZip(second).map(({ name, crc }) => [name, crc]),
    );
    expect(await createReader().headOf(id)).toMatchObject({ size: bytes.length });
    const again = { fileId: id, at: at(2), userId: null, origin: 'typed' as const };
    expect(await createReader().appendSave({ ...again, bytes: second })).toMatchObject({ changed: false });
    expect(await createReader().appendSave({ ...again, bytes: first })).toMatchObject({
      seq: 2,
      changed: true,
    });
    expect(await verifyChain(id)).toMatchObject({ isIntact: true, versions: 3 });
  });

  it('each version of a file can be read, with its text and the whole log', async () => {
    const id = await writeBoth(first, second);
    expect(Buffer.compare(await readAt(id, 0), first)).toBe(0);
    expect(await textAt(id, 0)).toBe(textOfDocx(first, zipCodec));
    const { base, saves } = await readOps(id);
    expect(base).toBe(textOfDocx(first, zipCodec));
    expect(saves.map(({ seq }) => seq)).toEqual([1]);
  });
});

/** A new file as stored by an earlier program that extracted its text differently. */
async function keptAs(text: string, bytes: Uint8Array): Promise<FileId> {
  const { fileId } = await createFile({ kind: 'docx', name: 'a.docx', bytes, origin: 'base', at: at(0) });
  const { rows } = await sql<{ record: Buffer }>`
    SELECT record FROM revisions WHERE file_id = ${fileId}`.execute(db());
  const record = decodeStored(rows[0]?.record ?? new Uint8Array());
  const chain = extendChain(startChain(String(fileId), sha256Hex), { t: 0, text }, sha256Hex);
  const stored = { ...record, chain, length: text.length, ops: [{ p: 0, del: 0, ins: text }] };
  await sql`UPDATE revisions SET record = ${Buffer.from(encodeRecord(stored))}
    WHERE file_id = ${fileId}`.execute(db());
  return fileId;
}

describe.each([
  ['short', 10],
  ['long', 40_000],
])('a %s text that is read otherwise today', (_what, count) => {
  it('a text extracted differently by the current program becomes a version of its own before the next save', async () => {
    const text = lines(count, 'Line');
    const id = await keptAs(lines(count - 1, 'Line'), write(text));
    expect(await textAt(id, 0)).toBe(lines(count - 1, 'Line'));
    const typed = { fileId: id, at: at(1), userId: null, origin: 'typed' as const };
    expect(await createReader().appendSave({ ...typed, bytes: write(`${text}!`) })).toMatchObject({ seq: 2 });
    const { saves } = await readOps(id);
    expect(saves.map(({ seq, origin }) => [seq, origin])).toEqual([
      [1, 'reread'],
      [2, 'typed'],
    ]);
    expect(saves[0]?.ops).toEqual([expect.objectContaining({ del: '', ins: `\nLine ${count - 1}` })]);
    expect(saves[1]?.ops).toEqual([expect.objectContaining({ del: '', ins: '!' })]);
    expect(await verifyChain(id)).toMatchObject({ isIntact: true, versions: 3 });
  });
});

it('unpacking a chunk stops at its size limit', () => {
  const packed = chunkCodec.compress(new Uint8Array(10_000_000));
  expect(() => decompressChunk(packed, undefined, 1_000_000)).toThrow(RangeError);
  expect(createLimitedTools(20_000_000).chunk.decompress(packed)).toHaveLength(10_000_000);
  const light = createLimitedTools(1_000_000);
  expect(() => light.chunk.decompress(packed)).toThrow(RangeError);
  expect(light.isExhausted()).toBe(true);
});

import type { FileId } from '@redraft/contracts';
import { createDocxWriter, inflateEntry, packEntry, readZip, writeZip } from '@redraft/documents';
import { decodeRecord } from '@redraft/revision-log';
import { expect, it } from 'vitest';
import { zipCodec } from '../codecs.ts';
import { stateBeforeFirst } from './file-state.ts';
import { planSave } from './save-rules.ts';
import { changesContent } from './volatile-parts.ts';

const write = createDocxWriter({ codec: zipCodec, store: true });
const utf8 = new TextEncoder();
const fileId = 1 as FileId; // cast: no file has this id

function withParts(bytes: Uint8Array, parts: Record<string, Uint8Array>): Uint8Array {
  const stored = readZip(bytes).filter(({ name }) => !(name in parts));
  const put = Object.entries(parts).map(([name, content]) => packEntry({ name, content, codec: zipCodec }));
  return writeZip([...stored, ...put]);
}

/** The planned change of the second of two saves. */
function changeBetween(first: Uint8Array, second: Uint8Array) {
  const save = { dirtyMs: null, userId: null, origin: 'typed' as const, isDistinct: false };
  const before = planSave(stateBeforeFirst(fileId, { kind: 'docx', name: 'essay.docx' }), {
    ...save,
    bytes: first,
    at: 0,
  });
  if (!before) throw new Error('The first save is a version.');
  const planned = planSave(before.state, { ...save, bytes: second, at: 1000 });
  if (!planned) throw new Error('The second save is a version.');
  return { record: decodeRecord(planned.record), blobs: planned.blobs, text: planned.state.text };
}

/** Incompressible pseudo-random bytes that depend only on the seed. */
function picture(length: number, seed: number): Uint8Array {
  let state = seed;
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  });
}

it('a replaced image is stored as a whole, without comparing it', () => {
  const name = 'word/media/image1.png';
  const old = picture(40_000, 1);
  const next = Uint8Array.from([...old.slice(0, 30_000), ...picture(10_000, 2)]);
  const { record, blobs } = changeBetween(
    withParts(write('A'), { [name]: old }),
    withParts(write('A'), { [name]: next }),
  );
  expect(record.parts.filter((part) => 'name' in part && part.name === name).map(({ kind }) => kind)).toEqual(
    ['blob'],
  );
  expect(blobs.map(({ content }) => content.length)).toEqual([next.length]);
});

it('a part with equal checksum but different bytes is read', () => {
  const damaged = readZip(write('A')).map((entry) =>
    entry.name === 'word/styles.xml' ? { ...entry, data: entry.data.map((byte) => byte ^ 1) } : entry,
  );
  expect(() => changeBetween(write('A'), writeZip(damaged))).toThrow(/styles\.xml/);
});

it('a save that only compresses its parts differently changes nothing', () => {
  const inflated = readZip(write('A')).map((entry) => {
    const content = inflateEntry(entry, zipCodec);
    return packEntry({ name: entry.name, content, codec: zipCodec, store: entry.method === 'deflated' });
  });
  expect(() => changeBetween(write('A'), writeZip(inflated))).toThrow('The second save is a version.');
});

it('a save is stored as the whole file if its parts would take more space', () => {
  const parts = Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [
      `customXml/item${index}.xml`,
      utf8.encode(`<a>${index}${'x'.repeat(60_000)}</a>`),
    ]),
  );
  const saved = withParts(write('B'), parts);
  const { record, blobs } = changeBetween(write('A'), saved);
  expect(record.parts.map(({ kind }) => kind)).toEqual(['whole']);
  expect(blobs.map(({ content }) => content)).toEqual([saved]);
});

it('a save of a table with one changed column stores only these cells', () => {
  const rows = (value: string) =>
    Array.from(
      { length: 1700 },
      (_, row) => `Row ${row}\n${value} ${row % 90}\nThe same remark in each row.`,
    ).join('\n');
  const { record } = changeBetween(write(rows('old')), write(rows('new')));
  expect(record.ops).toHaveLength(1700);
  expect(record.ops.every(({ del, ins }) => del === 3 && ins === 'new')).toBe(true);
});

it('a save that is too expensive to compare is stored as the whole file', () => {
  const repeating = (mark: string) =>
    utf8.encode(`<a>${mark}${'<b>one</b><b>two</b>'.repeat(40_000)}${mark}</a>`);
  const partsOf = (mark: string) =>
    Object.fromEntries(
      Array.from({ length: 12 }, (_, index) => [`customXml/item${index}.xml`, repeating(mark)]),
    );
  const saved = withParts(write('B'), partsOf('y'.repeat(50)));
  const { record, blobs } = changeBetween(withParts(write('A'), partsOf('x')), saved);
  expect(record.parts.map(({ kind }) => kind)).toEqual(['whole']);
  expect(blobs.map(({ content }) => content)).toEqual([saved]);
});

it('generated values are recognised in one pass, also with thousands of unclosed elements', () => {
  const broken = (end: string) => utf8.encode(`<cp:coreProperties>${'<cp:revision '.repeat(100_000)}${end}`);
  const part = { name: 'docProps/core.xml', before: broken('a'), after: broken('b') };
  expect(changesContent([part])).toBe(true);
  expect(changesContent([{ ...part, after: part.before }])).toBe(false);
});

it('generated values, such as the revision counter, times and author, do not create a version', () => {
  const core = (revision: number, by: string) =>
    utf8.encode(
      `<cp:coreProperties><cp:revision>${revision}</cp:revision><cp:lastModifiedBy>${by}</cp:lastModifiedBy><dc:title>T</dc:title></cp:coreProperties>`,
    );
  expect(changesContent([{ name: 'docProps/core.xml', before: core(1, 'A'), after: core(2, 'B') }])).toBe(
    false,
  );
});

import { serialize } from 'node:v8';
import type { FileId } from '@redraft/contracts';
import { createDocxWriter, packEntry, readZip, rewriteParts, writeZip } from '@redraft/documents';
import { expect, it } from 'vitest';
import { zipCodec } from '../codecs.ts';
import { basisOf, stateBeforeFirst } from './file-state.ts';
import { openState } from './open-state.ts';
import { planIncomingSave } from './plan-save.ts';
import plan from './plan-worker.ts';
import { planSave } from './save-rules.ts';

const write = createDocxWriter({ codec: zipCodec });
const noFile = stateBeforeFirst(1 as FileId, { kind: 'docx', name: 'essay.docx' }); // cast: no file has this id

const saveOf = (bytes: Uint8Array, at: number) => ({
  bytes,
  at,
  dirtyMs: null,
  userId: null,
  origin: 'typed' as const,
  isDistinct: false,
});

function stateAfter(bytes: Uint8Array) {
  const planned = planSave(noFile, saveOf(bytes, 0));
  if (!planned) throw new Error('The first save is a version.');
  return planned.state;
}

/** Whether other callbacks run before it is done; a plan made at once only uses resolved promises. */
async function isBeside(work: Promise<unknown>): Promise<boolean> {
  let isDone = false;
  const done = (): void => {
    isDone = true;
  };
  work.then(done, done);
  for (let step = 0; step < 1000 && !isDone; step++) await Promise.resolve();
  const wasDone = isDone;
  await work.catch(() => undefined);
  return !wasDone;
}

const lines = (count: number, each: (line: number) => string): string =>
  Array.from({ length: count }, (_, line) => each(line)).join('\n');

it('a save with a few more words is planned on the main thread', async () => {
  const state = stateAfter(write('One'));
  expect(await isBeside(planIncomingSave(state, saveOf(write('One two'), 1000)))).toBe(false);
});

it.each([
  [
    'is large',
    lines(40_000, (line) => `Line ${line} of it.`),
    lines(40_000, (line) => `Line ${line + 3} of it.`),
  ],
  ['repeats itself', 'over and again '.repeat(40_000), 'over and again and '.repeat(40_000)],
])('a save that %s is planned in a worker thread, with the same result', async (_how, before, after) => {
  const state = stateAfter(write(before));
  const save = saveOf(write(after), 1000);
  const planning = planIncomingSave(state, save);
  expect(await isBeside(planning)).toBe(true);
  expect((await planning)?.record).toEqual(planSave(state, save)?.record);
});

it('a worker returns what is stored of a save, not what was read for it', () => {
  const parts = (version: number) =>
    Array.from({ length: 200 }, (_, part) => ({
      name: `customXml/item${part}.xml`,
      content: new TextEncoder().encode(`<a v="${version}">${`item ${part} `.repeat(6000)}</a>`),
      codec: zipCodec,
    }));
  const withParts = (text: string, version: number) =>
    writeZip([...readZip(write(text)), ...parts(version).map(packEntry)]);
  const text = lines(20_000, (line) => `Line ${line} of it.`);
  const state = stateAfter(withParts(text, 1));
  const save = saveOf(withParts(`${text}\nOne more.`, 2), 1000);
  const handedOver = serialize({ basis: basisOf(state), save }).byteLength;
  const comesBack = serialize(plan({ basis: basisOf(state), save })).byteLength;
  const stored = state.body.length + save.bytes.length + state.text.length;
  expect(handedOver).toBeLessThan(1.1 * stored);
  // The main part, its paragraphs, and some numbers for each.
  const read = (state.docx?.bytes.length ?? 0) + state.text.length + 20 * 20_000;
  expect(comesBack).toBeLessThan(1.1 * (stored + read));
});

it('a later save has the same result, whether or not the previous one was planned in a worker', async () => {
  const before = lines(40_000, (line) => `Line ${line} of it.`);
  const state = stateAfter(write(before));
  const save = saveOf(write(`${before}\nOne more.`), 1000);
  const next = saveOf(write(`${before}\nOne more, and another.`), 2000);
  const beside = await planIncomingSave(state, save);
  const here = planSave(state, save);
  if (!beside || !here) throw new Error('It is a version.');
  expect(planSave(beside.state, next)?.record).toEqual(planSave(here.state, next)?.record);
});

it('a small save of a long text is planned on the main thread after one in a worker', async () => {
  const before = lines(
    7000,
    (line) => `Line ${line} of a text that is about ${line * 7} boats in ${line} harbours.`,
  );
  const after = (words: string) => saveOf(write(before.replace('Line 2000 ', `Line 2000 ${words} `)), 1000);
  const first = await planIncomingSave(stateAfter(write(before)), after('one'));
  if (!first) throw new Error('It is a version.');
  expect(first.state.entries.get('word/document.xml')?.size).toBeGreaterThan(512 * 1024);
  const next = planIncomingSave(first.state, after('one and two'));
  expect(await isBeside(next)).toBe(false);
  expect((await next)?.record).toEqual(
    planSave(openState(basisOf(first.state)), after('one and two'))?.record,
  );
  expect(await isBeside(planIncomingSave(first.state, saveOf(write(before.toUpperCase()), 2000)))).toBe(true);
});

it('a save that adds a field to a long text is planned in a worker', async () => {
  const before = lines(
    7000,
    (line) => `Line ${line} of a text that is about ${line * 7} boats in ${line} harbours.`,
  );
  const first = await planIncomingSave(stateAfter(write(before)), saveOf(write(`${before}!`), 1000));
  if (!first) throw new Error('It is a version.');
  const field = '<w:r><w:instrText> INCLUDETEXT x </w:instrText></w:r>';
  const bytes = rewriteParts({
    bytes: write(`${before}!`),
    codec: zipCodec,
    rewrite: (name, read) =>
      name === 'word/document.xml' ? read().replace(/(<w:t[^>]*>Line 3000)/, `${field}$1`) : undefined,
  });
  const next = planIncomingSave(first.state, saveOf(bytes, 2000));
  expect(await isBeside(next)).toBe(true);
  expect((await next)?.record).toEqual(
    planSave(openState(basisOf(first.state)), saveOf(bytes, 2000))?.record,
  );
});

it('a save is cleaned identically on both threads', async () => {
  const macros = { name: 'word/vbaProject.bin', content: new Uint8Array([1, 2, 3]), codec: zipCodec };
  const armed = (text: string) => writeZip([...readZip(write(text)), packEntry(macros)]);
  const before = lines(40_000, (line) => `Line ${line} of it.`);
  const state = stateAfter(armed(before));
  const save = saveOf(armed(`${before}\nOne more.`), 1000);
  const beside = await planIncomingSave(state, save);
  const here = planSave(state, save);
  expect(beside?.record).toEqual(here?.record);
  expect(beside?.state.body).toEqual(here?.state.body);
  expect([...(beside?.state.entries.keys() ?? [])]).not.toContain(macros.name);
  // A small edit of a known file: its state is in memory.
  const again = saveOf(armed(`${before}\nOne more.`), 2000);
  expect(beside && (await planIncomingSave(beside.state, again))).toBeNull();
});

it('a save that is not a document is refused with the same error by a worker', async () => {
  const document = write(lines(60_000, (line) => `Line ${line}.`));
  const damaged = readZip(document).map((entry) =>
    entry.name === 'word/document.xml' ? { ...entry, crc: entry.crc ^ 1 } : entry,
  );
  const save = saveOf(writeZip(damaged), 0);
  await expect(planIncomingSave(noFile, save)).rejects.toThrow(
    /word\/document\.xml does not match its checksum/,
  );
  expect(await isBeside(planIncomingSave(noFile, save))).toBe(true);
});

it('a save without its main part is refused, whatever its size', async () => {
  const content = new TextEncoder().encode('<a/>'.repeat(1_000_000));
  const extra = packEntry({ name: 'customXml/item1.xml', content, codec: zipCodec });
  const bytes = writeZip([...readZip(write('A')).filter(({ name }) => name !== 'word/document.xml'), extra]);
  await expect(planIncomingSave(noFile, saveOf(bytes, 0))).rejects.toMatchObject({ name: 'DocumentError' });
});

import type { FileId } from '@redraft/contracts';
import { createDocxWriter } from '@redraft/documents';
import { applyOps } from '@redraft/revision-log';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { db } from '../../../platform/db.ts';
import { useDatabase } from '../../../testing/database.ts';
import { zipCodec } from '../codecs.ts';
import { appendSave, createFile } from '../index.ts';
import { sealFile } from '../seal/seal-file.ts';
import { fillActivity } from './activity.ts';
import { readOps } from './read-versions.ts';
import { savesPerWindow } from './window-rules.ts';
import { lastSeqAt, readOverview, readWindow } from './windows.ts';

useDatabase();
const start = Date.parse('2026-03-02T10:00:00.000Z');
const farOff = new Date('2100-01-01');
const write = createDocxWriter({ codec: zipCodec, store: true });

/** Creates a file with these texts as versions; a repeated text is a version without a text change. */
async function loadFile(base: string, texts: readonly string[]): Promise<FileId> {
  const { fileId } = await createFile({
    kind: 'docx',
    name: 'a.docx',
    bytes: write(base, new Date(start)),
    origin: 'base',
    at: new Date(start),
  });
  for (const [index, text] of texts.entries()) {
    const at = new Date(start + (index + 1) * 1000);
    await appendSave({ fileId, bytes: write(text, at), at, userId: null, origin: 'typed' });
  }
  return fileId;
}

const seal = (id: FileId, options: { toTheEnd: boolean }) =>
  sealFile(id, { before: farOff, restingSince: options.toTheEnd ? farOff : new Date(0) });

/** A text that grows by a letter with each save, and sometimes loses one. */
function growing(count: number): string[] {
  let text = '';
  return Array.from({ length: count }, (_, index) => {
    const at = (index * 7) % (text.length + 1);
    text =
      index % 9 === 8 ? text.slice(0, -1) : `${text.slice(0, at)}${'abc😀 '[index % 5]}${text.slice(at)}`;
    return text;
  });
}

/** Text and time of each save, read from windows only. */
async function fromWindows(id: FileId) {
  const { saves } = await readOverview(id, []);
  const versions: { text: string; seq: number; t: number }[] = [];
  while (versions.length < saves) {
    const window = await readWindow(id, versions.length + 1);
    if (window?.from !== versions.length + 1) throw new Error(`No window at ${versions.length + 1}`);
    let { text } = window;
    for (const { seq, at, ops } of window.saves) {
      text = applyOps(text, ops);
      versions.push({ text, seq, t: at });
    }
  }
  return versions;
}

async function fromWholeLog(id: FileId) {
  const { base, saves } = await readOps(id);
  let text = base;
  return saves.map(({ seq, t, ops }) => {
    text = applyOps(
      text,
      ops.map(({ p, del, ins }) => ({ p, del: Array.from(del).length, ins })),
    );
    return { text, seq, t };
  });
}

const forget = (id: FileId) =>
  sql`UPDATE sealed_chunks SET activity = NULL WHERE file_id = ${id}`.execute(db());

it('history windows contain the text of every save, before and after sealing', async () => {
  const id = await loadFile('Base', growing(900));
  const full = await fromWholeLog(id);
  expect(full).toHaveLength(900);
  expect(await fromWindows(id)).toEqual(full);
  await seal(id, { toTheEnd: false });
  expect(await fromWindows(id)).toEqual(full);
  await seal(id, { toTheEnd: true });
  expect(await fromWindows(id)).toEqual(full);
  await forget(id);
  expect(await fromWindows(id)).toEqual(full);
});

it('history windows are correct for any changes and chunk sizes', async () => {
  const words = fc.array(fc.constantFrom('a', 'é', '😀', '\n', 'word '), { maxLength: 8 });
  const texts = fc.array(
    words.map((parts) => parts.join('')),
    { minLength: 1, maxLength: 60 },
  );
  await fc.assert(
    fc.asyncProperty(texts, texts, async (first, second) => {
      const id = await loadFile('', first);
      await seal(id, { toTheEnd: true });
      const begin = start + 100_000;
      for (const [index, text] of second.entries()) {
        const at = new Date(begin + index * 1000);
        await appendSave({ fileId: id, bytes: write(text, at), at, userId: null, origin: 'typed' });
      }
      expect(await fromWindows(id)).toEqual(await fromWholeLog(id));
    }),
    { numRuns: 15 },
  );
});

it('history windows are the same from each of their saves', async () => {
  const id = await loadFile('', growing(300));
  await seal(id, { toTheEnd: false });
  const middle = await readWindow(id, savesPerWindow);
  expect(middle).toMatchObject({ from: 1 });
  expect(await readWindow(id, 3)).toEqual(middle);
  expect(await readWindow(id, 300)).toEqual(await readWindow(id, savesPerWindow + 1));
  expect(await readWindow(id, 301)).toBeNull();
});

it('the history window of an unchanged text is empty', async () => {
  const id = await loadFile('Base', []);
  expect(await readWindow(id, 1)).toEqual({ from: 1, text: 'Base', saves: [] });
  expect(await readOverview(id, [0])).toEqual({
    saves: 0,
    span: null,
    cells: [],
    savesAt: new Map([[0, 0]]),
  });
});

it('a history can be read while its chunks are merged', async () => {
  const id = await loadFile('', growing(1100));
  await seal(id, { toTheEnd: false });
  const full = await fromWholeLog(id);
  let isSealing = true;
  const sealing = seal(id, { toTheEnd: true }).finally(() => {
    isSealing = false;
  });
  const reading = Array.from({ length: 4 }, async () => {
    while (isSealing) expect(await fromWindows(id)).toEqual(full);
  });
  await Promise.all([sealing, ...reading]);
  expect(await fromWindows(id)).toEqual(full);
});

it('the history overview contains saves, characters and times, and locates versions', async () => {
  const id = await loadFile('Base', ['One', 'One', 'One two', 'One two 😀']);
  const seqs = (await readOps(id)).saves.map(({ seq }) => seq);
  const seen = { saves: 3, span: { firstAt: start + 1000, lastAt: start + 4000 } };
  const last = seqs.at(-1) ?? 0;
  const overview = await readOverview(id, [0, 1, last, 99]);
  expect(overview).toMatchObject(seen);
  expect(overview.cells.map(({ inserted }) => inserted).slice(1)).toEqual([4, 2]);
  expect([...overview.savesAt]).toEqual([
    [0, 0],
    [1, 1],
    [last, 3],
    [99, 3],
  ]);
});

it('the history overview is the same before and after sealing', async () => {
  const id = await loadFile('', growing(600));
  const before = await readOverview(id, [1, 256, 400, 600]);
  expect(before.cells).toHaveLength(600);
  await seal(id, { toTheEnd: true });
  expect(await readOverview(id, [1, 256, 400, 600])).toEqual(before);
});

it('the overview of a long history uses stored activity, and locates versions exactly', async () => {
  const texts = growing(16 * 40);
  const id = await loadFile('', texts.slice(0, 16));
  await seal(id, { toTheEnd: true });
  for (let chunk = 1; chunk < 40; chunk += 1) {
    for (const [index, text] of texts.slice(chunk * 16, (chunk + 1) * 16).entries()) {
      const at = new Date(start + (chunk * 16 + index + 1) * 1000);
      await appendSave({ fileId: id, bytes: write(text, at), at, userId: null, origin: 'typed' });
    }
    await seal(id, { toTheEnd: true });
  }
  const full = await fromWholeLog(id);
  const seqs = [0, 7, 300, full.at(-1)?.seq ?? 0];
  const overview = await readOverview(id, seqs, 0);
  expect(overview.saves).toBe(full.length);
  expect(overview.span).toEqual({ firstAt: full[0]?.t, lastAt: full.at(-1)?.t });
  expect(overview.cells.length).toBeLessThan(full.length / 6);
  expect([...overview.savesAt.values()]).toEqual(
    seqs.map((seq) => full.filter((save) => save.seq <= seq).length),
  );
  expect(await fromWindows(id)).toEqual(full);
  await forget(id);
  const fromChanges = await readOverview(id, seqs, 0);
  expect(fromChanges).toMatchObject({ saves: overview.saves, span: overview.span });
  await fillActivity((_id, cause) => {
    throw cause;
  });
  expect(await readOverview(id, seqs, 0)).toEqual(overview);
});

it('the last version up to a time is found in sealed and unsealed revisions', async () => {
  const id = await loadFile('', growing(300));
  const full = await fromWholeLog(id);
  const times = [-1, 0, 999, 1000, 1500, 150_000, 299_999, 300_000, 400_000].map((after) => start + after);
  const requested = times.map((time) => full.findLast(({ t }) => t <= time)?.seq ?? 0);
  const found = () => Promise.all(times.map((time) => lastSeqAt(id, new Date(time))));
  expect(await found()).toEqual(requested);
  await seal(id, { toTheEnd: true });
  expect(await found()).toEqual(requested);
});

import type { FileId } from '@redraft/contracts';
import {
  blankDocx,
  docxFromText,
  packEntry,
  readZip,
  rewriteParts,
  textOfDocx,
  writeZip,
} from '@redraft/documents';
import { decodeRecord, encodeRecord, extendChain, startChain } from '@redraft/revision-log';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { db, inTransaction, pool } from '../../../platform/db.ts';
import { useDatabase } from '../../../testing/database.ts';
import { zipBomb } from '../../../testing/office-files.ts';
import { makeFile, start, typed, write } from '../../../testing/typed-saves.ts';
import { sha256Hex, zipCodec } from '../codecs.ts';
import {
  latestSeqAtOrBefore,
  listChangesAfter,
  listVersions,
  readAt,
  readOps,
  textAt,
  verifyChain,
} from '../read/read-versions.ts';
import { sealFile } from '../seal/seal-file.ts';
import { createRevisionService } from './service.ts';

useDatabase();

const later = new Date(start + 1e12);
const fullChunks = { before: later, restingSince: new Date(0) };
const toTheEnd = { before: later, restingSince: later };

/** A docx whose first paragraph has a footnote. */
function withNote(text: string, note: string): Uint8Array {
  const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
  const xml = `<w:footnotes ${w}><w:footnote w:id="2"><w:p><w:r><w:t>${note}</w:t></w:r></w:p></w:footnote></w:footnotes>`;
  const rewrite = (name: string, read: () => string) =>
    name === 'word/document.xml'
      ? read().replace('</w:p>', '<w:r><w:footnoteReference w:id="2"/></w:r></w:p>')
      : undefined;
  const content = new TextEncoder().encode(xml);
  return writeZip([
    ...readZip(rewriteParts({ bytes: write(text), codec: zipCodec, rewrite })),
    packEntry({ name: 'word/footnotes.xml', content, codec: zipCodec }),
  ]);
}

async function parts(bytes: Uint8Array) {
  return readZip(bytes).map((entry) => ({ name: entry.name, crc: entry.crc }));
}

async function countRevisions(id: FileId): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*) FROM revisions WHERE file_id = ${id}`.execute(
    db(),
  );
  return rows[0]?.count ?? 0;
}

const changesAfter = async (fileId: FileId, seq: number) =>
  (await listChangesAfter(new Map([[fileId, seq]]))).get(fileId) ?? [];

/** The same document with other XML prefixes, as some programs write it. */
function withOtherPrefix(bytes: Uint8Array): Uint8Array {
  const rewrite = (name: string, read: () => string) =>
    name === 'word/document.xml' ? read().replaceAll('w:', 'ns0:').replaceAll(':w=', ':ns0=') : undefined;
  return rewriteParts({ bytes, codec: zipCodec, rewrite });
}

it('a file with other XML prefixes can be read at each version, also by another process', async () => {
  const at = (second: number) => new Date(start + second * 1000);
  const texts = ['One', 'One two', 'One two three', 'One two three four'];
  const files = texts.map((text) => withOtherPrefix(write(text)));
  const file = { kind: 'docx' as const, name: 'essay.docx', origin: 'base' as const };
  const [first = new Uint8Array()] = files;
  const { fileId } = await createRevisionService().createFile({ ...file, bytes: first, at: at(0) });
  for (const [seq, bytes] of files.entries()) {
    if (seq > 0) await createRevisionService().appendSave({ ...typed(fileId, '', seq), bytes });
  }
  for (const [seq, text] of texts.entries()) expect(textOfDocx(await readAt(fileId, seq))).toBe(text);
});

describe('a footnote', () => {
  it('each save of a growing footnote creates a version that can be read', async () => {
    const service = createRevisionService();
    const { fileId } = await makeFile(service, 'One');
    const words = ['see', 'cats', 'and', 'dogs', 'and', 'mice'];
    for (const index of words.keys()) {
      const at = new Date(start + (index + 1) * 1000);
      const bytes = withNote('One\nTwo', words.slice(0, index + 1).join(' '));
      expect(await service.appendSave({ ...typed(fileId, '', 1), at, bytes })).toMatchObject({
        changed: true,
      });
    }
    expect((await readOps(fileId)).saves).toHaveLength(6);
    expect(await textAt(fileId, 3)).toBe('One\n\u2020 see cats and\nTwo');
    expect(await textAt(fileId, 6)).toBe('One\n\u2020 see cats and dogs and mice\nTwo');
    const cold = createRevisionService();
    const bytes = withNote('One\nTwo', 'see');
    await cold.appendSave({ ...typed(fileId, '', 9), bytes });
    expect(await textAt(fileId, 7)).toBe('One\n\u2020 see\nTwo');
    expect(await verifyChain(fileId)).toMatchObject({ isIntact: true, versions: 8 });
  });

  it('a footnote from before notes were tracked is attributed to no one', async () => {
    const service = createRevisionService();
    const at = new Date(start);
    const bytes = withNote('One', 'old note');
    const { fileId } = await service.createFile({ kind: 'docx', name: 'a.docx', bytes, origin: 'base', at });
    await forgetNotes(fileId, 'One');
    const cold = createRevisionService();
    const save = { ...typed(fileId, '', 5), bytes: withNote('One more', 'old note') };
    expect(await cold.appendSave({ ...save, baseTime: start })).toMatchObject({ seq: 2 });
    expect((await listVersions(fileId)).map(({ origin, at: time }) => [origin, time - start])).toEqual([
      ['base', 0],
      ['reread', 0],
      ['typed', 5000],
    ]);
    expect(await textAt(fileId, 0)).toBe('One');
    expect(await textAt(fileId, 1)).toBe('One\n\u2020 old note');
    const { saves } = await readOps(fileId);
    expect(saves.at(-1)).toMatchObject({ origin: 'typed', ops: [{ p: 3, del: '', ins: ' more' }] });
    expect(await verifyChain(fileId)).toMatchObject({ isIntact: true, versions: 3 });
    expect(await cold.appendSave(save)).toMatchObject({ seq: 2, changed: false });
  });

  /** The first version as an earlier version of the program stored it. */
  async function forgetNotes(fileId: FileId, text: string): Promise<void> {
    const { rows } = await sql<{
      record: Uint8Array;
    }>`SELECT record FROM revisions WHERE file_id = ${fileId}`.execute(db());
    const record = decodeRecord(rows[0]?.record ?? new Uint8Array());
    const chain = extendChain(startChain(String(fileId), sha256Hex), { t: 0, text }, sha256Hex);
    const ops = [{ p: 0, del: 0, ins: text }];
    const old = Buffer.from(encodeRecord({ ...record, ops, length: text.length, chain }));
    await sql`UPDATE revisions SET record = ${old} WHERE file_id = ${fileId}`.execute(db());
  }
});

it('a file stores every save as a version with text and parts', async () => {
  const service = createRevisionService();
  const { fileId } = await makeFile(service, 'Title');
  const texts = ['Title', 'Title\nOne', 'Title\nOne two', 'Title\ntwo \u{1F600}'];
  const files = [write('Title')];
  for (const [index, text] of texts.slice(1).entries()) {
    const save = typed(fileId, text, index + 1);
    files.push(save.bytes);
    expect(await service.appendSave(save)).toEqual({ seq: index + 1, at: save.at, changed: true });
  }
  expect(await Promise.all(texts.map((_, seq) => textAt(fileId, seq)))).toEqual(texts);
  for (const [seq, file] of files.entries())
    expect(await parts(await readAt(fileId, seq))).toEqual(await parts(file));
  expect(await verifyChain(fileId)).toMatchObject({ isIntact: true, versions: 4 });
});

it('a save that changes only timestamps and counters appends nothing', async () => {
  const service = createRevisionService();
  const { fileId } = await makeFile(service, 'Same');
  const answer = await service.appendSave(typed(fileId, 'Same', 60));
  expect(answer).toEqual({ seq: 0, at: new Date(start), changed: false });
  expect(await countRevisions(fileId)).toBe(1);
});

it("the times of a file's versions never decrease", async () => {
  const service = createRevisionService();
  const { fileId } = await makeFile(service);
  await service.appendSave(typed(fileId, 'a', 100));
  const answer = await service.appendSave(typed(fileId, 'ab', 40));
  expect(answer.at).toEqual(new Date(start + 100_000));
  expect(await latestSeqAtOrBefore(fileId, new Date(start + 99_000))).toBe(0);
  expect(await latestSeqAtOrBefore(fileId, new Date(start + 100_000))).toBe(2);
});

it('a file lists its saves and returns its history as changes', async () => {
  const service = createRevisionService();
  const { fileId } = await makeFile(service, 'Base');
  await service.appendSave(typed(fileId, 'Base text', 1));
  await service.appendSave(typed(fileId, 'Bass text', 5));
  const saves = await changesAfter(fileId, -1);
  expect(saves.map(({ insChars, delChars }) => [insChars, delChars])).toEqual([
    [4, 0],
    [5, 0],
    [1, 1],
  ]);
  expect(await changesAfter(fileId, 1)).toEqual(saves.slice(2));
  expect(await changesAfter(fileId, 2)).toEqual([]);
  expect(await readOps(fileId)).toEqual({
    base: 'Base',
    saves: [
      { seq: 1, t: start + 1000, dirtyMs: 1000, origin: 'typed', ops: [{ p: 4, del: '', ins: ' text' }] },
      { seq: 2, t: start + 5000, dirtyMs: 1000, origin: 'typed', ops: [{ p: 3, del: 'e', ins: 's' }] },
    ],
  });
});

it('an imported file is returned byte for byte', async () => {
  const service = createRevisionService();
  const { fileId } = await makeFile(service, 'Old');
  const imported = docxFromText('Imported\ntext');
  await service.appendSave({ ...typed(fileId, '', 3), bytes: imported, origin: 'import' });
  await service.appendSave(typed(fileId, 'Imported\ntext, edited', 4));
  expect(Buffer.compare(await readAt(fileId, 1), imported)).toBe(0);
  expect(await textAt(fileId, 2)).toBe('Imported\ntext, edited');
});

it('a copied file has only the current content', async () => {
  const service = createRevisionService();
  const { fileId } = await makeFile(service, 'One');
  await service.appendSave(typed(fileId, 'One two', 1));
  const copy = await service.copyFile(fileId, { name: 'copy.docx', at: later });
  expect(await readOps(copy.fileId)).toEqual({ base: 'One two', saves: [] });
  expect(await service.headOf(copy.fileId)).toMatchObject({
    seq: 0,
    name: 'copy.docx',
    kind: 'docx',
    modifiedAt: later,
  });
});

describe('a body that is no document', () => {
  const bodies: [string, Uint8Array, string][] = [
    ['a text file', new TextEncoder().encode('Just some text, and no zip at all.'), 'document.invalid'],
    ['a truncated zip', blankDocx().subarray(0, 900), 'document.invalid'],
    ['a zip bomb', zipBomb(), 'document.invalid'],
    [
      'another zip',
      writeZip([packEntry({ name: 'a', content: new Uint8Array(9), codec: zipCodec })]),
      'document.invalid',
    ],
    ['100 MB', new Uint8Array(100_000_000), 'document.too_large'],
  ];

  it.each(bodies)(
    'a body that is not a document is refused, and the last version stays: %s',
    async (_name, bytes, code) => {
      const service = createRevisionService();
      const { fileId } = await makeFile(service);
      await service.appendSave(typed(fileId, 'Last good words', 1));
      await expect(service.appendSave({ ...typed(fileId, '', 2), bytes })).rejects.toMatchObject({ code });
      expect(textOfDocx((await service.readCurrent(fileId)).bytes)).toBe('Last good words');
      expect((await service.appendSave(typed(fileId, 'Last good words, and more', 3))).seq).toBe(2);
    },
  );
});

it('simultaneous saves of a file by several processes are all stored', async () => {
  const services = [createRevisionService(), createRevisionService(), createRevisionService()];
  const [first] = services;
  const { fileId } = await makeFile(first ?? createRevisionService());
  const saves = Array.from({ length: 60 }, (_, index) => typed(fileId, `text number ${index}`, 1));
  const results = await Promise.all(saves.map((save, index) => services[index % 3]?.appendSave(save)));
  const bySeq = new Map(results.map((result, index) => [result?.seq, `text number ${index}`]));
  expect([...bySeq.keys()].sort((a, b) => Number(a) - Number(b))).toEqual(
    Array.from({ length: 60 }, (_, index) => index + 1),
  );
  for (const [seq, text] of bySeq) expect(await textAt(fileId, Number(seq))).toBe(text);
  expect(await verifyChain(fileId)).toMatchObject({ isIntact: true });
});

it('of simultaneous saves based on one version, one succeeds and the others get a conflict', async () => {
  const services = [createRevisionService(), createRevisionService(), createRevisionService()];
  const [first = createRevisionService()] = services;
  const { fileId } = await makeFile(first);
  for (const service of services) await service.readCurrent(fileId);
  const baseTime = (await first.headOf(fileId)).modifiedAt.getTime();
  const results = await Promise.allSettled(
    Array.from({ length: 12 }, (_, index) =>
      services[index % 3]?.appendSave({ ...typed(fileId, `text number ${index}`, 1), baseTime }),
    ),
  );
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  for (const result of results.filter(({ status }) => status === 'rejected'))
    expect(result).toMatchObject({ reason: { code: 'file.conflict' } });
  expect(await countRevisions(fileId)).toBe(2);
});

it('a process with an outdated state detects that its save changes the text', async () => {
  const [behind, ahead] = [createRevisionService(), createRevisionService()];
  const { fileId } = await makeFile(behind, 'Old');
  await behind.readCurrent(fileId);
  await ahead.appendSave(typed(fileId, 'New', 1));
  const old = typed(fileId, 'Old', 2);
  await expect(behind.appendSave({ ...old, baseTime: start })).rejects.toMatchObject({
    code: 'file.conflict',
  });
  const another = createRevisionService();
  await another.readCurrent(fileId);
  await ahead.appendSave(typed(fileId, 'Newer', 3));
  const saved = await another.appendSave({ ...typed(fileId, 'New', 4), baseTime: null });
  expect(saved).toMatchObject({ seq: 3, changed: true });
});

it('a save repeated after a lost response counts as saved', async () => {
  const service = createRevisionService();
  const { fileId } = await makeFile(service);
  const baseTime = (await service.headOf(fileId)).modifiedAt.getTime();
  const save = { ...typed(fileId, 'One', 1), baseTime };
  const first = await service.appendSave(save);
  for (const process of [service, createRevisionService()])
    expect(await process.appendSave(save)).toEqual({ ...first, changed: false });
  const other = { ...typed(fileId, 'Two', 1), baseTime };
  await expect(service.appendSave(other)).rejects.toMatchObject({ code: 'file.conflict' });
});

it('a process with an outdated state can save on the current version', async () => {
  const [behind, ahead] = [createRevisionService(), createRevisionService()];
  const { fileId } = await makeFile(behind);
  await behind.readCurrent(fileId);
  const { at } = await ahead.appendSave(typed(fileId, 'One', 1));
  const saved = await behind.appendSave({ ...typed(fileId, 'One two', 2), baseTime: at.getTime() });
  expect(saved).toMatchObject({ seq: 2, changed: true });
});

it('a process sees the saves of other processes immediately', async () => {
  const [one, two] = [createRevisionService(), createRevisionService()];
  const { fileId } = await makeFile(one);
  await two.appendSave(typed(fileId, 'from two', 1));
  expect(textOfDocx((await one.readCurrent(fileId)).bytes)).toBe('from two');
  expect((await one.appendSave(typed(fileId, 'from one', 2))).seq).toBe(2);
});

it('a process that dies before the commit leaves no incomplete version', async () => {
  const service = createRevisionService();
  const { fileId } = await makeFile(service);
  await service.appendSave(typed(fileId, 'whole', 1));
  const died = inTransaction(async () => {
    await service.appendSave(typed(fileId, 'half', 2));
    await sql`SELECT pg_terminate_backend(pg_backend_pid())`.execute(db());
  });
  await expect(died).rejects.toThrow();
  expect(textOfDocx((await service.readCurrent(fileId)).bytes)).toBe('whole');
  expect(await service.appendSave(typed(fileId, 'whole again', 3))).toMatchObject({
    seq: 2,
    changed: true,
  });
});

it('a rolled-back transaction removes its file and saves', async () => {
  const service = createRevisionService();
  const { fileId } = await makeFile(service);
  const work = inTransaction(async () => {
    for (let index = 1; index <= 3; index++)
      await service.appendSave(typed(fileId, 'x'.repeat(index), index));
    throw new Error('on purpose');
  });
  await expect(work).rejects.toThrow('on purpose');
  expect((await service.headOf(fileId)).seq).toBe(0);
  expect((await service.appendSave(typed(fileId, 'y', 9))).seq).toBe(1);
});

it('sealing changes no version, time or chain link', async () => {
  const service = createRevisionService();
  const { fileId } = await makeFile(service, 'Start');
  const texts = ['Start'];
  await inTransaction(async () => {
    for (let index = 1; index < 600; index++) {
      const text =
        index % 97 === 0
          ? 'Anew\nfrom here'
          : `${texts[index - 1]}${index % 11 === 0 ? '\n' : ` w${index} <&`}`;
      texts.push(text);
      await service.appendSave(typed(fileId, text, index));
    }
  });
  const before = {
    ops: await readOps(fileId),
    saves: await changesAfter(fileId, -1),
    lateSaves: await changesAfter(fileId, 550),
    files: await Promise.all([0, 200, 300, 599].map((seq) => readAt(fileId, seq))),
  };
  expect(await sealFile(fileId, fullChunks)).toBe(2);
  expect(await countRevisions(fileId)).toBe(600 - 512);
  expect(await readOps(fileId)).toEqual(before.ops);
  expect(await changesAfter(fileId, -1)).toEqual(before.saves);
  expect(await changesAfter(fileId, 550)).toEqual(before.lateSaves);
  for (const [index, seq] of [0, 200, 300, 599].entries()) {
    expect(await parts(await readAt(fileId, seq))).toEqual(
      await parts(before.files[index] ?? new Uint8Array()),
    );
  }
  for (const seq of [0, 1, 97, 255, 256, 511, 512, 599]) expect(await textAt(fileId, seq)).toBe(texts[seq]);
  expect(await verifyChain(fileId)).toMatchObject({ isIntact: true, versions: 600 });
  const afresh = createRevisionService();
  expect((await afresh.appendSave(typed(fileId, 'After sealing', 700))).seq).toBe(600);
});

it('sealing an inactive file includes all revisions, and saving continues afterwards', async () => {
  const service = createRevisionService();
  const { fileId } = await makeFile(service);
  for (let index = 1; index < 40; index++) await service.appendSave(typed(fileId, `text ${index}`, index));
  expect(await sealFile(fileId, toTheEnd)).toBe(1);
  expect(await countRevisions(fileId)).toBe(0);
  const afresh = createRevisionService();
  expect(await afresh.headOf(fileId)).toMatchObject({ seq: 39, modifiedAt: new Date(start + 39_000) });
  expect((await afresh.appendSave(typed(fileId, 'text 40', 50))).seq).toBe(40);
  expect(await Promise.all([0, 39, 40].map((seq) => textAt(fileId, seq)))).toEqual([
    '',
    'text 39',
    'text 40',
  ]);
  expect(await verifyChain(fileId)).toMatchObject({ isIntact: true, versions: 41 });
});

it('a sealed revision cannot be written again', async () => {
  const [stale, fresh] = [createRevisionService(), createRevisionService()];
  const { fileId } = await makeFile(stale);
  for (let index = 1; index < 257; index++) await fresh.appendSave(typed(fileId, `text ${index}`, index));
  await sealFile(fileId, fullChunks);
  expect((await stale.appendSave(typed(fileId, 'late', 999))).seq).toBe(257);
  expect(await verifyChain(fileId)).toMatchObject({ isIntact: true });
});

it('the chain detects changed sealed revisions', async () => {
  const service = createRevisionService();
  const { fileId } = await makeFile(service);
  await service.appendSave(typed(fileId, 'honest', 1));
  await service.appendSave(typed(fileId, 'honest words', 2));
  await pool().query("UPDATE revisions SET at = at + interval '1 hour' WHERE file_id = $1 AND seq = 1", [
    fileId,
  ]);
  expect(await verifyChain(fileId)).toMatchObject({ isIntact: false, brokenAt: 1 });
});

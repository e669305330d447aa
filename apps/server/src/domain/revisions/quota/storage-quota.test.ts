import type { FileId } from '@redraft/contracts';
import { docxFromText, packEntry, readZip, textOfDocx, writeZip } from '@redraft/documents';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { resetClock } from '../../../platform/clock.ts';
import { db } from '../../../platform/db.ts';
import { useApp } from '../../../testing/app.ts';
import { createAssignment, createClass, enrollStudent } from '../../../testing/course.ts';
import { openWorkspace } from '../../../testing/open-workspace.ts';
import { createOpenFiles } from '../append/open-files.ts';
import { createRevisionService } from '../append/service.ts';
import { zipCodec } from '../codecs.ts';
import { appendSave, createFile, readCurrent } from '../index.ts';
import { purgeFiles, requestPurge } from '../seal/purge-files.ts';
import { quotaFromMegabytes, smallSaveBytes } from './quota-rules.ts';
import { setStorageQuota } from './storage-quota.ts';
import { countStoredBytes } from './stored-bytes-queries.ts';

const app = useApp();
const start = Date.parse('2026-03-02T10:00:00.000Z');
const plenty = quotaFromMegabytes({ file: 256, class: 20_480 });
const picture = 4 * smallSaveBytes;

afterEach(() => {
  setStorageQuota(plenty);
  resetClock();
});

/** Incompressible pseudo-random bytes that depend only on the seed. */
function noise(seed: number): Uint8Array {
  let state = seed;
  return Uint8Array.from({ length: picture }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  });
}

let tests = 0;
/** A different image for each test, so that none is deduplicated across tests. */
beforeEach(() => {
  tests += 1;
});

function withPicture(text: string, number: number): Uint8Array {
  const content = noise(1000 * tests + number);
  const image = packEntry({ name: 'word/media/a.png', content, codec: zipCodec });
  return writeZip([...readZip(docxFromText(text)), image]);
}

async function begin(): Promise<FileId> {
  const bytes = docxFromText('');
  return (await createFile({ kind: 'docx', name: 'a.docx', bytes, origin: 'base', at: new Date(start) }))
    .fileId;
}

const put = (fileId: FileId, bytes: Uint8Array, second: number, service = { appendSave }) =>
  service.appendSave({ fileId, bytes, at: new Date(start + second * 1000), userId: null, origin: 'typed' });

async function storedBytes(id: FileId): Promise<number> {
  await countStoredBytes(id);
  const { rows } = await sql<{
    stored: number;
  }>`SELECT stored_bytes AS stored FROM files WHERE id = ${id}`.execute(db());
  return rows[0]?.stored ?? 0;
}

it('a file whose images use up the quota still accepts text', async () => {
  setStorageQuota({ ...plenty, file: 2 * picture });
  const id = await begin();
  await put(id, withPicture('One', 1), 1);
  await expect(put(id, withPicture('Two', 2), 2)).rejects.toMatchObject({ code: 'file.full' });
  expect(textOfDocx((await readCurrent(id)).bytes)).toBe('One');
  expect(await put(id, withPicture('One and words', 1), 3)).toMatchObject({ changed: true });
});

it('the quota of a file is the same for a process that opens the file afresh', async () => {
  setStorageQuota({ ...plenty, file: 2 * picture });
  const id = await begin();
  await put(id, withPicture('One', 1), 1);
  const another = createRevisionService(createOpenFiles());
  await expect(put(id, withPicture('Two', 2), 2, another)).rejects.toMatchObject({ code: 'file.full' });
});

it('an image counts towards the quota once, however often it is removed and restored', async () => {
  setStorageQuota({ ...plenty, file: 2 * picture });
  const id = await begin();
  for (let second = 1; second <= 6; second++) {
    const bytes = second % 2 === 1 ? withPicture('One', 1) : docxFromText(`Without ${second}`);
    expect(await put(id, bytes, second)).toMatchObject({ changed: true });
  }
});

it('a nearly full quota is reported once', async () => {
  const reported: unknown[] = [];
  setStorageQuota({ ...plenty, file: 2.2 * picture }, (file) => reported.push(file));
  const id = await begin();
  for (const [index, seed] of [1, 2, 2].entries())
    await put(id, withPicture(`Text ${index}`, seed), index + 1);
  expect(reported).toMatchObject([{ fileId: id, limit: 2.2 * picture }]);
});

describe('the quota of a class', () => {
  async function twoDesks() {
    const instructor = await app.signInAs('ROLE_INSTRUCTOR');
    const classId = await createClass(instructor);
    const assignmentId = await createAssignment(instructor, classId);
    const workspaces = [];
    for (let student = 0; student < 2; student++)
      workspaces.push(await openWorkspace(app, await enrollStudent(app, classId), assignmentId));
    const files = workspaces.map(async ({ submissionId }) => {
      const { rows } = await sql<{ id: FileId }>`
        SELECT main_file_id AS id FROM submissions WHERE id = ${submissionId}`.execute(db());
      return rows[0]?.id ?? (0 as FileId); // cast: no file has this id
    });
    return { files: await Promise.all(files) };
  }

  it('the quota of a class is reserved once by simultaneous requests', async () => {
    const { files } = await twoDesks();
    setStorageQuota({ ...plenty, class: 1.5 * picture });
    const at = Date.now() + 60_000;
    const saves = files.map((fileId, seed) =>
      appendSave({
        fileId,
        bytes: withPicture('One', seed + 1),
        at: new Date(at),
        userId: null,
        origin: 'typed',
      }),
    );
    const results = await Promise.allSettled(saves);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'class.full' },
    });
    for (const fileId of files) {
      const words = { fileId, bytes: docxFromText('Words'), at: new Date(at + 1000), userId: null };
      expect(await appendSave({ ...words, origin: 'typed' })).toMatchObject({ changed: true });
    }
  });
});

it('the stored bytes of a file are counted once per image, and end with the file', async () => {
  const [first, second] = [await begin(), await begin()];
  for (const id of [first, second]) await put(id, withPicture('One', 1), 1);
  expect(await storedBytes(first)).toBeGreaterThan(picture);
  expect(await storedBytes(first)).toBeLessThan(picture + 20_000);
  expect(await storedBytes(second)).toBeLessThan(20_000);
  await requestPurge([first], new Date(start));
  await purgeFiles(new Date(), () => undefined);
  await put(second, withPicture('One more', 1), 2);
  expect(await storedBytes(second)).toBeGreaterThan(picture);
});

import { type Progress, progressOf } from '@redraft/analytics';
import type { FileId } from '@redraft/contracts';
import { docxFromText } from '@redraft/documents';
import fc from 'fast-check';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { analyticsJobs } from '../../domain/analytics/jobs.ts';
import { progressOfFile, storeProgress } from '../../domain/analytics/progress.ts';
import { appendSave, createFile, readOps, sealFile } from '../../domain/revisions/index.ts';
import { db } from '../../platform/db.ts';
import { useDatabase } from '../../testing/database.ts';

useDatabase();

const start = Date.UTC(2026, 8, 1, 10);
const later = new Date(start + 1e12);
const sealing = { before: later, restingSince: later };

async function makeFile(text: string): Promise<FileId> {
  const bytes = docxFromText(text);
  return (await createFile({ kind: 'docx', name: 'essay.docx', bytes, origin: 'base', at: new Date(start) }))
    .fileId;
}

async function save(fileId: FileId, text: string, second: number): Promise<void> {
  const at = new Date(start + second * 1000);
  await appendSave({ fileId, bytes: docxFromText(text), at, dirtyMs: 1000, userId: null, origin: 'typed' });
}

/** Saves that each add a word, two seconds apart. */
async function write(fileId: FileId, from: number, to: number): Promise<void> {
  for (let count = from; count <= to; count++)
    await save(fileId, `Base ${'word '.repeat(count)}end`, count * 2);
}

/** What the definition gives, from the whole log. */
const wholly = async (fileId: FileId): Promise<Progress> => progressOf(await readOps(fileId));
const keptSeq = async (fileId: FileId) =>
  (await db().selectFrom('file_progress').select('seq').where('file_id', '=', fileId).executeTakeFirst())
    ?.seq;

describe('the progress of a file', () => {
  it('is that of its whole log, kept or not, sealed or not', async () => {
    const fileId = await makeFile('Base');
    expect(await progressOfFile(fileId)).toEqual(await wholly(fileId));
    await write(fileId, 1, 20);
    expect(await progressOfFile(fileId)).toEqual(await wholly(fileId));
    await storeProgress(fileId, later);
    expect(await progressOfFile(fileId)).toEqual(await wholly(fileId));
    await write(fileId, 21, 40);
    await sealFile(fileId, sealing);
    await write(fileId, 41, 45);
    expect(await progressOfFile(fileId)).toEqual(await wholly(fileId));
    await storeProgress(fileId, later);
    expect(await keptSeq(fileId)).toBe(45);
    expect(await progressOfFile(fileId)).toEqual(await wholly(fileId));
  });

  it('is that of its whole log, whatever is written and whenever it is kept', async () => {
    const word = fc.constantFrom('a', 'über', '🙂', "it's", '-', '\n', 'well-known');
    const step = fc.record({
      text: fc.array(word, { maxLength: 8 }).map((words) => words.join(' ')),
      pause: fc.constantFrom(1, 30, 2000),
      isKept: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const fileId = await makeFile('Base');
        let second = 0;
        for (const { text, pause, isKept } of steps) {
          second += pause;
          await save(fileId, text, second);
          if (isKept) await storeProgress(fileId, later);
        }
        expect(await progressOfFile(fileId)).toEqual(await wholly(fileId));
      }),
      { numRuns: 8 },
    );
  });

  it('is read without anything that came before what is kept', async () => {
    const fileId = await makeFile('Base');
    await write(fileId, 1, 10);
    await storeProgress(fileId, later);
    await write(fileId, 11, 12);
    const whole = await wholly(fileId);
    await db().deleteFrom('revisions').where('file_id', '=', fileId).where('seq', '<=', 10).execute();
    expect(await progressOfFile(fileId)).toEqual(whole);
  });

  it('is not written over by a worker that is behind', async () => {
    const fileId = await makeFile('Base');
    await write(fileId, 1, 5);
    await Promise.all([storeProgress(fileId, later), storeProgress(fileId, later), write(fileId, 6, 12)]);
    await storeProgress(fileId, later);
    expect(await keptSeq(fileId)).toBe(12);
  });

  it('is kept by the job from 200 new saves on, and again when its definition has changed', async () => {
    const [long, short] = [await makeFile('Base'), await makeFile('Base')];
    await write(long, 1, 200);
    await write(short, 1, 3);
    const job = analyticsJobs(pino({ level: 'silent' })).find(({ name }) => name === 'store-progress');
    await job?.handler({});
    expect([await keptSeq(long), await keptSeq(short)]).toEqual([200, undefined]);
    await db().updateTable('file_progress').set({ algorithm_version: '0', seq: 100 }).execute();
    expect(await progressOfFile(long)).toEqual(await wholly(long));
    await job?.handler({});
    expect(await keptSeq(long)).toBe(200);
  });
});

import { computeMetrics, finishTimes, type WritingMetrics } from '@redraft/analytics';
import type { FileId } from '@redraft/contracts';
import { docxFromText } from '@redraft/documents';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { now, resetClock, setClock } from '../../platform/clock.ts';
import { db } from '../../platform/db.ts';
import { notifySaved } from '../../platform/notify.ts';
import { type Follower, followSaves } from '../../platform/save-follow-ups.ts';
import { useDatabase } from '../../testing/database.ts';
import { appendSave, createFile, readOps, sealFile } from '../revisions/index.ts';
import { metricsFollowUp } from './follow-up.ts';
import { analyticsJobs } from './jobs.ts';
import { loadMetrics, loadTimes, storeMetrics } from './metrics.ts';

useDatabase();

const start = Date.UTC(2026, 8, 1, 10);
const later = new Date(start + 1e12);
const silent = pino({ level: 'silent' });
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

/** The result of the definition, computed from the whole log. */
const wholly = async (fileId: FileId): Promise<WritingMetrics> => computeMetrics(await readOps(fileId));
const storedSeq = async (fileId: FileId) =>
  (await db().selectFrom('file_measures').select('seq').where('file_id', '=', fileId).executeTakeFirst())
    ?.seq;

it('the metrics of a file are those of its whole log, stored or not, sealed or not', async () => {
  const fileId = await makeFile('Base');
  expect(await loadMetrics(fileId)).toEqual(await wholly(fileId));
  await write(fileId, 1, 20);
  expect(await loadMetrics(fileId)).toEqual(await wholly(fileId));
  await storeMetrics(fileId, later);
  expect(await loadMetrics(fileId)).toEqual(await wholly(fileId));
  await write(fileId, 21, 40);
  await sealFile(fileId, sealing);
  await write(fileId, 41, 45);
  expect(await loadMetrics(fileId)).toEqual(await wholly(fileId));
  await storeMetrics(fileId, later);
  expect(await storedSeq(fileId)).toBe(45);
  expect(await loadMetrics(fileId)).toEqual(await wholly(fileId));
});

it('the stored metrics of a file equal those of its whole log, whenever they are stored', async () => {
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
        if (isKept) await storeMetrics(fileId, later);
      }
      expect(await loadMetrics(fileId)).toEqual(await wholly(fileId));
    }),
    { numRuns: 8 },
  );
});

it('updating stored metrics reads only later revisions', async () => {
  const fileId = await makeFile('Base');
  await write(fileId, 1, 10);
  await storeMetrics(fileId, later);
  await write(fileId, 11, 12);
  const full = await wholly(fileId);
  await db().deleteFrom('revisions').where('file_id', '=', fileId).where('seq', '<=', 10).execute();
  expect(await loadMetrics(fileId)).toEqual(full);
});

it('a worker with an outdated state does not overwrite metrics', async () => {
  const fileId = await makeFile('Base');
  await write(fileId, 1, 5);
  await Promise.all([storeMetrics(fileId, later), storeMetrics(fileId, later), write(fileId, 6, 12)]);
  await storeMetrics(fileId, later);
  expect(await storedSeq(fileId)).toBe(12);
});

it('the job stores metrics, and recomputes them when their definition changes', async () => {
  const [written, untouched] = [await makeFile('Base'), await makeFile('Base')];
  await write(written, 1, 5);
  const [job] = analyticsJobs(silent);
  await job?.handler({});
  expect([await storedSeq(written), await storedSeq(untouched)]).toEqual([5, undefined]);
  await db().updateTable('file_measures').set({ algorithm_version: '0', seq: 3, measures: '{}' }).execute();
  expect(await loadMetrics(written)).toEqual(await wholly(written));
  await job?.handler({});
  expect(await storedSeq(written)).toBe(5);
  expect(await loadMetrics(written)).toEqual(await wholly(written));
});

it('loading the metrics of many files gives the same times as of one', async () => {
  const [stored, ahead, empty] = [await makeFile('Base'), await makeFile('Base'), await makeFile('Base')];
  for (const fileId of [stored, ahead]) {
    await write(fileId, 1, 6);
    await storeMetrics(fileId, later);
  }
  await write(ahead, 7, 9);
  const times = await loadTimes([stored, ahead, empty]);
  for (const fileId of [stored, ahead, empty])
    expect(times.get(fileId)).toEqual(finishTimes((await loadMetrics(fileId)).times));
  expect(times.get(ahead)?.saves).toBe(9);
});

describe('metrics after an announced save', () => {
  let follower: Follower | undefined;
  afterEach(async () => {
    resetClock();
    await follower?.close();
  });

  it('metrics are stored a few seconds after an announced save, without a job', async () => {
    const fileId = await makeFile('Base');
    await write(fileId, 1, 3);
    let elapsed = 0;
    follower = followSaves([[metricsFollowUp(silent)]], { clock: now, logger: silent });
    // Notifies repeatedly: a notification is received only once the worker listens.
    await expect
      .poll(
        async () => {
          await notifySaved({ fileId, at: later });
          elapsed += 30_000;
          const time = new Date(later.getTime() + elapsed);
          setClock(() => time);
          return storedSeq(fileId);
        },
        { timeout: 10_000, interval: 200 },
      )
      .toBe(3);
  });
});

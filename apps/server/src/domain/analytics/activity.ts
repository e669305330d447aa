import { setImmediate as othersFirst } from 'node:timers/promises';
import {
  algorithmVersion,
  finishTimes,
  listQuarters,
  noTime,
  type PackedQuarters,
  packQuarters,
  type WritingTimes,
} from '@redraft/analytics';
import type { FileId } from '@redraft/contracts';
import { listChangesAfter } from '../revisions/index.ts';
import { loadMetrics } from './metrics.ts';
import { listStoredActivity, type StoredActivity, wordsNow } from './queries.ts';

export interface FileActivity {
  fileId: FileId;
  /** Activity by quarter of an hour. */
  quarters: PackedQuarters;
  words: number;
  times: WritingTimes;
}

/** Files per query: reading their stored state takes a few milliseconds. */
const filesPerQuery = 200;

/** Activity and current length of many files: the stored state, plus what has been saved since. */
export async function* loadActivity(fileIds: readonly FileId[]): AsyncGenerator<FileActivity[]> {
  let nextBatch = loadBatch(fileIds.slice(0, filesPerQuery));
  for (let at = 0; at < fileIds.length; at += filesPerQuery) {
    const { kept, newer } = await nextBatch;
    // Starts the next query while these are folded. If the consumer stops early, a failure of it is ignored.
    nextBatch = loadBatch(fileIds.slice(at + filesPerQuery, at + 2 * filesPerQuery));
    nextBatch.catch(() => undefined);
    const activity: FileActivity[] = [];
    for (const fileId of fileIds.slice(at, at + filesPerQuery))
      activity.push(newer.has(fileId) ? await activityNow(fileId) : decodeStored(fileId, kept.get(fileId)));
    yield activity;
    await othersFirst();
  }
}

/** The current length of many files, in words. */
export async function countWordsOfFiles(fileIds: readonly FileId[]): Promise<Map<FileId, number>> {
  const words = new Map<FileId, number>();
  for await (const files of loadActivity(fileIds))
    for (const file of files) words.set(file.fileId, file.words);
  return words;
}

async function loadBatch(fileIds: readonly FileId[]) {
  if (fileIds.length === 0)
    return { kept: new Map<FileId, StoredActivity>(), newer: new Map<FileId, unknown>() };
  const storedActivity = await listStoredActivity(fileIds, algorithmVersion);
  const newer = await listChangesAfter(new Map(fileIds.map((id) => [id, storedActivity.get(id)?.seq ?? 0])));
  return { kept: storedActivity, newer };
}

async function activityNow(fileId: FileId): Promise<FileActivity> {
  const measures = await loadMetrics(fileId);
  const words = wordsNow(measures);
  return {
    fileId,
    quarters: packQuarters(listQuarters(measures)),
    words,
    times: finishTimes(measures.times),
  };
}

function decodeStored(fileId: FileId, stored: StoredActivity | undefined): FileActivity {
  const { quarters = [], words = 0, times = noTime } = stored ?? {};
  return { fileId, quarters, words, times: finishTimes(times) };
}

import { setImmediate as othersFirst } from 'node:timers/promises';
import {
  algorithmVersion,
  finishTimes,
  noTime,
  type PackedQuarters,
  packQuarters,
  quartersOf,
  type WritingTimes,
} from '@redraft/analytics';
import type { FileId } from '@redraft/contracts';
import { listChangesAfter } from '../revisions/index.ts';
import { measuresOfFile } from './measures.ts';
import { type KeptActivity, listKeptActivity, wordsNow } from './queries.ts';

export interface FileActivity {
  fileId: FileId;
  /** What was done in each quarter of an hour. */
  quarters: PackedQuarters;
  words: number;
  times: WritingTimes;
}

/** Of so many files at a time a query brings what was kept: a few milliseconds of reading it. */
const filesAtOnce = 200;

/** What was done when in many files, and how long they are now: what is kept, and whole where somebody has written since. */
export async function* activityOfFiles(fileIds: readonly FileId[]): AsyncGenerator<FileActivity[]> {
  let next = loadSome(fileIds.slice(0, filesAtOnce));
  for (let at = 0; at < fileIds.length; at += filesAtOnce) {
    const { kept, newer } = await next;
    // The database goes on while these are counted. Whoever stops early has no use for its failure.
    next = loadSome(fileIds.slice(at + filesAtOnce, at + 2 * filesAtOnce));
    next.catch(() => undefined);
    const activity: FileActivity[] = [];
    for (const fileId of fileIds.slice(at, at + filesAtOnce))
      activity.push(newer.has(fileId) ? await activityNow(fileId) : asKept(fileId, kept.get(fileId)));
    yield activity;
    await othersFirst();
  }
}

async function loadSome(fileIds: readonly FileId[]) {
  if (fileIds.length === 0)
    return { kept: new Map<FileId, KeptActivity>(), newer: new Map<FileId, unknown>() };
  const kept = await listKeptActivity(fileIds, algorithmVersion);
  const newer = await listChangesAfter(new Map(fileIds.map((id) => [id, kept.get(id)?.seq ?? 0])));
  return { kept, newer };
}

async function activityNow(fileId: FileId): Promise<FileActivity> {
  const measures = await measuresOfFile(fileId);
  const words = wordsNow(measures);
  return { fileId, quarters: packQuarters(quartersOf(measures)), words, times: finishTimes(measures.times) };
}

function asKept(fileId: FileId, kept: KeptActivity | undefined): FileActivity {
  const { quarters = [], words = 0, times = noTime } = kept ?? {};
  return { fileId, quarters, words, times: finishTimes(times) };
}

import { setImmediate as othersFirst } from 'node:timers/promises';
import { algorithmVersion, type Measures } from '@redraft/analytics';
import type { FileId } from '@redraft/contracts';
import { listChangesAfter } from '../revisions/index.ts';
import { measuresOfFile } from './measures.ts';
import { listKeptActivity } from './queries.ts';

export interface FileActivity {
  fileId: FileId;
  /** Characters changed in each quarter of an hour. */
  quarters: Measures['quarters'];
  words: number;
}

/** Of so many files at a time a query brings what was kept: a few milliseconds of reading it. */
const filesAtOnce = 100;

/** What was changed when in many files, and how long they are now: what is kept, and whole where somebody has written since. */
export async function* activityOfFiles(fileIds: readonly FileId[]): AsyncGenerator<FileActivity[]> {
  for (let at = 0; at < fileIds.length; at += filesAtOnce) {
    const some = fileIds.slice(at, at + filesAtOnce);
    const kept = await listKeptActivity(some, algorithmVersion);
    const newer = await listChangesAfter(new Map(some.map((id) => [id, kept.get(id)?.seq ?? 0])));
    const activity: FileActivity[] = [];
    for (const fileId of some) {
      if (newer.has(fileId)) activity.push(activityIn(fileId, await measuresOfFile(fileId)));
      else {
        const { quarters = [], words = 0 } = kept.get(fileId) ?? {};
        activity.push({ fileId, quarters, words });
      }
    }
    yield activity;
    await othersFirst();
  }
}

function activityIn(fileId: FileId, { quarters, words }: Measures): FileActivity {
  return { fileId, quarters, words: words.sittings.at(-1)?.last.words ?? 0 };
}

import { setImmediate as othersFirst } from 'node:timers/promises';
import {
  algorithmVersion,
  appendCounted,
  type CountedText,
  countedText,
  foldProgress,
  type Progress,
  startProgress,
  textOfCounted,
} from '@redraft/analytics';
import type { FileId } from '@redraft/contracts';
import { readTextRevisionsAfter } from '../revisions/index.ts';
import { selectOptionalProgress, upsertProgress } from './queries.ts';

/**
 * What graphs are drawn from is kept by the job up to some version; a page folds on top of it what was saved since,
 * and lets other requests in between.
 */

/** Characters looked at before others are let in: a few milliseconds. */
const stepsAtOnce = 200_000;
/** Of a text that is taken in piece by piece, in UTF-16 units. */
const pieceLength = 50_000;

/** Up to the last save. */
export async function progressOfFile(fileId: FileId): Promise<Progress> {
  return (await foldOn(fileId)).progress;
}

/** Folds on what came since and keeps it. */
export async function storeProgress(fileId: FileId, now: Date): Promise<void> {
  const { progress, text, seq } = await foldOn(fileId);
  if (text === null) return;
  const bytes = Buffer.from(textOfCounted(text));
  await upsertProgress({ fileId, seq, progress, text: bytes }, algorithmVersion, now);
}

/** The text is null where nothing is newer than what is kept. */
async function foldOn(
  fileId: FileId,
): Promise<{ progress: Progress; text: CountedText | null; seq: number }> {
  const kept = await selectOptionalProgress(fileId, algorithmVersion);
  const progress = kept?.progress ?? startProgress();
  let seq = kept?.seq ?? -1;
  let text: CountedText | null = null;
  let steps = 0;
  for await (const revisions of readTextRevisionsAfter(fileId, seq)) {
    text ??= await takeIn(kept?.text.toString() ?? '');
    for (const revision of revisions) {
      // What the file began with is no save of anybody.
      const into = revision.seq === 0 ? startProgress() : progress;
      steps += foldProgress(into, text, { seq: revision.seq, t: revision.at, ops: revision.ops });
      seq = revision.seq;
      if (steps < stepsAtOnce) continue;
      steps = 0;
      await othersFirst();
    }
    await othersFirst();
  }
  return { progress, text, seq };
}

async function takeIn(text: string): Promise<CountedText> {
  const counted = countedText('');
  for (let at = 0; at < text.length; ) {
    const end = endOfPiece(text, at + pieceLength);
    appendCounted(counted, text.slice(at, end));
    at = end;
    await othersFirst();
  }
  return counted;
}

/** Not between the two halves of a character. */
function endOfPiece(text: string, end: number): number {
  const isHalf = /[\ud800-\udbff]/.test(text[end - 1] ?? '');
  return Math.min(text.length, isHalf ? end + 1 : end);
}

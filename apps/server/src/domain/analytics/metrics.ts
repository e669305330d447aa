import { setImmediate as othersFirst } from 'node:timers/promises';
import {
  algorithmVersion,
  appendCounted,
  type CountedText,
  countedText,
  finishMetrics,
  finishTimes,
  foldFileSave,
  foldFileTime,
  foldMetrics,
  foldTime,
  noTime,
  piecesOfCounted,
  startMetrics,
  type WritingMetrics,
  type WritingTimes,
} from '@redraft/analytics';
import type { FileId } from '@redraft/contracts';
import { hasTrackedText, listChangesAfter, listKinds, readTextRevisionsAfter } from '../revisions/index.ts';
import { listStoredTimes, selectOptionalMetrics, upsertMetrics } from './queries.ts';

/**
 * The measures of a file are stored up to some version, by version of the algorithms; a reader gets them with later saves folded on top. Long folds
 * yield to other requests.
 */

/** Characters processed before yielding: a few milliseconds. */
const stepsPerYield = 200_000;
/** Size of the pieces in which a text is folded, in UTF-16 units. */
const batchLength = 50_000;

/** Up to the last save. */
export async function loadMetrics(fileId: FileId): Promise<WritingMetrics> {
  return (await foldOn(fileId)).measures;
}

/** The writing times of many files up to the last save of each: the stored state with later saves folded on top, without loading texts. */
export async function loadTimes(fileIds: readonly FileId[]): Promise<Map<FileId, WritingTimes>> {
  const stored = await listStoredTimes(fileIds, algorithmVersion);
  const changes = await listChangesAfter(new Map(fileIds.map((id) => [id, stored.get(id)?.seq ?? 0])));
  const kinds = await listKinds([...changes.keys()]);
  return new Map(
    fileIds.map((fileId) => {
      let times = stored.get(fileId)?.times ?? noTime;
      const kind = kinds.get(fileId);
      const hasNoText = kind !== undefined && !hasTrackedText(kind);
      for (const { at, dirtyMs, insChars, delChars } of changes.get(fileId) ?? []) {
        if (hasNoText) times = foldFileTime(times, { at, dirtyMs });
        // A save that changed only formatting is stored, but is not a change save (docs/metrics.md#the-log).
        else if (insChars > 0 || delChars > 0) times = foldTime(times, at);
      }
      return [fileId, finishTimes(times)];
    }),
  );
}

/** Folds later saves and stores the result. */
export async function storeMetrics(fileId: FileId, now: Date): Promise<void> {
  const { measures, text, seq } = await foldOn(fileId);
  if (text === null) return;
  await upsertMetrics({ fileId, seq, measures, text: await loadBytes(text) }, algorithmVersion, now);
}

/** The text is null if nothing is newer than the stored state. */
async function foldOn(
  fileId: FileId,
): Promise<{ measures: WritingMetrics; text: CountedText | null; seq: number }> {
  const stored = await selectOptionalMetrics(fileId, algorithmVersion);
  const measures = stored?.measures ?? startMetrics();
  let seq = stored?.seq ?? -1;
  let text: CountedText | null = null;
  let hasNoText = false;
  let steps = 0;
  for await (const revisions of readTextRevisionsAfter(fileId, seq)) {
    if (text === null) {
      text = await foldRevisions(stored?.text.toString() ?? '');
      hasNoText = !hasTrackedText((await listKinds([fileId])).get(fileId) ?? 'docx');
    }
    for (const revision of revisions) {
      // Revision 0, the initial content, is not a save.
      const target = revision.seq === 0 ? startMetrics() : measures;
      const { at: t, dirtyMs, ops } = revision;
      const save = { seq: revision.seq, t, ops };
      if (hasNoText) foldFileSave(target, { ...save, dirtyMs });
      else steps += foldMetrics(target, text, save);
      seq = revision.seq;
      if (steps < stepsPerYield) continue;
      steps = 0;
      await othersFirst();
    }
    await othersFirst();
  }
  if (text !== null) finishMetrics(measures, text);
  return { measures, text, seq };
}

async function foldRevisions(text: string): Promise<CountedText> {
  const counted = countedText('');
  for (let at = 0; at < text.length; ) {
    const end = endOfPiece(text, at + batchLength);
    appendCounted(counted, text.slice(at, end));
    at = end;
    await othersFirst();
  }
  return counted;
}

/** Does not split a surrogate pair. */
function endOfPiece(text: string, end: number): number {
  const isHalf = /[\ud800-\udbff]/.test(text[end - 1] ?? '');
  return Math.min(text.length, isHalf ? end + 1 : end);
}

async function loadBytes(text: CountedText): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for (const chunk of piecesOfCounted(text)) {
    chunks.push(Buffer.from(chunk));
    await othersFirst();
  }
  return Buffer.concat(chunks);
}

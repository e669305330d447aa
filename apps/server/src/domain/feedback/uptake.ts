import { setImmediate as othersFirst } from 'node:timers/promises';
import { createPassage, firstChange, type Uptake } from '@redraft/analytics';
import type { DocumentCommentId, FileId } from '@redraft/contracts';
import { createThreads, unavailableWhenTooMuch } from '../../platform/threads.ts';
import { readTextRevisionsAfter, textAt } from '../revisions/index.ts';
import type { CommentRow } from './comment-queries.ts';
import measure, { type UptakeWork } from './uptake-worker.ts';

/** The uptake of comments: what happened to their passages in the current text (docs/metrics.md#feedback-uptake). */

/** Characters of both texts times the number of comments that are compared within 10 ms: covers almost every text with all its comments. */
const maxInlineChars = 100_000;

const measureInThread = createThreads<UptakeWork, Uptake[]>(new URL('./uptake-worker.ts', import.meta.url), {
  threads: 1,
  waiting: 64,
  deadlineMs: 20_000,
});

export interface MeasuredComment extends Uptake {
  /** When the passage was first changed; null if it is unchanged. */
  changedAt: Date | null;
}

type AnchoredComment = Pick<CommentRow, 'id' | 'version_seq' | 'anchor_from' | 'anchor_to'>;
const toAnchor = ({ anchor_from: from, anchor_to: toSeq }: AnchoredComment) => ({ from, to: toSeq });

/** Up to the given version. */
export async function measureComments(
  fileId: FileId,
  comments: readonly AnchoredComment[],
  toSeq: number,
): Promise<Map<DocumentCommentId, MeasuredComment>> {
  const measured = new Map<DocumentCommentId, MeasuredComment>();
  if (comments.length === 0) return measured;
  const currentText = await textAt(fileId, toSeq);
  for (const [seq, versionComments] of Map.groupBy(comments, (row) => row.version_seq)) {
    const versionText = await textAt(fileId, seq);
    const uptakes = await measureVersion({
      before: versionText,
      after: currentText,
      anchors: versionComments.map(toAnchor),
    });
    const changedComments = versionComments.filter((_row, index) => hasChanged(uptakes[index]));
    const times = await firstChanges(fileId, { seq, before: versionText, comments: changedComments });
    versionComments.forEach((row, index) => {
      const uptake = uptakes[index];
      if (uptake) measured.set(row.id, { ...uptake, changedAt: times.get(row.id) ?? null });
    });
  }
  return measured;
}

function hasChanged(uptake: Uptake | undefined): boolean {
  return uptake?.state === 'changed-here' || uptake?.state === 'deleted-with-passage';
}

async function measureVersion(work: UptakeWork): Promise<Uptake[]> {
  const size = (work.before.length + work.after.length) * work.anchors.length;
  if (size <= maxInlineChars) return measure(work);
  return measureInThread(work).catch(unavailableWhenTooMuch);
}

/** The time of the first save that changed the passage of each comment. */
async function firstChanges(
  fileId: FileId,
  { seq, before, comments }: { seq: number; before: string; comments: readonly AnchoredComment[] },
): Promise<Map<DocumentCommentId, Date>> {
  const times = new Map<DocumentCommentId, Date>();
  if (comments.length === 0) return times;
  let unchanged = comments.map((row) => ({ id: row.id, passage: createPassage(before, toAnchor(row)) }));
  for await (const saves of readTextRevisionsAfter(fileId, seq)) {
    unchanged = unchanged.flatMap(({ id, passage }) => {
      const outcome = firstChange(passage, saves);
      if ('passage' in outcome) return [{ id, passage: outcome.passage }];
      times.set(id, new Date(outcome.at));
      return [];
    });
    if (unchanged.length === 0) break;
    await othersFirst();
  }
  return times;
}

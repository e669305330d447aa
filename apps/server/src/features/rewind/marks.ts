import { startProcess } from '@redraft/analytics';
import type { RewindMarks, SubmissionId } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { commentedVersionsOf } from '../../domain/feedback/index.ts';
import { listNotes } from '../../domain/process-notes/index.ts';
import { followsText, readOverview } from '../../domain/revisions/index.ts';
import { listCommentedVersions } from '../../domain/submissions/index.ts';
import { processOf } from '../../domain/writing-figures/index.ts';
import { loadForRewind } from './access.ts';
import { marksOf, notesAmong } from './mark-rules.ts';

/** What happened along a history: the whole log is read for it, so that it comes beside the rewind and not before it. */
export async function readRewindMarks(actor: Actor, id: SubmissionId, now: Date): Promise<RewindMarks> {
  const { submission } = await loadForRewind(actor, id, now);
  const { main_file_id: fileId, main_file_kind: kind } = submission;
  const [process, passages, versions, notes] = await Promise.all([
    followsText(kind) ? processOf(fileId) : startProcess(''),
    commentedVersionsOf(id),
    listCommentedVersions(id),
    listNotes(id),
  ]);
  const commented = [...passages, ...versions.map(({ version_seq: seq, created_at: at }) => ({ seq, at }))];
  return {
    ...marksOf(process),
    notes: notesAmong(process.saves, notes),
    comments: await commentsAt(fileId, commented),
  };
}

async function commentsAt(
  fileId: Parameters<typeof readOverview>[0],
  commented: readonly { seq: number; at: Date }[],
): Promise<RewindMarks['comments']> {
  const bySeq = Map.groupBy(commented, ({ seq }) => seq);
  const { savesAt } = await readOverview(fileId, [...bySeq.keys()]);
  const bySave = Map.groupBy(commented, ({ seq }) => savesAt.get(seq) ?? 0);
  return [...bySave]
    .filter(([save]) => save > 0)
    .sort(([one], [other]) => one - other)
    .map(([save, own]) => ({
      save,
      t: Math.min(...own.map(({ at }) => at.getTime())),
      count: own.length,
    }));
}

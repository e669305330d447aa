import type { RewindMarks, SubmissionId } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { loadCommentedVersions } from '../../domain/feedback/index.ts';
import { authorOfNote, listNotes } from '../../domain/process-notes/index.ts';
import { hasTrackedText, loadPackedTextLog, readOverview } from '../../domain/revisions/index.ts';
import { listCommentedVersions } from '../../domain/submissions/index.ts';
import { listApplied } from '../../domain/text-repairs/index.ts';
import { createThreads, unavailableWhenTooMuch } from '../../platform/threads.ts';
import { loadForRewind } from './access.ts';
import type { MarksOfText, MarksWork } from './marks-worker.ts';

const markInThread = createThreads<MarksWork, MarksOfText>(new URL('./marks-worker.ts', import.meta.url), {
  threads: 1,
  waiting: 64,
  deadlineMs: 20_000,
});

/** The marks of a history. They require the whole log, so the page loads them separately from the rewind. */
export async function readRewindMarks(actor: Actor, id: SubmissionId, now: Date): Promise<RewindMarks> {
  const { submission } = await loadForRewind(actor, id, now);
  const { main_file_id: fileId, main_file_kind: kind } = submission;
  const [log, passages, versions, notes, repairs] = await Promise.all([
    hasTrackedText(kind) ? loadPackedTextLog(fileId) : null,
    loadCommentedVersions(id),
    listCommentedVersions(id),
    listNotes(id),
    listApplied(id),
  ]);
  const commented = [...passages, ...versions.map(({ version_seq: seq, created_at: at }) => ({ seq, at }))];
  const marks = log
    ? await loadMarksOfText({ log, notes: notes.map((note) => ({ ...note, author: authorOfNote(note) })) })
    : noMarks;
  const { savesAt } = await readOverview(
    fileId,
    [...commented, ...repairs].map(({ seq }) => seq),
  );
  return { ...marks, comments: commentsAt(savesAt, commented), repairs: repairsAt(savesAt, repairs) };
}

const noMarks: MarksOfText = { sittings: [], large: [], moves: [], notes: [] };

async function loadMarksOfText(work: MarksWork): Promise<MarksOfText> {
  return markInThread(work).catch(unavailableWhenTooMuch);
}

interface VisibleText {
  seq: number;
  at: Date;
}
/** The number of the last save up to each version. */
type SaveNumbers = ReadonlyMap<number, number>;

function commentsAt(savesAt: SaveNumbers, commented: readonly VisibleText[]): RewindMarks['comments'] {
  const bySave = Map.groupBy(commented, ({ seq }) => savesAt.get(seq) ?? 0);
  return [...bySave]
    .filter(([save]) => save > 0)
    .sort(([one], [other]) => one - other)
    .map(([save, saveMarks]) => ({
      save,
      t: Math.min(...saveMarks.map(({ at }) => at.getTime())),
      count: saveMarks.length,
    }));
}

/** Repairs change no words and are no saves of the text: each is placed at the last save before it. */
function repairsAt(savesAt: SaveNumbers, repairs: readonly VisibleText[]): RewindMarks['repairs'] {
  return repairs
    .map(({ seq, at }) => ({ save: savesAt.get(seq) ?? 0, t: at.getTime() }))
    .filter(({ save }) => save > 0);
}

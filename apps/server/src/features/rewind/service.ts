import type { RewindOverview, RewindWindow, SubmissionId } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { selectClass } from '../../domain/classes/index.ts';
import { hasTrackedText, lastSeqAt, readOverview, readWindow } from '../../domain/revisions/index.ts';
import { loadWork } from '../../domain/submissions/index.ts';
import { AppError } from '../../platform/errors.ts';
import { loadForRewind } from './access.ts';
import { groupColumns } from './column-rules.ts';

/** An overview of a whole writing process; the page loads the window around a save to show it. */
export async function readRewindOverview(
  actor: Actor,
  requested: { submissionId: SubmissionId; time?: string | undefined },
  now: Date,
): Promise<RewindOverview> {
  const { submissionId, time } = requested;
  const { submission } = await loadForRewind(actor, submissionId, now);
  const [classRow, { steps }, requestedSeq] = await Promise.all([
    selectClass(submission.class_id),
    loadWork(submission),
    time === undefined ? null : lastSeqAt(submission.main_file_id, new Date(time)),
  ]);
  const handedIn = steps.flatMap(({ version_seq: seq, title, status }) =>
    seq === null ? [] : [{ seq, title, status }],
  );
  const history = await readOverview(submission.main_file_id, [
    ...handedIn.map(({ seq }) => seq),
    ...(requestedSeq === null ? [] : [requestedSeq]),
  ]);
  return {
    saves: history.saves,
    span: history.span,
    columns: groupColumns(history.cells),
    marks: handedIn.map(({ seq, title, status }) => ({
      save: history.savesAt.get(seq) ?? 0,
      title,
      status,
      versionId: `${submission.main_file_id}-${seq}`,
      seq,
    })),
    initial: `${submission.main_file_id}-0`,
    asked:
      requestedSeq === null || history.saves === 0
        ? null
        : Math.max(1, history.savesAt.get(requestedSeq) ?? 0),
    timezone: classRow.time_zone,
    isText: hasTrackedText(submission.main_file_kind),
  };
}

export async function readRewindWindow(
  actor: Actor,
  requested: { submissionId: SubmissionId; save: number },
  now: Date,
): Promise<RewindWindow> {
  const { submissionId, save } = requested;
  const { submission } = await loadForRewind(actor, submissionId, now);
  const window = await readWindow(submission.main_file_id, save);
  if (!window) throw new AppError('not_found', { details: { submissionId, save } });
  const { from, text, saves } = window;
  return { from, text, saves: saves.map(({ seq, at, ops }) => ({ seq, t: at, ops: [...ops] })) };
}

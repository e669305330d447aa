import type { RewindOverview, RewindWindow, SubmissionId } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { selectClass } from '../../domain/classes/index.ts';
import { loadForReading } from '../../domain/readings/index.ts';
import { readOverview, readWindow } from '../../domain/revisions/index.ts';
import { workOf } from '../../domain/submissions/index.ts';
import { AppError } from '../../platform/errors.ts';
import { columnsOf } from './column-rules.ts';

/** A whole writing process from afar: the page shows any of its saves from the window around it. */
export async function readRewindOverview(actor: Actor, id: SubmissionId, now: Date): Promise<RewindOverview> {
  const { submission } = await loadForReading(actor, { submissionId: id, act: 'submission.rewind' }, now);
  const [course, { steps }] = await Promise.all([selectClass(submission.class_id), workOf(submission)]);
  const handedIn = steps.flatMap(({ version_seq: seq, title, status }) =>
    seq === null ? [] : [{ seq, title, status }],
  );
  const history = await readOverview(
    submission.main_file_id,
    handedIn.map(({ seq }) => seq),
  );
  return {
    saves: history.saves,
    span: history.span,
    columns: columnsOf(history.cells),
    marks: handedIn.map(({ seq, title, status }) => ({ save: history.savesAt.get(seq) ?? 0, title, status })),
    timezone: course.time_zone,
  };
}

export async function readRewindWindow(
  actor: Actor,
  wanted: { submissionId: SubmissionId; save: number },
  now: Date,
): Promise<RewindWindow> {
  const { submissionId, save } = wanted;
  const { submission } = await loadForReading(actor, { submissionId, act: 'submission.rewind' }, now);
  const window = await readWindow(submission.main_file_id, save);
  if (!window) throw new AppError('not_found', { details: { submissionId, save } });
  const { from, text, saves } = window;
  return { from, text, saves: saves.map(({ seq, at, ops }) => ({ seq, t: at, ops: [...ops] })) };
}

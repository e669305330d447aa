import { algorithmVersion } from '@redraft/analytics';
import type { DocumentComment, SubmissionComments, SubmissionId } from '@redraft/contracts';
import { type Actor, canGradeSubmission } from '../../access/index.ts';
import { selectClass } from '../classes/index.ts';
import { loadForReading } from '../readings/index.ts';
import { headOf } from '../revisions/index.ts';
import { loadReadableSubmission, loadVisibleSubmission, type SubmissionRow } from '../submissions/index.ts';
import { type CommentRow, listComments } from './comment-queries.ts';
import { listKeptUptakes } from './kept-queries.ts';
import { measureComments } from './uptake.ts';
import { mayRemove, type StatedComment, stateComment, sumUp } from './uptake-rules.ts';

/** All comments on a text with what became of each, for its student and for its staff. */
export async function commentsOf(actor: Actor, id: SubmissionId, now: Date): Promise<SubmissionComments> {
  const { submission, isOwn } = await loadVisibleSubmission(actor, id);
  if (!isOwn) await loadForReading(actor, { submissionId: id, act: 'submission.read' }, now);
  const [course, rows, canComment] = await Promise.all([
    selectClass(submission.class_id),
    listComments([id]),
    mayComment(actor, { id, isOwn }),
  ]);
  const stated = await stateAll(submission, rows);
  const inOrder = stated.toSorted((one, other) => placeOf(one.row) - placeOf(other.row));
  return {
    submissionId: id,
    timezone: course.time_zone,
    comments: inOrder.map(({ row, state }) =>
      presentComment(row, state, canComment && mayRemove(row, actor.userId)),
    ),
    sum: sumUp(stated.map(({ state }) => state)),
    algorithmVersion,
    can: { comment: canComment, answer: isOwn },
  };
}

/** What was said about passages of a text, as it was said; whoever calls knows that its reader may see it. */
export async function commentsOn(id: SubmissionId) {
  return (await listComments([id])).map((row) => ({
    author: authorOf(row),
    at: row.created_at,
    version: row.version_seq,
    passage: row.passage,
    comment: row.comment,
    isPraise: row.is_praise,
    declineReason: row.decline_reason,
    doneAt: row.done_at,
  }));
}

function authorOf(row: CommentRow): string {
  return row.file_author ?? [row.first_name, row.last_name].filter((name) => name !== null).join(' ');
}

async function mayComment(
  actor: Actor,
  { id, isOwn }: { id: SubmissionId; isOwn: boolean },
): Promise<boolean> {
  if (isOwn) return false;
  const { standing } = await loadReadableSubmission(actor, id);
  return canGradeSubmission(actor, standing);
}

interface Stated {
  row: CommentRow;
  state: StatedComment;
}

const placeOf = (row: CommentRow) => row.version_seq * 1e9 + row.anchor_from;

/** What is kept of each, and what is computed now of those whose text has changed since. */
async function stateAll(submission: SubmissionRow, rows: readonly CommentRow[]): Promise<Stated[]> {
  const { seq } = await headOf(submission.main_file_id);
  const kept = await listKeptUptakes(
    rows.map(({ id }) => id),
    algorithmVersion,
  );
  const behind = rows.filter(({ id }) => kept.get(id)?.seq !== seq);
  const measured = await measureComments(submission.main_file_id, behind, seq);
  return rows.flatMap((row) => {
    const uptake = measured.get(row.id) ?? kept.get(row.id);
    return uptake ? [{ row, state: stateComment(row, uptake) }] : [];
  });
}

function presentComment(row: CommentRow, state: StatedComment, canRemove: boolean): DocumentComment {
  return {
    ...state,
    id: row.id,
    comment: row.comment,
    authorName: authorOf(row),
    timestamp: row.created_at.toISOString(),
    versionSeq: row.version_seq,
    passage: row.passage,
    declineReason: row.decline_reason,
    isConfirmed: row.confirmed_at !== null,
    isDone: row.done_at !== null,
    file:
      row.file_key === null
        ? null
        : { isInFile: row.is_in_file, isResolved: row.is_resolved, replies: row.file_replies },
    canRemove,
  };
}

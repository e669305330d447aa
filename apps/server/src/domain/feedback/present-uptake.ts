import { algorithmVersion } from '@redraft/analytics';
import type {
  ClassId,
  ClassUptake,
  DocumentComment,
  SubmissionComments,
  SubmissionId,
} from '@redraft/contracts';
import { type Actor, canGradeSubmission } from '../../access/index.ts';
import { listAssignments } from '../assignments/index.ts';
import { selectClass } from '../classes/index.ts';
import { loadStaffStanding } from '../members/index.ts';
import { loadForReading } from '../readings/index.ts';
import {
  listSubmissionsOfClass,
  loadReadableSubmission,
  loadVisibleSubmission,
  type SubmissionRow,
} from '../submissions/index.ts';
import { type CommentRow, listComments } from './comment-queries.ts';
import { measureComments } from './uptake.ts';
import { type StatedComment, stateComment, sumUp } from './uptake-rules.ts';

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
    comments: inOrder.map(({ row, state }) => presentComment(row, state)),
    sum: sumUp(stated.map(({ state }) => state)),
    algorithmVersion,
    can: { comment: canComment, answer: isOwn },
  };
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

async function stateAll(submission: SubmissionRow, rows: readonly CommentRow[]): Promise<Stated[]> {
  const measured = await measureComments(submission.main_file_id, rows);
  return rows.flatMap((row) => {
    const uptake = measured.get(row.id);
    return uptake ? [{ row, state: stateComment(row, uptake) }] : [];
  });
}

function presentComment(row: CommentRow, state: StatedComment): DocumentComment {
  return {
    ...state,
    id: row.id,
    comment: row.comment,
    authorName: [row.first_name, row.last_name].filter((name) => name !== null).join(' '),
    timestamp: row.created_at.toISOString(),
    versionSeq: row.version_seq,
    passage: row.passage,
    declineReason: row.decline_reason,
    isConfirmed: row.confirmed_at !== null,
  };
}

/** What became of the comments in a class, by assignment, for its staff. */
export async function uptakeOfClass(actor: Actor, classId: ClassId): Promise<ClassUptake> {
  await loadStaffStanding(actor, classId);
  const [assignments, submissions] = await Promise.all([
    listAssignments(classId),
    listSubmissionsOfClass(classId),
  ]);
  const rowsOf = Map.groupBy(await listComments(submissions.map(({ id }) => id)), (row) => row.submission_id);
  const statesOf = new Map<number, StatedComment[][]>();
  // One text after the other: a page about a class is in no hurry, and whoever saves is.
  for (const submission of submissions) {
    const rows = rowsOf.get(submission.id) ?? [];
    if (rows.length === 0) continue;
    const states = (await stateAll(submission, rows)).map(({ state }) => state);
    statesOf.set(submission.assignment_id, [...(statesOf.get(submission.assignment_id) ?? []), states]);
  }
  return {
    classId,
    sum: sumUp([...statesOf.values()].flat(2)),
    assignments: assignments.map(({ id, title }) => {
      const texts = statesOf.get(id) ?? [];
      return { assignmentId: id, title, texts: texts.length, ...sumUp(texts.flat()) };
    }),
    algorithmVersion,
  };
}

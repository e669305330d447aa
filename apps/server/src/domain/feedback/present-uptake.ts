import { algorithmVersion } from '@redraft/analytics';
import type {
  CommentReply,
  DocumentComment,
  SubmissionComments,
  SubmissionCommentsQuery,
  SubmissionId,
} from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { loadOwnOrRecordAccess } from '../access-log/index.ts';
import { authorPseudonym } from '../anonymized-files/index.ts';
import { selectClass } from '../classes/index.ts';
import { headOf, textAt } from '../revisions/index.ts';
import { mayCommentOn, type SubmissionRow } from '../submissions/index.ts';
import { authorName } from './author-name.ts';
import { type CommentRow, listComments } from './comment-queries.ts';
import { selectOptionalSeen } from './queries.ts';
import { quotePassage, quoteRange } from './quote-rules.ts';
import { listReplies, type ReplyRow } from './reply-queries.ts';
import { measureComments } from './uptake.ts';
import { listStoredUptakes } from './uptake-queries.ts';
import { canRemove, type StatedComment, summariseUptake, toStatedComment } from './uptake-rules.ts';

/** Comments on a text with their uptake and the current position of their passage, for its student and staff. */
export async function loadComments(
  actor: Actor,
  { submissionId: id, seq }: SubmissionCommentsQuery,
  now: Date,
): Promise<SubmissionComments> {
  const reading = { submissionId: id, act: 'submission.read' } as const;
  const { submission, isOwn } = await loadOwnOrRecordAccess(actor, reading, now);
  const [classRow, all, seenAt, canComment] = await Promise.all([
    selectClass(submission.class_id),
    listComments([id]),
    selectOptionalSeen(id),
    isOwn ? false : mayCommentOn(actor, id),
  ]);
  const rows = seq === undefined ? all : all.filter((row) => row.version_seq === seq);
  const head = (await headOf(submission.main_file_id)).seq;
  const [withStates, replies, text] = await Promise.all([
    loadStates(submission, { rows, head }),
    listReplies(rows.map((row) => row.id)),
    rows.length === 0 ? '' : textAt(submission.main_file_id, seq ?? head),
  ]);
  const repliesByComment = Map.groupBy(replies, (reply) => reply.comment_id);
  const characters = [...text];
  // The author may be the student, whose name is hidden.
  const isHidden = !isOwn && submission.is_hidden;
  const sorted = withStates.toSorted((one, other) => sortKey(one.row) - sortKey(other.row));
  const presentRow = ({ row, state, place }: CommentWithState): DocumentComment => ({
    ...presentComment(row, state),
    isRead: seenAt !== null && seenAt >= row.created_at,
    ...(isHidden && row.file_author !== null && { authorName: authorPseudonym }),
    quote:
      seq === undefined
        ? quotePassage(characters, place, row.passage)
        : quoteRange(characters, toAnchor(row)),
    replies: (repliesByComment.get(row.id) ?? []).map((reply) => presentReply(actor, reply)),
    canRemove: canComment && canRemove(row, actor.userId),
    canEdit: canComment && row.author_id === actor.userId,
  });
  return {
    submissionId: id,
    timezone: classRow.time_zone,
    comments: sorted.map(presentRow),
    sum: summariseUptake(withStates.map(({ state }) => state)),
    algorithmVersion,
    can: { comment: canComment, answer: isOwn, reply: canComment || isOwn },
  };
}

/** Comments on passages of a text in their original form; the caller has checked the permission. */
export async function commentsOn(id: SubmissionId) {
  const rows = await listComments([id]);
  const replies = await listReplies(rows.map((row) => row.id));
  const repliesByComment = Map.groupBy(replies, (reply) => reply.comment_id);
  return rows.map((row) => ({
    author: authorOf(row),
    at: row.created_at,
    version: row.version_seq,
    passage: row.passage,
    comment: row.comment,
    isPraise: row.is_praise,
    declineReason: row.decline_reason,
    doneAt: row.done_at,
    replies: (repliesByComment.get(row.id) ?? []).map((reply) => ({
      author: authorName(reply),
      at: reply.created_at,
      text: reply.reply,
    })),
  }));
}

function authorOf(row: CommentRow): string {
  return row.file_author ?? authorName(row);
}

interface CommentWithState {
  row: CommentRow;
  state: StatedComment;
  place: { from: number; to: number };
}

const toAnchor = (row: CommentRow) => ({ from: row.anchor_from, to: row.anchor_to });

const sortKey = (row: CommentRow) => row.version_seq * 1e9 + row.anchor_from;

/** The stored uptake of each comment; computed now if the text has changed since. */
async function loadStates(
  submission: SubmissionRow,
  { rows, head: seq }: { rows: readonly CommentRow[]; head: number },
): Promise<CommentWithState[]> {
  const stored = await listStoredUptakes(
    rows.map(({ id }) => id),
    algorithmVersion,
  );
  const outdated = rows.filter(({ id }) => stored.get(id)?.seq !== seq);
  const measured = await measureComments(submission.main_file_id, outdated, seq);
  return rows.flatMap((row) => {
    const uptake = measured.get(row.id) ?? stored.get(row.id);
    return uptake ? [{ row, state: toStatedComment(row, uptake), place: uptake.place }] : [];
  });
}

function presentReply(actor: Actor, row: ReplyRow): CommentReply {
  return {
    id: row.id,
    authorName: authorName(row),
    timestamp: row.created_at.toISOString(),
    text: row.reply,
    canRemove: row.author_id === actor.userId,
  };
}

type CommentBasics = Omit<DocumentComment, 'isRead' | 'quote' | 'replies' | 'canRemove' | 'canEdit'>;

function presentComment(row: CommentRow, state: StatedComment): CommentBasics {
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
  };
}

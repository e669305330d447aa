import type {
  AddCommentBody,
  AnswerCommentBody,
  ChangeCommentBody,
  SubmissionCommentsQuery,
  SubmissionId,
} from '@redraft/contracts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { notify } from '../../lib/snackbars.ts';
import { useAction } from '../../lib/use-action.ts';
import {
  addComment,
  answerComment,
  changeComment,
  loadComments,
  loadOwnComments,
  loadReviewComments,
  loadText,
} from './feedback-calls.ts';

export const commentsKey = (id: SubmissionId) => ['document-comments', id] as const;

/** The student may be writing: uptake is refetched. */
const refetchIntervalMs = 30_000;

export function useComments(id: SubmissionId) {
  return useQuery(commentsQuery({ submissionId: id }));
}

/** Of the user's own text. */
export function useOwnComments(id: SubmissionId) {
  return useQuery(commentsQuery({ submissionId: id }, { isOwn: true }));
}

/** For a version if `seq` is given, otherwise for the current text. Those on the user's own text are also there without a network. */
export function commentsQuery({ submissionId, seq }: SubmissionCommentsQuery, { isOwn = false } = {}) {
  return queryOptions({
    queryKey: seq === undefined ? commentsKey(submissionId) : [...commentsKey(submissionId), 'of', seq],
    queryFn: ({ client, queryKey, signal }) =>
      isOwn
        ? loadOwnComments(submissionId, { isShown: client.getQueryData(queryKey) !== undefined, signal })
        : loadComments({ submissionId, ...(seq === undefined ? {} : { seq }) }, signal),
    refetchInterval: refetchIntervalMs,
  });
}

/** Fetched once per opening: a submitted review does not change, and the editor tracks its passages from then on. */
export function reviewCommentsQuery(query: SubmissionCommentsQuery) {
  const { submissionId, seq } = query;
  return queryOptions({
    queryKey: ['placed-reviews', submissionId, seq ?? null] as const,
    queryFn: ({ signal }) => loadReviewComments(query, signal),
    staleTime: 5 * 60_000,
  });
}

/** A snapshot: the text must not change while the user selects a passage. */
export function useText(submissionId: SubmissionId, seq: number | null) {
  return useQuery({
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryKey: [...commentsKey(submissionId), 'text', seq] as const,
    queryFn: ({ signal }) => loadText({ submissionId, ...(seq === null ? {} : { seq }) }, signal),
  });
}

function useCommentAction<Variables>(id: SubmissionId, action: (variables: Variables) => Promise<void>) {
  const client = useQueryClient();
  return useAction({
    mutationFn: action,
    // Refetch after any response, as the data may be outdated.
    onSettled: () => client.invalidateQueries({ queryKey: commentsKey(id), exact: true }),
  });
}

export function useAddComment(id: SubmissionId) {
  return useCommentAction(id, (body: Omit<AddCommentBody, 'submissionId'>) =>
    addComment({ submissionId: id, ...body }),
  );
}

export function useChangeComment(id: SubmissionId) {
  return useCommentAction(id, (body: ChangeCommentBody) => changeComment(body));
}

/** Stores the student's reason; it can be undone while the message is shown. */
export function useAnswerComment(id: SubmissionId) {
  const { t } = useTranslation(['feedback', 'ui']);
  const answer = useCommentAction(id, (body: AnswerCommentBody) => answerComment(body));
  const decline = (body: AnswerCommentBody, onDone: () => void) =>
    answer.mutate(body, {
      onSuccess: () => {
        const undoAction = {
          label: t('ui:undo'),
          onClick: () => answer.mutate({ id: body.id, reason: null }),
        };
        notify(t('todo.declined'), { action: undoAction });
        onDone();
      },
    });
  return {
    decline,
    withdrawDecline: answer.mutate,
    tick: answer.mutate,
    isPending: answer.isPending,
    /** Variables of the running request. */
    pending: answer.isPending ? answer.variables : undefined,
  };
}

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
  loadReviewComments,
  loadText,
} from './feedback-calls.ts';

export const commentsKey = (id: SubmissionId) => ['document-comments', id] as const;

/** A student writes meanwhile: what became of a passage is looked up again. */
const refetchIntervalMs = 30_000;

export function useComments(id: SubmissionId) {
  return useQuery(commentsQuery({ submissionId: id }));
}

/** Of one version where it has a number; else of the text as it is now. */
export function commentsQuery({ submissionId, seq }: SubmissionCommentsQuery) {
  return queryOptions({
    queryKey: seq === undefined ? commentsKey(submissionId) : [...commentsKey(submissionId), 'of', seq],
    queryFn: ({ signal }) => loadComments({ submissionId, ...(seq === undefined ? {} : { seq }) }, signal),
    refetchInterval: refetchIntervalMs,
  });
}

/** Looked up once for each opening: a review stays as it was submitted, and the editor follows its words from there on. */
export function reviewCommentsQuery(query: SubmissionCommentsQuery) {
  const { submissionId, seq } = query;
  return queryOptions({
    queryKey: ['placed-reviews', submissionId, seq ?? null] as const,
    queryFn: ({ signal }) => loadReviewComments(query, signal),
    staleTime: 5 * 60_000,
  });
}

/** As it was when it was asked for: under words that somebody has chosen the text does not change. */
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
    // Whatever the server said: what is shown may be behind.
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

/** The student's reason; what was said can be taken back as long as the message stands. */
export function useAnswerComment(id: SubmissionId) {
  const { t } = useTranslation(['feedback', 'ui']);
  const answer = useCommentAction(id, (body: AnswerCommentBody) => answerComment(body));
  const decline = (body: AnswerCommentBody, onDone: () => void) =>
    answer.mutate(body, {
      onSuccess: () => {
        const undo = { label: t('ui:undo'), onClick: () => answer.mutate({ id: body.id, reason: null }) };
        notify(t('todo.declined'), { action: undo });
        onDone();
      },
    });
  return {
    decline,
    takeBack: answer.mutate,
    tick: answer.mutate,
    isPending: answer.isPending,
    /** What is on its way to the server. */
    pending: answer.isPending ? answer.variables : undefined,
  };
}

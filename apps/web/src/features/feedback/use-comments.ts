import type { AddCommentBody, AnswerCommentBody, ChangeCommentBody, SubmissionId } from '@redraft/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { notify } from '../../lib/snackbars.ts';
import { useAct } from '../../lib/use-act.ts';
import { addComment, answerComment, changeComment, loadComments, loadText } from './feedback-calls.ts';

const commentsKey = (id: SubmissionId) => ['document-comments', id] as const;

/** A student writes meanwhile: what became of a passage is looked up again. */
const lookAgainEvery = 30_000;

export function useComments(id: SubmissionId) {
  return useQuery({
    queryKey: commentsKey(id),
    queryFn: ({ signal }) => loadComments(id, signal),
    refetchInterval: lookAgainEvery,
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

function useCommentAct<Variables>(id: SubmissionId, act: (variables: Variables) => Promise<void>) {
  const client = useQueryClient();
  return useAct({
    mutationFn: act,
    // Whatever the server said: what is shown may be behind.
    onSettled: () => client.invalidateQueries({ queryKey: commentsKey(id), exact: true }),
  });
}

export function useAddComment(id: SubmissionId) {
  return useCommentAct(id, (body: Omit<AddCommentBody, 'submissionId'>) =>
    addComment({ submissionId: id, ...body }),
  );
}

export function useChangeComment(id: SubmissionId) {
  return useCommentAct(id, (body: ChangeCommentBody) => changeComment(body));
}

/** The student's reason; what was said can be taken back as long as the message stands. */
export function useAnswerComment(id: SubmissionId) {
  const { t } = useTranslation(['feedback', 'ui']);
  const answer = useCommentAct(id, (body: AnswerCommentBody) => answerComment(body));
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
    asked: answer.isPending ? answer.variables : undefined,
  };
}

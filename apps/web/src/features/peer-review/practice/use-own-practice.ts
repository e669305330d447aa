import type { ClassId, OwnPractice, PracticeComment } from '@redraft/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRefreshClass } from '../../../domain/classes/index.ts';
import { hasStatus } from '../../../lib/api-error.ts';
import { useAction } from '../../../lib/use-action.ts';
import { changeOwnPractice, ownPracticeQuery } from './practice-calls.ts';

const emptyComment: PracticeComment = { passage: '', comment: '' };

/** A student's practice comments: each is saved when added; the unfinished one is saved with the next. */
export function useOwnPractice(classId: ClassId, saved: OwnPractice) {
  const client = useQueryClient();
  const refreshClass = useRefreshClass(classId);
  const [typed, setTyped] = useState(emptyComment);
  const { queryKey } = ownPracticeQuery(saved.assignmentId);
  const save = useAction({
    mutationFn: ({ comments, done = false }: { comments: PracticeComment[]; done?: boolean }) =>
      changeOwnPractice({
        assignmentId: saved.assignmentId,
        comments,
        done: done || saved.doneDate !== null,
        version: saved.version,
      }),
    meta: { showsOwnError: true },
    onSuccess: (answer) => {
      client.setQueryData(queryKey, answer);
      // Reviews that required the practice are now available.
      if (saved.doneDate === null && answer.doneDate !== null) void refreshClass();
    },
    onError: (error) => {
      // On a conflict with another window, refetch: a retry is based on its version, and typed text stays.
      if (hasStatus(error, 409)) void client.invalidateQueries({ queryKey });
    },
  });
  const hasTypedComment = typed.comment.trim() !== '';
  const commentsWithTyped = hasTypedComment ? [...saved.comments, typed] : saved.comments;
  const saveTyped = async (done = false): Promise<boolean> => {
    if (!hasTypedComment && !done) return true;
    try {
      await save.mutateAsync({ comments: commentsWithTyped, done });
      setTyped(emptyComment);
      return true;
    } catch {
      // The dialog shows the error.
      return false;
    }
  };
  return {
    typed,
    canFinish: commentsWithTyped.length > 0,
    save,
    choose: (passage: string) => setTyped({ ...typed, passage }),
    type: (comment: string) => setTyped({ ...typed, comment }),
    keep: saveTyped,
    remove: (position: number) =>
      save.mutate({ comments: saved.comments.filter((_one, index) => index !== position) }),
    restore: (comments: PracticeComment[]) => save.mutate({ comments }),
  };
}

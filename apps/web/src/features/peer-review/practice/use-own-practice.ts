import type { ClassId, OwnPractice, PracticeComment } from '@redraft/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRefreshClass } from '../../../domain/classes/index.ts';
import { isStatus } from '../../../lib/api-error.ts';
import { useAction } from '../../../lib/use-action.ts';
import { changeOwnPractice, ownPracticeQuery } from './practice-calls.ts';

const nothing: PracticeComment = { passage: '', comment: '' };

/** The comments of a student on the example: each is kept as it is added, and the one in the field with whatever comes next. */
export function useOwnPractice(classId: ClassId, saved: OwnPractice) {
  const client = useQueryClient();
  const refreshClass = useRefreshClass(classId);
  const [typed, setTyped] = useState(nothing);
  const { queryKey } = ownPracticeQuery(saved.assignmentId);
  const save = useAction({
    mutationFn: ({ comments, done = false }: { comments: PracticeComment[]; done?: boolean }) =>
      changeOwnPractice({
        assignmentId: saved.assignmentId,
        comments,
        done: done || saved.doneDate !== null,
        version: saved.version,
      }),
    meta: { ownError: true },
    onSuccess: (answer) => {
      client.setQueryData(queryKey, answer);
      // Reviews that waited for the practice can be written.
      if (saved.doneDate === null && answer.doneDate !== null) void refreshClass();
    },
    onError: (error) => {
      // Another window has kept something: the same again goes on from that, and what is typed stays.
      if (isStatus(error, 409)) void client.invalidateQueries({ queryKey });
    },
  });
  const hasTyped = typed.comment.trim() !== '';
  const withTyped = hasTyped ? [...saved.comments, typed] : saved.comments;
  const keep = async (done = false): Promise<boolean> => {
    if (!hasTyped && !done) return true;
    try {
      await save.mutateAsync({ comments: withTyped, done });
      setTyped(nothing);
      return true;
    } catch {
      // Told in the dialog.
      return false;
    }
  };
  return {
    typed,
    canFinish: withTyped.length > 0,
    save,
    choose: (passage: string) => setTyped({ ...typed, passage }),
    type: (comment: string) => setTyped({ ...typed, comment }),
    keep,
    remove: (place: number) =>
      save.mutate({ comments: saved.comments.filter((_one, index) => index !== place) }),
    restore: (comments: PracticeComment[]) => save.mutate({ comments }),
  };
}

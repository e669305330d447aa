import type { AssignmentId, PracticeComment, ReviewPractice } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../lib/snackbars.ts';
import { useAction } from '../../../lib/use-action.ts';
import { changePractice, practiceQuery } from './practice-calls.ts';

interface PracticeSettings {
  isOwn: boolean;
  text: string;
  samples: readonly PracticeComment[];
  required: boolean;
  /** A comment that is not added yet. */
  typed: PracticeComment;
}

const emptyComment: PracticeComment = { passage: '', comment: '' };

const readChoice = (saved: ReviewPractice | undefined): PracticeSettings => ({
  isOwn: (saved?.example ?? null) !== null,
  text: saved?.example ?? '',
  samples: saved?.samples ?? [],
  required: saved?.required ?? false,
  typed: emptyComment,
});

/** The practice example as edited in a dialog, until saved. */
export function usePracticeChoice(assignmentId: AssignmentId) {
  const { t } = useTranslation('peer-review');
  const query = useQuery(practiceQuery(assignmentId));
  const [changed, setChanged] = useState<PracticeSettings | null>(null);
  const saved = query.data;
  const settings = changed ?? readChoice(saved);
  const { isOwn, text, required, typed } = settings;
  // An unfinished comment in the field is saved as well.
  const samples = typed.comment.trim() === '' ? settings.samples : [...settings.samples, typed];
  const reload = async () => {
    await query.refetch();
    setChanged(null);
  };
  const save = useAction({
    mutationFn: () =>
      changePractice({
        assignmentId,
        example: isOwn ? text : null,
        samples: isOwn ? [...samples] : [],
        required,
        version: saved?.version ?? 0,
      }),
    meta: { showsOwnError: true },
    onSuccess: () => {
      notify(t('practiceTab.saved'));
      return reload();
    },
  });
  return {
    query,
    chosen: settings,
    choose: (change: Partial<PracticeSettings>) => setChanged({ ...settings, ...change }),
    add: () => setChanged({ ...settings, samples, typed: { ...emptyComment, passage: '' } }),
    isChanged: changed !== null && saved !== undefined && !isSameChoice(changed, readChoice(saved)),
    /** An own example must not be empty. */
    canSave: !isOwn || text.trim() !== '',
    save,
    reload: async () => {
      await reload();
      save.reset();
    },
  };
}

export type PracticeChoice = ReturnType<typeof usePracticeChoice>;

function isSameChoice(one: PracticeSettings, other: PracticeSettings): boolean {
  const serialize = ({ isOwn, text, samples, required, typed }: PracticeSettings) =>
    JSON.stringify([isOwn, isOwn && text, isOwn && samples, required, typed.comment.trim()]);
  return serialize(one) === serialize(other);
}

import type { AssignmentId, ReviewCriteria } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSameRubric } from '../../domain/rubrics/index.ts';
import { notify } from '../../lib/snackbars.ts';
import { useAction } from '../../lib/use-action.ts';
import { changeCriteria, criteriaQuery } from './review-criteria-calls.ts';

type CriteriaSettings = Pick<ReviewCriteria, 'rubric' | 'required'>;

/** Criteria of an assignment as edited in a dialog, until saved. */
export function useCriteriaChoice(assignmentId: AssignmentId) {
  const { t } = useTranslation('review-criteria');
  const query = useQuery(criteriaQuery(assignmentId));
  const [changed, setChanged] = useState<CriteriaSettings | null>(null);
  const saved = query.data;
  const settings = changed ?? { rubric: saved?.rubric ?? null, required: saved?.required ?? false };
  const reload = async () => {
    await query.refetch();
    setChanged(null);
  };
  const save = useAction({
    mutationFn: () => changeCriteria({ ...settings, assignmentId, version: saved?.version ?? 0 }),
    meta: { showsOwnError: true },
    onSuccess: () => {
      notify(t('tab.saved'));
      return reload();
    },
  });
  return {
    query,
    chosen: settings,
    choose: (change: Partial<CriteriaSettings>) => setChanged({ ...settings, ...change }),
    isChanged: saved !== undefined && changed !== null && !isSameChoice(saved, changed),
    save,
    /** Discards local changes and loads what another user saved. */
    reload: async () => {
      await reload();
      save.reset();
    },
  };
}

export type CriteriaChoice = ReturnType<typeof useCriteriaChoice>;

function isSameChoice(saved: CriteriaSettings, choice: CriteriaSettings): boolean {
  return choice.required === saved.required && isSameRubric(choice.rubric, saved.rubric);
}

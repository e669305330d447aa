import type { SubmissionId } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../lib/snackbars.ts';
import { useAction } from '../../../lib/use-action.ts';
import { applyRepair, discardRepair, loadRepair, loadRepairableText } from './text-calls.ts';

/** Whose text it is and whether it can be repaired, before its content is loaded. */
export function useText(id: SubmissionId) {
  return useQuery({ queryKey: ['repairable', id], queryFn: ({ signal }) => loadRepairableText(id, signal) });
}

/** Current state of the copy. */
export function useRepairState(id: SubmissionId) {
  return useQuery({
    queryKey: ['repair', id],
    queryFn: ({ signal }) => loadRepair(id, signal),
    staleTime: 0,
    gcTime: 0,
  });
}

export function useApplyRepair(id: SubmissionId, onDone: () => void) {
  const { t } = useTranslation('admin');
  return useAction({
    mutationFn: (reason: string) => applyRepair(id, reason),
    meta: { showsOwnError: true },
    onSuccess: () => {
      notify(t('text.repairApplied'));
      onDone();
    },
  });
}

export function useDiscardRepair(id: SubmissionId, onDone: () => void) {
  const { t } = useTranslation('admin');
  return useAction({
    mutationFn: () => discardRepair(id),
    onSuccess: () => {
      notify(t('text.repairDiscarded'), { kind: 'info' });
      onDone();
    },
  });
}

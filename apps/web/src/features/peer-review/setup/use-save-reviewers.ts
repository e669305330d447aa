import type { ClassId, PeerReviewSetup } from '@redraft/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useRefreshClass } from '../../../domain/classes/index.ts';
import { notify } from '../../../lib/snackbars.ts';
import { useAct } from '../../../lib/use-act.ts';
import { populate, reviewItemsQuery, setUpQuery } from '../peer-review-calls.ts';
import type { SetUp } from './set-up-rules.ts';
import { populateBodyOf } from './set-up-rules.ts';

/** Saves who reviews whom, and goes on to the deadlines. */
export function useSaveReviewers(classId: ClassId, saved: PeerReviewSetup, onSaved: () => void) {
  const { t } = useTranslation('peer-review');
  const client = useQueryClient();
  const refreshClass = useRefreshClass(classId);
  const { assignmentId } = saved;
  return useAct({
    mutationFn: (setUp: SetUp) => populate(populateBodyOf(setUp, saved)),
    meta: { ownError: true },
    onSuccess: async ({ withdrawn }) => {
      await client.invalidateQueries(setUpQuery(assignmentId));
      notify(t('setup.saved'), withdrawn > 0 ? { detail: t('setup.withdrawn', { count: withdrawn }) } : {});
      onSaved();
      void client.invalidateQueries(reviewItemsQuery(assignmentId));
      void refreshClass();
    },
  });
}

import type { AssignmentId, ClassId } from '@redraft/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useRefreshClass } from '../../../domain/classes/index.ts';
import { notify } from '../../../lib/snackbars.ts';
import { useAction } from '../../../lib/use-action.ts';
import { populate, reviewItemsQuery, setUpQuery } from '../peer-review-calls.ts';
import type { PairingSettings } from './setup-rules.ts';
import { toPopulateBody } from './setup-rules.ts';
import type { Pairing } from './use-pairing.ts';

/** Saves who reviews whom. */
export function useSaveReviewers({
  classId,
  assignmentId,
  pairing,
}: {
  classId: ClassId;
  assignmentId: AssignmentId;
  pairing: Pairing;
}) {
  const { t } = useTranslation('peer-review');
  const client = useQueryClient();
  const refreshClass = useRefreshClass(classId);
  return useAction({
    mutationFn: (setUp: PairingSettings) =>
      populate(toPopulateBody(setUp, { assignmentId, version: pairing.version })),
    meta: { showsOwnError: true },
    onSuccess: async ({ version, withdrawn }) => {
      pairing.continueFromVersion(version);
      await client.invalidateQueries(setUpQuery(assignmentId));
      notify(t('setup.saved'), withdrawn > 0 ? { detail: t('setup.withdrawn', { count: withdrawn }) } : {});
      void client.invalidateQueries(reviewItemsQuery(assignmentId));
      void refreshClass();
    },
  });
}

export type SaveReviewers = ReturnType<typeof useSaveReviewers>;

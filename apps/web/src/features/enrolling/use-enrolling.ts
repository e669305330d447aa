import type { EnrollmentClass } from '@redraft/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { notify } from '../../lib/snackbars.ts';
import { useAction } from '../../lib/use-action.ts';
import { enroll, loadInvitations, loadOwnClasses, searchClass } from './enrolling-calls.ts';

const ownClassesKey = ['own-classes'] as const;
const invitationsKey = ['invitations'] as const;
/** Messages of this page close sooner than others. */
const snackbarSeconds = 6;

export function useOwnClasses() {
  return useQuery({ queryKey: ownClassesKey, queryFn: ({ signal }) => loadOwnClasses(signal) });
}

export function useInvitations() {
  return useQuery({ queryKey: invitationsKey, queryFn: ({ signal }) => loadInvitations(signal) });
}

export function useClassSearch() {
  return useAction({ mutationFn: searchClass, meta: { showsOwnError: true } });
}

/** Enrolls in a class; `onEnrolled` gets its updated state. */
export function useEnroll(onEnrolled: (found: EnrollmentClass) => void) {
  const { t } = useTranslation('enrollment');
  const client = useQueryClient();
  const refresh = () => {
    void client.invalidateQueries({ queryKey: invitationsKey });
    return client.invalidateQueries({ queryKey: ownClassesKey });
  };
  return useAction({
    mutationFn: (found: EnrollmentClass) => enroll(found.id),
    meta: { showsOwnError: true },
    onSuccess: (enrolled) => {
      notify(t('enrolledIn', { name: enrolled.className }), { seconds: snackbarSeconds });
      onEnrolled(enrolled);
      return refresh();
    },
    onError: (error, found) => {
      notify(messageOf(error), { kind: 'error', seconds: snackbarSeconds });
      if (!(error instanceof ApiError) || error.code !== 'class.already_enrolled') return;
      // Already enrolled, for instance in another tab: only updates the page.
      onEnrolled({ ...found, enrolled: true });
      void refresh();
    },
  });
}

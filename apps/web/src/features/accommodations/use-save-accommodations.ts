import type { Accommodation, ClassId, UserId } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { notify } from '../../lib/snackbars.ts';
import { useAction } from '../../lib/use-action.ts';
import { setAccommodations } from './accommodation-calls.ts';

interface Options {
  classId: ClassId;
  studentId: UserId;
  /** Name of the student. */
  name: string;
  /** Refetches the page's data; the action is pending until then. */
  refresh: () => Promise<void>;
  onDone: () => void;
}

/** Stores a student's accommodations and reports which drafts were reopened. */
export function useSaveAccommodations({ classId, studentId, name, refresh, onDone }: Options) {
  const { t } = useTranslation('accommodations');
  return useAction({
    mutationFn: async (accommodations: Accommodation[]) => {
      const { reopened } = await setAccommodations({ classId, studentId, accommodations });
      await refresh();
      return reopened;
    },
    meta: { showsOwnError: true },
    onSuccess: (reopened) => {
      const reopenedMessages = reopened === 0 ? [] : [t('reopened', { count: reopened })];
      notify([t('saved', { name }), ...reopenedMessages].join(' '));
      onDone();
    },
  });
}

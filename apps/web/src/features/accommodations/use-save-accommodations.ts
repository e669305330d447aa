import type { Accommodation, ClassId, UserId } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { notify } from '../../lib/snackbars.ts';
import { useAction } from '../../lib/use-action.ts';
import { setAccommodations } from './accommodation-calls.ts';

interface Options {
  classId: ClassId;
  studentId: UserId;
  /** Of the student. */
  name: string;
  /** Loads anew what the page shows; until then the action is pending. */
  refresh: () => Promise<void>;
  onDone: () => void;
}

/** Stores what the student is granted, and says what it has opened again. */
export function useSaveAccommodations({ classId, studentId, name, refresh, onDone }: Options) {
  const { t } = useTranslation('accommodations');
  return useAction({
    mutationFn: async (accommodations: Accommodation[]) => {
      const { reopened } = await setAccommodations({ classId, studentId, accommodations });
      await refresh();
      return reopened;
    },
    meta: { ownError: true },
    onSuccess: (reopened) => {
      const opened = reopened === 0 ? [] : [t('reopened', { count: reopened })];
      notify([t('saved', { name }), ...opened].join(' '));
      onDone();
    },
  });
}

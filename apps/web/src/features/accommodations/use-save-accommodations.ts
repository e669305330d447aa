import type { Accommodation, ClassMember, ClassOverview } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { useRefreshClass } from '../../domain/classes/index.ts';
import { notify } from '../../lib/snackbars.ts';
import { useAct } from '../../lib/use-act.ts';
import { setAccommodations } from './accommodation-calls.ts';

interface Options {
  course: ClassOverview;
  student: ClassMember;
  name: string;
  onDone: () => void;
}

/** Stores what the student is granted, and says what it has opened again. */
export function useSaveAccommodations({ course, student, name, onDone }: Options) {
  const { t } = useTranslation('accommodations');
  const refresh = useRefreshClass(course.id);
  return useAct({
    mutationFn: async (accommodations: Accommodation[]) => {
      const body = { classId: course.id, studentId: student.id, accommodations };
      const { reopened } = await setAccommodations(body);
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

import type { AssignmentDetail, ClassId } from '@redraft/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { notify } from '../../lib/snackbars.ts';
import { useAction } from '../../lib/use-action.ts';
import { createAssignment, updateAssignment } from './assignment-calls.ts';
import type { AssignmentValues } from './assignment-values.ts';

interface Options {
  classId: ClassId;
  savedAssignment: AssignmentDetail | null;
  onDone: () => void;
}

export function useSaveAssignment({ classId, savedAssignment, onDone }: Options) {
  const { t } = useTranslation('assignments');
  const client = useQueryClient();
  return useAction({
    mutationFn: (values: AssignmentValues) =>
      savedAssignment === null
        ? createAssignment(classId, values)
        : updateAssignment(savedAssignment, values),
    meta: { showsOwnError: true },
    onSuccess: (_answer, { title }) => {
      notify(savedAssignment === null ? t('created', { title }) : t('updated', { title }));
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'assignment-editor' });
      onDone();
    },
  });
}

import type { ClassAssignment, ClassId, ClassOverview } from '@redraft/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { ClassForm, ClassValues } from '../../domain/class-fields/index.ts';
import { notify } from '../../lib/snackbars.ts';
import { useAction } from '../../lib/use-action.ts';
import { showIssues } from '../../ui/form/use-zod-form.ts';
import { copyAssignment, copyClass } from './copy-calls.ts';

export function useCopyClass(
  original: ClassOverview,
  { form, onDone }: { form: ClassForm; onDone: () => void },
) {
  const { t } = useTranslation('copying');
  const client = useQueryClient();
  const navigate = useNavigate();
  return useAction({
    mutationFn: (values: ClassValues) => {
      const { classname, enrollkey, classStartDate, classEndDate, classTimeZone } = values;
      return copyClass({
        id: original.id,
        classname,
        enrollkey,
        classStartDate,
        classEndDate,
        classTimeZone,
      });
    },
    meta: { showsOwnError: true },
    onSuccess: ({ id }, { classname }) => {
      void client.invalidateQueries({ queryKey: ['classes'] });
      notify(t('class.done', { name: classname }), {
        action: { label: t('open'), onClick: () => void navigate(`/classdetail/${id}`) },
      });
      onDone();
    },
    onError: (error) => void showIssues(form, error),
  });
}

export interface AssignmentTarget {
  classId: ClassId;
  className: string;
  title: string;
  startDate: string;
}

export function useCopyAssignment(assignment: ClassAssignment, onDone: () => void) {
  const { t } = useTranslation('copying');
  const client = useQueryClient();
  const navigate = useNavigate();
  return useAction({
    mutationFn: ({ classId, title, startDate }: AssignmentTarget) =>
      copyAssignment({ id: assignment.id, classId, title, startDate }),
    meta: { showsOwnError: true },
    onSuccess: (_id, { classId, className, title }) => {
      void client.invalidateQueries({ queryKey: ['classes'] });
      void client.invalidateQueries({ queryKey: ['class', classId] });
      notify(t('assignment.done', { title, name: className }), {
        action: {
          label: t('open'),
          onClick: () => void navigate(`/classdetail/${classId}?tab=assignments`),
        },
      });
      onDone();
    },
  });
}

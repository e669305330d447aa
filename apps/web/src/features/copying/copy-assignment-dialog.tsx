import Typography from '@mui/material/Typography';
import type { ClassAssignment, ClassListItem, ClassOverview } from '@redraft/contracts';
import { copyAssignmentBodySchema } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { classCloses, classOpens, defaultStart } from '../../domain/assignments/index.ts';
import { now } from '../../lib/clock.ts';
import { asFieldValue } from '../../lib/i18n.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { DateTimeField } from '../../ui/form/date-time-field.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { showIssues, useZodForm } from '../../ui/form/use-zod-form.ts';
import { loadOwnClasses } from './copy-calls.ts';
import { useCopyAssignment } from './use-copy.ts';

type TargetClass = Pick<ClassListItem, 'id' | 'className' | 'startDate' | 'endDate' | 'classTimeZone'>;
interface Props {
  classDetails: ClassOverview;
  assignment: ClassAssignment;
  onClose: () => void;
}

const schema = z.object({
  title: copyAssignmentBodySchema.shape.title,
  classId: z.number().nullable().pipe(z.number()),
  startDate: z.iso.datetime(),
});

/** Copies an assignment within its class or to another one. */
export function CopyAssignmentDialog({ classDetails, assignment, onClose }: Props) {
  const { t } = useTranslation(['copying', 'assignments']);
  const ownClasses = useQuery({
    queryKey: ['classes', 'all'],
    queryFn: ({ signal }) => loadOwnClasses(signal),
  });
  const targetClasses: readonly TargetClass[] = ownClasses.data ?? [classDetails];
  const [defaultValues] = useState(() => ({
    title: t('assignment.titleOf', { title: assignment.title, ...asFieldValue }),
    classId: classDetails.id,
    startDate: defaultStart(classDetails, now()),
  }));
  const form = useZodForm(schema, { defaultValues });
  const copy = useCopyAssignment(assignment, onClose);
  const target = targetClasses.find(({ id }) => id === form.watch('classId')) ?? classDetails;
  const pickClass = (id: unknown) => {
    const pickedClass = targetClasses.find((candidate) => candidate.id === id);
    if (pickedClass !== undefined)
      form.setValue('startDate', defaultStart(pickedClass, now()), { shouldDirty: true });
  };
  return (
    <FormDialog
      form={form}
      title={t('assignment.title')}
      subtitle={assignment.title}
      submitLabel={t('copy')}
      saving={copy}
      onSubmit={(values) =>
        copy.mutate(
          { ...values, classId: target.id, className: target.className },
          { onError: (error) => showIssues(form, error) },
        )
      }
      onClose={onClose}
    >
      <TextField control={form.control} name="title" label={t('assignments:fields.title')} isRequired />
      <SelectField
        control={form.control}
        name="classId"
        label={t('assignment.into')}
        options={targetClasses.map(({ id, className }) => ({ value: id, label: className }))}
        isLoading={ownClasses.isPending}
        isRequired
        onPick={pickClass}
      />
      <DateTimeField
        control={form.control}
        name="startDate"
        label={t('assignments:fields.start')}
        zone={target.classTimeZone}
        min={classOpens(target)}
        max={classCloses(target)}
        isRequired
      />
      <Typography color="textSecondary">{t('assignment.along')}</Typography>
    </FormDialog>
  );
}

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import type { ClassOverview } from '@redraft/contracts';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ClassForm, DayBounds } from '../../../domain/class-fields/index.ts';
import {
  computeBounds,
  editClassSchema,
  GradeFields,
  SubjectFields,
  storedClass,
  ZoneField,
} from '../../../domain/class-fields/index.ts';
import { isEditConflict, messageOf } from '../../../lib/api-error.ts';
import { dayInSentence } from '../../../lib/class-time.ts';
import { UnsavedDialog, UnsavedGuard } from '../../../ui/dialogs/unsaved-guard.tsx';
import { DateField } from '../../../ui/form/date-field.tsx';
import { Form, FormError, FormRow } from '../../../ui/form/form.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useZodForm } from '../../../ui/form/use-zod-form.ts';
import { useSaveClass } from './use-save-class.ts';

interface Props {
  base: ClassOverview;
  newest: ClassOverview;
  onRestart: () => void;
  onClose: () => void;
}

export function EditClassForm({ base, newest, onRestart, onClose }: Props) {
  const { t } = useTranslation(['classes', 'ui', 'common']);
  const form = useEditForm(base);
  const [isAsking, setAsking] = useState(false);
  const save = useSaveClass(base, form, onClose);
  const { isDirty } = form.formState;
  const isConflict = isEditConflict(save.error);
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, maxWidth: 880 }}>
      <Form form={form} onSubmit={(values) => save.mutate(values)} label={t('edit')}>
        <SubjectFields form={form} autoFocus />
        <TextField
          control={form.control}
          name="enrollkey"
          label={t('field.enrollKey')}
          helper={t('keyFixed')}
          isReadOnly
        />
        <ZoneField form={form} />
        <DayFields form={form} assignments={base.assignments} />
        <GradeFields form={form} inUse={newest.lettersInUse} />
        {isConflict ? (
          <Alert
            severity="error"
            action={
              <Button
                color="inherit"
                size="small"
                onClick={onRestart}
                disabled={newest.version === base.version}
              >
                {t('reload')}
              </Button>
            }
          >
            {messageOf(save.error)} {t('conflictHint')}
          </Alert>
        ) : (
          <FormError error={save.error} />
        )}
        <Stack direction="row" sx={{ gap: 1 }}>
          <Button type="submit" variant="contained" loading={save.isPending}>
            {t('common:save')}
          </Button>
          <Button
            color="inherit"
            disabled={save.isPending}
            onClick={() => (isDirty ? setAsking(true) : onClose())}
          >
            {t('common:cancel')}
          </Button>
        </Stack>
      </Form>
      <UnsavedDialog open={isAsking} onStay={() => setAsking(false)} onLeave={onClose} />
      <UnsavedGuard isUnsaved={isDirty} />
    </Card>
  );
}

function useEditForm(base: ClassOverview): ClassForm {
  const { t } = useTranslation(['classes', 'ui']);
  const schema = useMemo(
    () =>
      editClassSchema({
        boundsIn: (zone) => computeBounds(base.assignments, zone),
        messages: {
          startAfterEnd: t('startAfterEnd'),
          startTooLate: (day) => t('startTooLate', { day: dayInSentence(day) }),
          endTooEarly: (day) => t('endTooEarly', { day: dayInSentence(day) }),
        },
      }),
    [base.assignments, t],
  );
  const [defaultValues] = useState(() => storedClass(base));
  return useZodForm(schema, { defaultValues });
}

interface DayProps {
  form: ClassForm;
  assignments: ClassOverview['assignments'];
}

function DayFields({ form, assignments }: DayProps) {
  const { t } = useTranslation('classes');
  const { control } = form;
  const zone = useWatch({ control, name: 'classTimeZone' });
  const bounds: DayBounds = zone === null ? {} : computeBounds(assignments, zone);
  // Each day affects the validity of the other.
  const validateDates = () => void form.trigger(['classStartDate', 'classEndDate']);
  return (
    <FormRow>
      <DateField
        control={control}
        name="classStartDate"
        label={t('field.startDate')}
        isRequired
        onPick={validateDates}
        {...(bounds.latestStart === undefined ? {} : { max: bounds.latestStart })}
      />
      <DateField
        control={control}
        name="classEndDate"
        label={t('field.endDate')}
        isRequired
        onPick={validateDates}
        {...(bounds.earliestEnd === undefined ? {} : { min: bounds.earliestEnd })}
      />
    </FormRow>
  );
}

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type {
  Accommodation,
  ClassAccommodations,
  ClassMember,
  ClassOverview,
  OwnedSubmission,
} from '@redraft/contracts';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefreshClass } from '../../domain/classes/index.ts';
import { hasEnded } from '../../lib/class-time.ts';
import { now } from '../../lib/clock.ts';
import { FullScreenDialog } from '../../ui/dialogs/full-screen-dialog.tsx';
import { Form, FormError } from '../../ui/form/form.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useZodForm } from '../../ui/form/use-zod-form.ts';
import type { AccommodationForm } from './accommodation-time-fields.tsx';
import { AccommodationTimeFields } from './accommodation-time-fields.tsx';
import { accommodationFormSchema, toAccommodations, toValues } from './accommodation-values.ts';
import { ConsequenceNote } from './consequence-note.tsx';
import { buildPreviewRows } from './deadline-preview.ts';
import { DeadlineTable } from './deadline-table.tsx';
import { ExceptionFields } from './exception-fields.tsx';
import { useSaveAccommodations } from './use-save-accommodations.ts';

interface Props {
  classDetails: ClassOverview;
  student: ClassMember;
  name: string;
  accommodations: readonly Accommodation[];
  assignments: ClassAccommodations['assignments'];
  classEnd: string;
  /** The student's submissions. */
  submissions: readonly OwnedSubmission[];
  onClose: () => void;
}

/** The dialog once its data is loaded. */
export function AccommodationFormDialog(props: Props) {
  const { classDetails, student, name, accommodations, assignments, classEnd, submissions, onClose } = props;
  const { t } = useTranslation(['accommodations', 'common']);
  const formId = useId();
  const [openedAt] = useState(now);
  const schema = accommodationFormSchema({ tooLong: t('tooLong'), noteWithoutTime: t('noteAlone') });
  const form = useZodForm(schema, { defaultValues: toValues(accommodations) });
  useNoteRevalidation(form);
  const refresh = useRefreshClass(classDetails.id);
  const { id: classId } = classDetails;
  const save = useSaveAccommodations({ classId, studentId: student.id, name, refresh, onDone: onClose });
  const enforced = classDetails.assignments.filter((one) => one.preventAfterDueDate).map(({ id }) => id);
  const parsedValues = schema.safeParse(form.watch());
  const rows = parsedValues.success
    ? buildPreviewRows({
        assignments,
        enforced: new Set(enforced),
        student: { submissions, accommodations: accommodations },
        granted: toAccommodations(parsedValues.data),
        zone: classDetails.classTimeZone,
        classEnd,
        now: openedAt,
      })
    : null;
  return (
    <FullScreenDialog
      open
      title={t('title')}
      subtitle={name}
      onClose={onClose}
      hasUnsavedChanges={!save.isSuccess && form.formState.isDirty}
      width="form"
      actions={
        <Button type="submit" form={formId} variant="contained" loading={save.isPending}>
          {t('common:save')}
        </Button>
      }
    >
      <Stack sx={{ gap: 3 }}>
        <Typography color="textSecondary">{t('intro', { name })}</Typography>
        {hasEnded(classDetails, openedAt) && <Alert severity="info">{t('classEnded')}</Alert>}
        <FormError error={save.error} />
        <Form
          form={form}
          onSubmit={(values) => save.mutate(toAccommodations(values))}
          id={formId}
          label={t('formLabel', { name })}
        >
          <AccommodationTimeFields form={form} legend={t('wholeClass')} />
          <ExceptionFields form={form} assignments={assignments} />
          <TextField
            control={form.control}
            name="note"
            label={t('note')}
            helper={t('noteHelp')}
            minRows={2}
          />
        </Form>
        <ConsequenceNote rows={rows ?? []} />
        <DeadlineTable name={name} rows={rows} zone={classDetails.classTimeZone} />
      </Stack>
    </FullScreenDialog>
  );
}

/** A note without an accommodation is invalid; adding an accommodation clears the error. */
function useNoteRevalidation(form: AccommodationForm): void {
  // Revalidates the note when another field changes.
  useEffect(() => {
    const subscription = form.watch((_values, { name }) => {
      if (name !== 'note' && form.getFieldState('note').invalid) void form.trigger('note');
    });
    return () => subscription.unsubscribe();
  }, [form]);
}

import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { ClassOverview } from '@redraft/contracts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { computeBounds, dayIn } from '../../domain/class-fields/index.ts';
import { updateClass, useRefreshClass } from '../../domain/classes/index.ts';
import { dayInSentence, dayOf } from '../../lib/class-time.ts';
import { notify } from '../../lib/snackbars.ts';
import { useAction } from '../../lib/use-action.ts';
import { DateField } from '../../ui/form/date-field.tsx';
import { Form, FormError } from '../../ui/form/form.tsx';
import { showIssues, useZodForm } from '../../ui/form/use-zod-form.ts';
import type { AssignmentForm } from './assignment-form.ts';

interface Props {
  /** Its typed values stay; only errors about the old class end are cleared. */
  form: AssignmentForm;
  classDetails: ClassOverview;
  onMoved: () => void;
  onClose: () => void;
}

/** Moves the end of the class if it prevents a deadline. */
export function ClassEndDialog({ form, classDetails, onMoved, onClose }: Props) {
  const { t } = useTranslation(['assignments', 'classes', 'common', 'ui']);
  const id = useId();
  const earliest = computeEarliestEnd(classDetails);
  const schema = z.object({
    classEndDate: z.iso.date().refine((day) => day >= earliest, {
      error: t('classes:endTooEarly', { day: dayInSentence(earliest) }),
    }),
  });
  const [defaultValues] = useState(() => ({
    classEndDate: computeSuggestedEnd(form.getValues('endDate'), classDetails),
  }));
  const endDateForm = useZodForm(schema, { defaultValues });
  const save = useMoveEnd(classDetails, () => {
    form.clearErrors(['startDate', 'endDate']);
    onMoved();
    onClose();
  });
  return (
    <Dialog open onClose={save.isPending ? undefined : onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{t('classEnd.title', { name: classDetails.className })}</DialogTitle>
      <DialogContent>
        <Form
          form={endDateForm}
          id={`${id}-form`}
          label={t('classes:field.endDate')}
          onSubmit={({ classEndDate }) =>
            save.mutate(classEndDate, { onError: (error) => void showIssues(endDateForm, error) })
          }
        >
          <DateField
            control={endDateForm.control}
            name="classEndDate"
            label={t('classes:field.endDate')}
            min={earliest}
            isRequired
          />
          <FormError error={save.error} />
        </Form>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} disabled={save.isPending}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" form={`${id}-form`} variant="contained" loading={save.isPending}>
          {t('common:save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Not before the last assignment or the start of the class. */
function computeEarliestEnd({ assignments, classTimeZone, startDate }: ClassOverview): string {
  const { earliestEnd = '' } = computeBounds(assignments, classTimeZone);
  return [earliestEnd, dayOf(startDate)].toSorted().at(-1) ?? '';
}

/** The day of the deadline, if it is after the class end. */
function computeSuggestedEnd(deadline: string, { endDate, classTimeZone }: ClassOverview): string {
  const day = deadline === '' ? '' : dayIn(classTimeZone, Date.parse(deadline));
  return [day, dayOf(endDate)].toSorted().at(-1) ?? '';
}

/** Based on the loaded version of the class; after a conflict, the latest version is fetched for the next attempt. */
function useMoveEnd(classDetails: ClassOverview, onDone: () => void) {
  const { t } = useTranslation('assignments');
  const refresh = useRefreshClass(classDetails.id);
  return useAction({
    mutationFn: (classEndDate: string) =>
      updateClass({
        id: classDetails.id,
        version: classDetails.version,
        classname: classDetails.className,
        classEndDate,
        subjectarea: classDetails.subjectAreaId,
        studentlevel: classDetails.studentLevelId,
        classStartDate: dayOf(classDetails.startDate),
        classTimeZone: classDetails.classTimeZone,
        gradeMethod: classDetails.gradeMethod,
        grades: classDetails.grades,
      }),
    meta: { showsOwnError: true },
    onSuccess: async (_answer, day) => {
      await refresh();
      notify(t('classEnd.moved', { name: classDetails.className, day: dayInSentence(day) }));
      onDone();
    },
    onError: () => void refresh(),
  });
}

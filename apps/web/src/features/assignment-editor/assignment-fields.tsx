import type { ClassOverview } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { earliestEnd, endAfterStart } from '../../domain/assignments/index.ts';
import { DateTimeField } from '../../ui/form/date-time-field.tsx';
import { FormRow } from '../../ui/form/form.tsx';
import { NumberField } from '../../ui/form/number-field.tsx';
import { createEndPusher } from '../../ui/form/push-end-date.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { RichTextField } from '../../ui/rich-text/rich-text-field.tsx';
import type { AssignmentForm } from './assignment-form.ts';
import type { DateLimits } from './assignment-values.ts';
import { ClassEndNote } from './class-end-note.tsx';
import { DeadlineChoices } from './deadline-choices.tsx';

interface Props {
  form: AssignmentForm;
  /** Determines the time zone and date limits. */
  classDetails: ClassOverview;
  limits: DateLimits;
  isNew: boolean;
  onClassMoved: () => void;
}

export function AssignmentFields({ form, classDetails, limits, isNew, onClassMoved }: Props) {
  const { t } = useTranslation('assignments');
  const { control } = form;
  const zone = classDetails.classTimeZone;
  const start = form.watch('startDate');
  const { isSubmitted } = form.formState;
  const [pushEnd] = useState(() => createEndPusher(endAfterStart));
  // Does not validate before the first submit, as in all forms: an error shown now could be outdated by the corrected time.
  const moveEnd = (endDate: string) =>
    form.setValue('endDate', pushEnd(endDate, form.getValues('endDate')), {
      shouldDirty: true,
      shouldValidate: isSubmitted,
    });
  return (
    <>
      <FormRow>
        <TextField control={control} name="title" label={t('fields.title')} isRequired autoFocus={isNew} />
        <NumberField
          control={control}
          name="pointValue"
          label={t('fields.points')}
          helper={t('fields.pointsHelp')}
          isRequired
        />
      </FormRow>
      <FormRow>
        <DateTimeField
          control={control}
          name="startDate"
          label={t('fields.start')}
          zone={zone}
          min={limits.earliestStart}
          max={limits.classEnd}
          onPick={moveEnd}
          isRequired
        />
        <DateTimeField
          control={control}
          name="endDate"
          label={t('fields.deadline')}
          zone={zone}
          min={earliestEnd(start)}
          max={limits.classEnd}
          isRequired
        />
      </FormRow>
      <DeadlineChoices form={form} classDetails={classDetails} />
      <ClassEndNote form={form} classDetails={classDetails} onMoved={onClassMoved} />
      <RichTextField control={control} name="description" label={t('fields.description')} minRows={7} />
    </>
  );
}

import type { ClassOverview } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listDeadlinePresets } from '../../domain/assignments/index.ts';
import { formatInZone } from '../../lib/class-time.ts';
import { readLastChoice, sortLastFirst, storeLastChoice } from '../../lib/last-choice.ts';
import { QuickChoices } from '../../ui/form/quick-choices.tsx';
import type { AssignmentForm } from './assignment-form.ts';

const lastChoiceKey = 'assignmentLength';

/** Buttons for common deadlines: some weeks after the start, or the end of the class. */
export function DeadlineChoices({
  form,
  classDetails,
}: {
  form: AssignmentForm;
  classDetails: ClassOverview;
}) {
  const { t } = useTranslation('assignments');
  const [start, end] = form.watch(['startDate', 'endDate']);
  // Read on opening: buttons must not reorder while they are clicked.
  const [last] = useState(() => readLastChoice(lastChoiceKey));
  const choices = listDeadlinePresets(classDetails, start).map(({ id, at }) => ({
    id,
    label: t(`quick.${id}`),
    effect: formatInZone(at, classDetails.classTimeZone),
    value: at,
  }));
  return (
    <QuickChoices
      label={t('quick.label')}
      choices={sortLastFirst(choices, last)}
      value={end}
      onChoose={({ id, value }) => {
        storeLastChoice(lastChoiceKey, id);
        form.setValue('endDate', value, {
          shouldDirty: true,
          shouldValidate: form.formState.isSubmitted,
        });
      }}
    />
  );
}

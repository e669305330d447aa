import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { readLastChoice, sortLastFirst, storeLastChoice } from '../../lib/last-choice.ts';
import { QuickChoices } from '../../ui/form/quick-choices.tsx';
import { listClassLengths } from './class-days.ts';
import type { ClassForm } from './class-fields.tsx';

const topic = 'classLength';

/** Common class lengths, which set the last day. */
export function LengthChoices({ form }: { form: ClassForm }) {
  const { t } = useTranslation('classes');
  const { control } = form;
  const [start, end] = useWatch({ control, name: ['classStartDate', 'classEndDate'] });
  // Read on opening: buttons must not reorder while they are clicked.
  const [last] = useState(() => readLastChoice(topic));
  const choices = listClassLengths(start).map(({ id, end: day }) => ({
    id,
    label: t(`length.${id}`),
    effect: day,
    value: day,
  }));
  return (
    <QuickChoices
      label={t('length.label')}
      choices={sortLastFirst(choices, last)}
      value={end}
      onChoose={({ id, value }) => {
        storeLastChoice(topic, id);
        form.setValue('classEndDate', value, {
          shouldDirty: true,
          shouldValidate: form.formState.isSubmitted,
        });
      }}
    />
  );
}

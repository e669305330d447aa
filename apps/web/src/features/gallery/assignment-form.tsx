import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { notify } from '../../lib/snackbars.ts';
import { typedNumber } from '../../lib/typed-number.ts';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { DateField } from '../../ui/form/date-field.tsx';
import { DateTimeField } from '../../ui/form/date-time-field.tsx';
import { Form, FormRow } from '../../ui/form/form.tsx';
import { NumberField } from '../../ui/form/number-field.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { ToggleField } from '../../ui/form/toggle-field.tsx';
import { useZodForm } from '../../ui/form/use-zod-form.ts';

const zone = 'America/New_York';
const areas = ['history', 'literature', 'philosophy', 'biology'] as const;
const visibilities = ['never', 'always', 'afterGrade'] as const;

const schema = z.object({
  title: z.string().trim().min(1),
  points: typedNumber(z.number().min(0).max(100)),
  area: z.enum(areas).nullable().pipe(z.enum(areas)),
  day: z.iso.date(),
  start: z.iso.datetime(),
  deadline: z.iso.datetime(),
  auto: z.boolean(),
  analytics: z.enum(visibilities),
  description: z.string().max(2000),
});

interface Props {
  id?: string;
  hasButton?: boolean;
  onDirty?: (isDirty: boolean) => void;
  onSaved: () => void;
}

export function AssignmentForm({ id, hasButton = false, onDirty, onSaved }: Props) {
  const { t } = useTranslation('gallery');
  const { t: common } = useTranslation();
  const form = useZodForm(schema, {
    defaultValues: {
      title: '',
      points: 100,
      area: null,
      day: '2026-10-01',
      start: '2026-10-24T13:00:00Z',
      deadline: '2026-11-02T04:59:00Z',
      auto: true,
      analytics: 'never',
      description: '',
    },
  });
  const { control } = form;
  const { isDirty } = form.formState;
  // Reports unsaved changes to the surrounding dialog.
  useEffect(() => onDirty?.(isDirty), [isDirty, onDirty]);
  const save = () => {
    notify(t('form.saved'));
    onSaved();
  };
  return (
    <Form form={form} onSubmit={save} label={t('form.label')} {...(id === undefined ? {} : { id })}>
      <TextField control={control} name="title" label={t('form.name')} isRequired />
      <FormRow>
        <NumberField control={control} name="points" label={t('form.points')} isRequired />
        <SelectField
          control={control}
          name="area"
          label={t('form.area')}
          options={areas.map((area) => ({ value: area, label: t(`areas.${area}`) }))}
          isRequired
        />
        <DateField control={control} name="day" label={t('form.day')} min="2026-09-01" />
      </FormRow>
      <FormRow>
        <DateTimeField
          control={control}
          name="start"
          label={t('form.start')}
          zone={zone}
          min="2026-10-20T00:00:00Z"
        />
        <DateTimeField
          control={control}
          name="deadline"
          label={t('form.deadline')}
          zone={zone}
          max="2026-12-18T04:59:00Z"
        />
      </FormRow>
      <ToggleField
        control={control}
        name="analytics"
        label={t('form.analytics')}
        options={visibilities.map((value) => ({ value, label: t(`form.${value}`) }))}
      />
      <CheckboxField control={control} name="auto" label={t('form.auto')} tip={t('form.autoTip')} />
      <TextField
        control={control}
        name="description"
        label={t('form.description')}
        minRows={5}
        maxLength={2000}
      />
      {hasButton && (
        <div>
          <Button type="submit" variant="contained">
            {common('create')}
          </Button>
        </div>
      )}
    </Form>
  );
}

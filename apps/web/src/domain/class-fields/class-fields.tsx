import type { LetterInUse } from '@redraft/contracts';
import { useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { now } from '../../lib/clock.ts';
import { lookupName } from '../../lib/sentences.ts';
import { DateField } from '../../ui/form/date-field.tsx';
import { FormRow } from '../../ui/form/form.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { ToggleField } from '../../ui/form/toggle-field.tsx';
import { useHasRendered } from '../../ui/use-has-rendered.ts';
import { nextDay } from './class-days.ts';
import type { ClassInput, ClassValues } from './class-schema.ts';
import { GradesField } from './grades-field.tsx';
import { useLookups } from './use-lookups.ts';
import { zoneOptions } from './zone-options.ts';

export type ClassForm = UseFormReturn<ClassInput, unknown, ClassValues>;

/** Name and subject of the class. */
export function SubjectFields({ form, autoFocus = false }: { form: ClassForm; autoFocus?: boolean }) {
  const { t } = useTranslation('classes');
  const { control } = form;
  return (
    <>
      <TextField
        control={control}
        name="classname"
        label={t('field.className')}
        isRequired
        autoFocus={autoFocus}
      />
      <FormRow>
        <LookupField form={form} type="area" />
        <LookupField form={form} type="level" />
      </FormRow>
    </>
  );
}

function LookupField({ form, type }: { form: ClassForm; type: 'area' | 'level' }) {
  const { t } = useTranslation('classes');
  const lookups = useLookups(type);
  const options = lookups.data?.map(({ id, name }) => ({ value: id, label: lookupName(type, name) })) ?? [];
  return (
    <SelectField
      control={form.control}
      name={type === 'area' ? 'subjectarea' : 'studentlevel'}
      label={type === 'area' ? t('field.subjectArea') : t('field.studentLevel')}
      options={options}
      isLoading={lookups.isPending}
      isRequired
      {...(lookups.isError ? { helper: t('lookupFailed') } : {})}
    />
  );
}

interface ZoneProps {
  form: ClassForm;
  onPick?: (zone: string) => void;
}

export function ZoneField({ form, onPick }: ZoneProps) {
  const { t } = useTranslation('classes');
  const initial = form.formState.defaultValues?.classTimeZone ?? null;
  // Formatting 400 zone names takes a tenth of a second, so the form is rendered first.
  const hasRendered = useHasRendered();
  const options = useMemo(() => {
    const initialOptions = initial === null ? [] : [initial];
    return zoneOptions(
      now(),
      hasRendered ? [...Intl.supportedValuesOf('timeZone'), 'UTC', ...initialOptions] : initialOptions,
    );
  }, [initial, hasRendered]);
  return (
    <SelectField
      control={form.control}
      name="classTimeZone"
      label={t('field.timeZone')}
      helper={t('zoneHelp')}
      options={options}
      isRequired
      onPick={(zone) => onPick?.(String(zone))}
    />
  );
}

interface DayProps {
  form: ClassForm;
  /** Moves the end after a new start was picked. */
  onPickStart: (day: string) => void;
}

/** First and last day of a new class, which lasts at least a day. */
export function DayFields({ form, onPickStart }: DayProps) {
  const { t } = useTranslation('classes');
  const { control } = form;
  const min = nextDay(useWatch({ control, name: 'classStartDate' }));
  return (
    <FormRow>
      <DateField
        control={control}
        name="classStartDate"
        label={t('field.startDate')}
        isRequired
        onPick={onPickStart}
      />
      <DateField
        control={control}
        name="classEndDate"
        label={t('field.endDate')}
        isRequired
        {...(min === '' ? {} : { min })}
      />
    </FormRow>
  );
}

/** Grading method; letter grades only if the class uses letters. */
export function GradeFields({ form, inUse = [] }: { form: ClassForm; inUse?: readonly LetterInUse[] }) {
  const { t } = useTranslation('classes');
  const { control } = form;
  const method = useWatch({ control, name: 'gradeMethod' });
  return (
    <>
      <ToggleField
        control={control}
        name="gradeMethod"
        label={t('field.gradeMethod')}
        options={[
          { value: 'Numeric', label: t('method.Numeric') },
          { value: 'Letter', label: t('method.Letter') },
        ]}
      />
      {method === 'Letter' && <GradesField control={control} inUse={inUse} />}
    </>
  );
}

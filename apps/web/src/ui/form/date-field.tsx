import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { createLazyCode } from '../lazy-code.ts';
import type { DayPickerProps } from './day-picker.tsx';
import type { FieldProps } from './field-props.ts';
import { PickerPlaceholder } from './picker-placeholder.tsx';
import { useLazyPickerField } from './use-lazy-picker-field.ts';

type Props<Input extends FieldValues, Output> = FieldProps<Input, Output> & {
  /** Date, yyyy-MM-dd. */
  min?: string;
  max?: string;
  onPick?: (day: string) => void;
};

const dayPicker = createLazyCode<DayPickerProps>(async () => (await import('./day-picker.tsx')).DayPicker);

/** A calendar day; the form holds yyyy-MM-dd. */
export function DateField<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { min, max } = props;
  const { t } = useTranslation('ui');
  const { Picker, value, resting, picking, fieldProps } = useLazyPickerField(props, dayPicker);
  const day = value.slice(0, 10);
  const rangeProblem =
    (min !== undefined && day !== '' && day < min && t('form.notBefore', { time: min })) ||
    (max !== undefined && day !== '' && day > max && t('form.notAfter', { time: max }));
  const fieldOptions = fieldProps(rangeProblem, props.helper);
  if (Picker === undefined) return <PickerPlaceholder {...resting} {...fieldOptions} text={day} />;
  return <Picker {...picking} {...fieldOptions} min={min} max={max} />;
}

import type { FieldValues } from 'react-hook-form';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { lateCode } from '../late-code.ts';
import type { DayPickerProps } from './day-picker.tsx';
import type { FieldProps } from './field-props.ts';
import { problemOf } from './problem-of.ts';
import { RestingField } from './resting-field.tsx';
import { usePicker } from './use-picker.ts';

type Props<Input extends FieldValues, Output> = FieldProps<Input, Output> & {
  /** Days, yyyy-MM-dd. */
  min?: string;
  max?: string;
  onPick?: (day: string) => void;
};

const dayPicker = lateCode<DayPickerProps>(async () => (await import('./day-picker.tsx')).DayPicker);

/** A calendar day; the form holds yyyy-MM-dd. */
export function DateField<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { control, name, min, max } = props;
  const { t } = useTranslation('ui');
  const { field, fieldState } = useController({ control, name });
  const { Picker, isEntered, enter, leave } = usePicker(dayPicker);
  const day = typeof field.value === 'string' ? field.value.slice(0, 10) : '';
  const outside =
    (min !== undefined && day !== '' && day < min && t('form.notBefore', { time: min })) ||
    (max !== undefined && day !== '' && day > max && t('form.notAfter', { time: max }));
  const shared = {
    label: props.label,
    helper: problemOf(fieldState) ?? (outside || props.helper),
    isInvalid: fieldState.invalid || outside !== false,
    isRequired: props.isRequired ?? false,
    isDisabled: props.isDisabled ?? false,
  };
  if (Picker === undefined) {
    const onBlur = () => {
      leave();
      field.onBlur();
    };
    return <RestingField field={{ ...field, onBlur }} text={day} onFocus={enter} {...shared} />;
  }
  const handleChange = (text: string) => {
    field.onChange(text);
    if (text !== '') props.onPick?.(text);
  };
  return (
    <Picker field={field} min={min} max={max} autoFocus={isEntered} onChange={handleChange} {...shared} />
  );
}

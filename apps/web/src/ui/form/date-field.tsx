import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { FieldValues } from 'react-hook-form';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { fromDay, toDay } from '../../lib/zoned-input.ts';
import type { FieldProps } from './field-props.ts';
import { PickerLanguage } from './picker-language.tsx';
import { usePickedTime } from './use-picked-time.ts';

type Props<Input extends FieldValues, Output> = FieldProps<Input, Output> & {
  /** Days, yyyy-MM-dd. */
  min?: string;
  max?: string;
  onPick?: (day: string) => void;
};

/** A calendar day; the form holds yyyy-MM-dd. */
export function DateField<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { control, name, min, max } = props;
  const { t } = useTranslation('ui');
  const { field, fieldState } = useController({ control, name });
  const day = typeof field.value === 'string' ? field.value.slice(0, 10) : '';
  const { time, handleChange } = usePickedTime({
    value: field.value,
    toText: toDay,
    fromText: fromDay,
    onChange: (text) => {
      field.onChange(text);
      if (text !== '') props.onPick?.(text);
    },
  });
  const earliest = fromDay(min);
  const latest = fromDay(max);
  const limits = { ...(earliest && { minDate: earliest }), ...(latest && { maxDate: latest }) };
  const outside =
    (min !== undefined && day !== '' && day < min && t('form.notBefore', { time: min })) ||
    (max !== undefined && day !== '' && day > max && t('form.notAfter', { time: max }));
  return (
    <PickerLanguage>
      <DatePicker
        label={props.label}
        value={time}
        onChange={handleChange}
        timezone="UTC"
        format="yyyy-MM-dd"
        {...limits}
        disabled={props.isDisabled ?? false}
        slotProps={{
          textField: {
            name: field.name,
            onBlur: field.onBlur,
            inputRef: field.ref,
            required: props.isRequired ?? false,
            error: fieldState.invalid || outside !== false,
            helperText: fieldState.error?.message ?? (outside || props.helper),
            size: 'small',
            fullWidth: true,
          },
        }}
      />
    </PickerLanguage>
  );
}

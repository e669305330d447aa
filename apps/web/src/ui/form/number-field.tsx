import MuiTextField from '@mui/material/TextField';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useController } from 'react-hook-form';
import { parseDecimal } from '../../lib/decimal.ts';
import type { FieldProps } from './field-props.ts';

type Props<Input extends FieldValues, Output> = FieldProps<Input, Output> & { isWhole?: boolean };

/**
 * A number; the form holds NaN while nothing or no number is typed, because an empty text or null would be
 * coerced to 0 by a schema. What is typed stays as typed ("1.", "007") until the value changes elsewhere.
 */
export function NumberField<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { control, name, label, helper, isRequired = false, isDisabled = false, isWhole = false } = props;
  const { field, fieldState } = useController({ control, name });
  const [typed, setTyped] = useState('');
  const shown = Object.is(parseDecimal(typed), Number(field.value)) ? typed : textOf(field.value);
  const handleChange = (text: string) => {
    setTyped(text);
    field.onChange(parseDecimal(text));
  };
  return (
    <MuiTextField
      name={field.name}
      inputRef={field.ref}
      value={shown}
      onChange={(event) => handleChange(event.target.value)}
      onBlur={field.onBlur}
      label={label}
      required={isRequired}
      disabled={isDisabled}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? helper}
      size="small"
      fullWidth
      slotProps={{ htmlInput: { inputMode: isWhole ? 'numeric' : 'decimal' } }}
    />
  );
}

function textOf(value: unknown): string {
  return typeof value === 'number' && !Number.isNaN(value) ? String(value) : '';
}

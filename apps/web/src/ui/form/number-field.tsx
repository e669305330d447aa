import InputAdornment from '@mui/material/InputAdornment';
import MuiTextField from '@mui/material/TextField';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { readNumber, writeNumber } from '../../lib/typed-number.ts';
import type { FieldProps } from './field-props.ts';
import { findProblem } from './find-problem.ts';

type Props<Input extends FieldValues, Output> = FieldProps<Input, Output> & {
  isInteger?: boolean;
  /** Focusable but not editable. */
  isReadOnly?: boolean;
  /** Shown after the number; may be typed as well. */
  unit?: '%';
};

/**
 * The field for all typed numbers; the form holds a `TypedNumber`. Keeps the typed text ("1.", "007", "25%") until the value changes elsewhere; text
 * that is not a number shows an error and is never stored.
 */
export function NumberField<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { control, name, label, helper, isRequired = false, isDisabled = false, isInteger = false } = props;
  const { isReadOnly = false } = props;
  const { i18n } = useTranslation();
  const { field, fieldState } = useController({ control, name });
  const notation = { language: i18n.language, unit: props.unit };
  const [text, setText] = useState('');
  const displayedText = Object.is(readNumber(text, notation), field.value)
    ? text
    : writeNumber(field.value, notation.language);
  const handleChange = (next: string) => {
    setText(next);
    field.onChange(readNumber(next, notation));
  };
  return (
    <MuiTextField
      name={field.name}
      inputRef={field.ref}
      value={displayedText}
      onChange={(event) => handleChange(event.target.value)}
      onBlur={field.onBlur}
      label={label}
      required={isRequired}
      disabled={isDisabled}
      error={fieldState.invalid}
      helperText={findProblem(fieldState) ?? helper}
      size="small"
      fullWidth
      autoComplete="off"
      slotProps={{
        htmlInput: { inputMode: isInteger ? 'numeric' : 'decimal', readOnly: isReadOnly },
        ...(props.unit === undefined
          ? {}
          : { input: { endAdornment: <InputAdornment position="end">{props.unit}</InputAdornment> } }),
      }}
    />
  );
}

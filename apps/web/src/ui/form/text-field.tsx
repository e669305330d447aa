import MuiTextField from '@mui/material/TextField';
import type { FieldValues } from 'react-hook-form';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from './field-props.ts';
import { findProblem } from './find-problem.ts';

type Props<Input extends FieldValues, Output> = FieldProps<Input, Output> & {
  type?: 'text' | 'email' | 'password' | 'tel' | 'url';
  autoComplete?: string;
  placeholder?: string;
  /** Multi-line, growing with the text. */
  minRows?: number;
  /** Shows a character counter. */
  maxLength?: number;
  isReadOnly?: boolean;
  autoFocus?: boolean;
  /** Validation message known before the form is submitted. */
  problem?: string;
};

export function TextField<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { control, name, label, helper, isRequired = false, isDisabled = false, minRows, maxLength } = props;
  const { isReadOnly = false } = props;
  const { t } = useTranslation('ui');
  const { field, fieldState } = useController({ control, name });
  const value = String(field.value ?? '');
  const problem = findProblem(fieldState) ?? props.problem;
  const length =
    maxLength === undefined ? undefined : t('form.length', { count: value.length, max: maxLength });
  return (
    <MuiTextField
      name={field.name}
      inputRef={field.ref}
      value={value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      label={label}
      type={props.type ?? 'text'}
      required={isRequired}
      disabled={isDisabled}
      error={problem !== undefined}
      helperText={problem ?? helper ?? length}
      placeholder={props.placeholder}
      autoComplete={props.autoComplete}
      autoFocus={props.autoFocus ?? false}
      size="small"
      fullWidth
      multiline={minRows !== undefined}
      minRows={minRows}
      slotProps={{
        input: { readOnly: isReadOnly, ...(isReadOnly ? { sx: { bgcolor: 'surface.sunken' } } : {}) },
      }}
    />
  );
}

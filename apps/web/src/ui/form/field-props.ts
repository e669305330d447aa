import type { Control, FieldPath, FieldValues } from 'react-hook-form';

/** Props of every field: its form, the edited value, and its texts. */
export interface FieldProps<Input extends FieldValues, Output> {
  control: Control<Input, unknown, Output>;
  name: FieldPath<Input>;
  label: string;
  helper?: string | undefined;
  isRequired?: boolean;
  isDisabled?: boolean;
}

import type { Control, FieldPath, FieldValues } from 'react-hook-form';

/** What every field takes: the form it belongs to, the value it edits, and its words. */
export interface FieldProps<Input extends FieldValues, Output> {
  control: Control<Input, unknown, Output>;
  name: FieldPath<Input>;
  label: string;
  helper?: string | undefined;
  isRequired?: boolean;
  isDisabled?: boolean;
}

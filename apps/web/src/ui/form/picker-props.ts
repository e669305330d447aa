import type { Ref } from 'react';

/** Props that a form field passes to its picker. */
export interface PickerProps {
  field: { name: string; value: unknown; ref: Ref<HTMLInputElement>; onBlur: () => void };
  label: string;
  /** Text below the field: validation message or help. */
  helper: string | undefined;
  isInvalid: boolean;
  isRequired: boolean;
  isDisabled: boolean;
  /** The field had the focus when the picker's code arrived. */
  autoFocus: boolean;
  onChange: (text: string) => void;
}

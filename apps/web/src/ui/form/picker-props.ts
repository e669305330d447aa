import type { Ref } from 'react';

/** What the field of a form hands on to its picker. */
export interface PickerProps {
  field: { name: string; value: unknown; ref: Ref<HTMLInputElement>; onBlur: () => void };
  label: string;
  /** What stands under it: the problem, or some help. */
  helper: string | undefined;
  isInvalid: boolean;
  isRequired: boolean;
  isDisabled: boolean;
  /** Somebody was in the field already when its picker came. */
  autoFocus: boolean;
  onChange: (text: string) => void;
}

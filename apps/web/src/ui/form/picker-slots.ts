import type { PickerProps } from './picker-props.ts';

/** Slot props that style a picker's field and bind it to its form. */
export function pickerSlots({ field, helper, isInvalid, isRequired }: PickerProps) {
  return {
    textField: {
      name: field.name,
      onBlur: field.onBlur,
      inputRef: field.ref,
      required: isRequired,
      error: isInvalid,
      helperText: helper,
      size: 'small',
      fullWidth: true,
    },
  } as const;
}

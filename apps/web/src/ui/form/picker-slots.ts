import type { PickerProps } from './picker-props.ts';

/** How a picker's field looks and is bound to its form. */
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

import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { EventIcon } from '../icons/index.ts';
import type { PickerProps } from './picker-props.ts';

type Props = Omit<PickerProps, 'autoFocus' | 'onChange'> & { text: string; onFocus: () => void };

/** Shows a date or time in the style of its picker until the picker's code is loaded. */
export function PickerPlaceholder({ field, label, text, helper, onFocus, ...state }: Props) {
  const id = useId();
  const { isInvalid, isRequired, isDisabled } = state;
  return (
    <FormControl size="small" fullWidth error={isInvalid} required={isRequired} disabled={isDisabled}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        inputRef={field.ref}
        name={field.name}
        value={text}
        readOnly
        onFocus={onFocus}
        onBlur={field.onBlur}
        endAdornment={<EventIcon sx={{ color: 'action.active', mr: -0.5 }} />}
      />
      {helper && <FormHelperText>{helper}</FormHelperText>}
    </FormControl>
  );
}

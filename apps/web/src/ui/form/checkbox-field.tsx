import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useController } from 'react-hook-form';
import { HelpTip } from '../help-tip.tsx';
import type { FieldProps } from './field-props.ts';
import { findProblem } from './find-problem.ts';

type Props<Input extends FieldValues, Output> = FieldProps<Input, Output> & {
  /** Explanation behind a help icon. */
  tip?: string | undefined;
  /** Displayed value while another setting decides; the stored value is kept. */
  shownAs?: boolean | undefined;
  /** Called after the value changed. */
  onToggle?: (isChecked: boolean) => void;
};

export function CheckboxField<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { control, name, label, helper, isDisabled = false, tip, shownAs, onToggle } = props;
  const { field, fieldState } = useController({ control, name });
  const helperId = useId();
  const helperText = findProblem(fieldState) ?? helper;
  const handleChange = (isChecked: boolean) => {
    field.onChange(isChecked);
    onToggle?.(isChecked);
  };
  return (
    <FormControl error={fieldState.invalid} disabled={isDisabled}>
      <Stack direction="row" sx={{ alignItems: 'center' }}>
        <FormControlLabel
          label={label}
          sx={{ mr: 0.5 }}
          control={
            <Checkbox
              name={field.name}
              checked={shownAs ?? field.value === true}
              onChange={(_event, isChecked) => handleChange(isChecked)}
              onBlur={field.onBlur}
              size="small"
              slotProps={{ input: { ref: field.ref, 'aria-describedby': helperText ? helperId : undefined } }}
            />
          }
        />
        {tip !== undefined && <HelpTip topic={label} text={tip} />}
      </Stack>
      {helperText !== undefined && <FormHelperText id={helperId}>{helperText}</FormHelperText>}
    </FormControl>
  );
}

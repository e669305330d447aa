import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useController } from 'react-hook-form';
import { HelpTip } from '../help-tip.tsx';
import type { FieldProps } from './field-props.ts';
import { findProblem } from './find-problem.ts';

type Props<Input extends FieldValues, Output> = FieldProps<Input, Output> & {
  options: readonly { value: string; label: string }[];
  tip?: string;
  /** Called after a choice. */
  onChoose?: (value: string) => void;
};

/** A choice of few options, all visible. */
export function ToggleField<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { control, name, label, helper, isDisabled = false, options, tip, onChoose } = props;
  const { field, fieldState } = useController({ control, name });
  const labelId = useId();
  const helperText = findProblem(fieldState) ?? helper;
  // Clicking the selected button gives null, which is ignored: one always stays selected.
  const handleChange = (value: unknown) => {
    if (typeof value !== 'string') return;
    field.onChange(value);
    onChoose?.(value);
  };
  return (
    <FormControl error={fieldState.invalid} disabled={isDisabled}>
      <Stack direction="row" sx={{ alignItems: 'center', mb: 0.5 }}>
        <FormLabel id={labelId} component="span">
          {label}
        </FormLabel>
        {tip !== undefined && <HelpTip topic={label} text={tip} />}
      </Stack>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={field.value}
        onChange={(_event, value: unknown) => handleChange(value)}
        onBlur={field.onBlur}
        aria-labelledby={labelId}
        disabled={isDisabled}
      >
        {options.map((option, index) => (
          <ToggleButton
            key={option.value}
            value={option.value}
            ref={index === 0 ? field.ref : undefined}
            sx={{ px: 2 }}
          >
            {option.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {helperText !== undefined && <FormHelperText>{helperText}</FormHelperText>}
    </FormControl>
  );
}

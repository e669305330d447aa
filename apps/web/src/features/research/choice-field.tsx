import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface Props<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string; helper: string }[];
  value: Value;
  isDisabled: boolean;
  onChange: (value: Value) => void;
}

/** Radio buttons with a description each. */
export function ChoiceField<Value extends string>(props: Props<Value>) {
  const { label, options, value, isDisabled, onChange } = props;
  const labelId = useId();
  const handleChange = (value: string) => {
    const option = options.find((one) => one.value === value);
    if (option) onChange(option.value);
  };
  return (
    <FormControl disabled={isDisabled}>
      <FormLabel id={labelId}>{label}</FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={value}
        onChange={(_event, value) => handleChange(value)}
        sx={{ gap: 1, mt: 0.5 }}
      >
        {options.map((option) => (
          <FormControlLabel
            key={option.value}
            value={option.value}
            control={<Radio sx={{ py: 0.25 }} />}
            sx={{ alignItems: 'flex-start', mr: 0 }}
            label={
              <Stack>
                <span>{option.label}</span>
                <Typography variant="body2" color="textSecondary">
                  {option.helper}
                </Typography>
              </Stack>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { Ref } from 'react';
import { useId } from 'react';

interface Props {
  ref: Ref<HTMLInputElement>;
  name: string;
  label: string;
  type?: 'text' | 'password';
  autoComplete: string;
  autoFocus?: boolean;
  value: string;
  onChange: (value: string) => void;
  /** Validation message. */
  problem: string | undefined;
}

export function SignInField({ ref, name, label, type = 'text', value, onChange, problem, ...rest }: Props) {
  const id = useId();
  return (
    <FormControl size="small" fullWidth error={problem !== undefined}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        inputRef={ref}
        name={name}
        type={type}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        {...rest}
      />
      {problem !== undefined && <FormHelperText id={`${id}-problem`}>{problem}</FormHelperText>}
    </FormControl>
  );
}

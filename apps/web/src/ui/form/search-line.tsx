import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { FormEvent, InputHTMLAttributes, Ref } from 'react';
import { SearchIcon } from '../icons/index.ts';

interface Props {
  label: string;
  submitLabel: string;
  value: string;
  onChange: (value: string) => void;
  onSubmit: () => void;
  isBusy: boolean;
  /** Announced, and shown instead of the help text. */
  problem: string | null;
  help?: string;
  placeholder?: string;
  variant: 'contained' | 'outlined';
  type?: 'email' | 'text';
  inputRef: Ref<HTMLInputElement>;
  /** Attributes of the input element. */
  attributes?: InputHTMLAttributes<HTMLInputElement>;
}

/** A field and a button, to look up one term. */
export function SearchLine(props: Props) {
  const { problem } = props;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    props.onSubmit();
  };
  return (
    <Stack
      component="form"
      role="search"
      noValidate
      onSubmit={handleSubmit}
      direction="row"
      sx={{ gap: 1.5, alignItems: 'flex-start' }}
    >
      <TextField
        inputRef={props.inputRef}
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
        label={props.label}
        placeholder={props.placeholder}
        type={props.type ?? 'text'}
        size="small"
        error={problem !== null}
        helperText={problem ?? props.help}
        sx={{ flex: 1, maxWidth: 340 }}
        slotProps={{
          htmlInput: props.attributes ?? {},
          formHelperText: { role: problem === null ? undefined : 'alert' },
        }}
      />
      {/* Offset by the height of the label above the field. */}
      <Button
        type="submit"
        variant={props.variant}
        startIcon={<SearchIcon />}
        loading={props.isBusy}
        loadingPosition="start"
        sx={{ mt: '25px', minHeight: 40 }}
      >
        {props.submitLabel}
      </Button>
    </Stack>
  );
}

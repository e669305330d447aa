import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { messageOf } from '../../lib/api-error.ts';

interface Props<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>;
  onSubmit: (values: Output) => void;
  /** The schema refused the values; its messages stand at the fields. */
  onInvalid?: () => void;
  /** For a submit button outside the form: `<Button type="submit" form={id}>`. */
  id?: string;
  label?: string;
  children: ReactNode;
}

/** Fields under each other; the schema, not the browser, says what is wrong. */
export function Form<Input extends FieldValues, Output>({
  form,
  onSubmit,
  onInvalid,
  id,
  label,
  children,
}: Props<Input, Output>) {
  const submit = form.handleSubmit(onSubmit, onInvalid);
  return (
    <Stack
      component="form"
      id={id}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        // A dialog over a form is a part of it to React, and is no part of what it sends.
        event.stopPropagation();
        void submit(event);
      }}
      sx={{ gap: 2.5 }}
    >
      {children}
    </Stack>
  );
}

/** Why the last submit failed; nothing while there is no error. */
export function FormError({ error }: { error: unknown }) {
  if (error === null || error === undefined) return null;
  return <Alert severity="error">{messageOf(error)}</Alert>;
}

/** Fields beside each other where there is room. */
export function FormRow({ children }: { children: ReactNode }) {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2.5, '& > *': { flex: 1, minWidth: 0 } }}>
      {children}
    </Stack>
  );
}

import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { messageOf } from '../../lib/api-error.ts';

interface Props<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>;
  onSubmit: (values: Output) => void;
  /** The schema rejected the values; messages appear at the fields. */
  onInvalid?: () => void;
  /** For a submit button outside the form: `<Button type="submit" form={id}>`. */
  id?: string;
  label?: string;
  children: ReactNode;
}

/** Stacks fields; validates by the schema instead of the browser. */
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
        // React events bubble from a dialog in a portal to the form that contains it; its submit is not this form's.
        event.stopPropagation();
        void submit(event);
      }}
      sx={{ gap: 2.5 }}
    >
      {children}
    </Stack>
  );
}

/** Error of the last submit; renders nothing if there is none. */
export function FormError({ error }: { error: unknown }) {
  if (error === null || error === undefined) return null;
  return <Alert severity="error">{messageOf(error)}</Alert>;
}

/** Fields side by side if there is room. */
export function FormRow({ children }: { children: ReactNode }) {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2.5, '& > *': { flex: 1, minWidth: 0 } }}>
      {children}
    </Stack>
  );
}

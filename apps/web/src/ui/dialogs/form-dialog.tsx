import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useId } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Form, FormError } from '../form/form.tsx';
import { FullScreenDialog } from './full-screen-dialog.tsx';

interface Props<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>;
  title: string;
  subtitle?: string | undefined;
  /** Accessible name of the form, if it differs from the title. */
  label?: string;
  submitLabel: string;
  /** For actions that cannot be undone. */
  tone?: 'danger';
  /** State of the saving mutation; after success there are no unsaved changes. */
  saving: { isPending: boolean; isSuccess: boolean; error: unknown };
  onSubmit: (values: Output) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that consists of one form, with its submit button at the top. */
export function FormDialog<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { form, title, saving } = props;
  const formId = useId();
  return (
    <FullScreenDialog
      open
      title={title}
      subtitle={props.subtitle}
      onClose={props.onClose}
      hasUnsavedChanges={!saving.isSuccess && form.formState.isDirty}
      width="form"
      actions={
        <Button
          type="submit"
          form={formId}
          variant="contained"
          color={props.tone === 'danger' ? 'error' : 'primary'}
          loading={saving.isPending}
        >
          {props.submitLabel}
        </Button>
      }
    >
      <Form form={form} onSubmit={props.onSubmit} id={formId} label={props.label ?? title}>
        <FormError error={saving.error} />
        {props.children}
      </Form>
    </FullScreenDialog>
  );
}

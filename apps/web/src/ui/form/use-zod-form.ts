import { zodResolver } from '@hookform/resolvers/zod';
import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { ApiError, messageOfIssue } from '../../lib/api-error.ts';

interface Options<Input extends FieldValues> {
  defaultValues: DefaultValues<Input>;
}

/**
 * A form validated by a schema: on submit, then on each change. Not on blur: the message would shift the button being clicked from under the pointer
 * and the click would be lost.
 */
export function useZodForm<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  options: Options<Input>,
): UseFormReturn<Input, unknown, Output> {
  return useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    defaultValues: options.defaultValues,
  });
}

/** Shows the server's validation issues at their fields; returns whether there were any. */
export function showIssues<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  error: unknown,
): boolean {
  if (!(error instanceof ApiError)) return false;
  const names = Object.keys(form.getValues());
  const fieldIssues = error.issues.filter((issue) => names.includes(issue.path.split('.')[0] ?? ''));
  for (const issue of fieldIssues) {
    // cast: the path was found among the form's own names just above.
    form.setError(issue.path as Path<Input>, { message: messageOfIssue(issue) });
  }
  return fieldIssues.length > 0;
}

import { sentence } from '@redraft/sentences';
import { type Control, type FieldPath, type FieldValues, useController, useWatch } from 'react-hook-form';
import { translate } from '../../lib/sentences.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { isMistyped } from './new-password.ts';

interface Props<Input extends FieldValues, Output> {
  control: Control<Input, unknown, Output>;
  /** Field names of the password and its repetition. */
  names: readonly [FieldPath<Input>, FieldPath<Input>];
  labels: readonly [string, string];
  /** Help text below the repetition. A space reserves the line, so that an error does not move the layout. */
  helper?: string;
  /** Error message if the two differ. */
  mismatch: string;
}

/** A new password, typed twice. A mismatch is shown when the second field loses focus. */
export function NewPasswordFields<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { control, names, labels, mismatch, helper = ' ' } = props;
  const [password, confirm] = useWatch({ control, name: names }).map(String);
  // Changing the first field revalidates the second.
  useController({ control, name: names[0], rules: { deps: [names[1]] } });
  const { isTouched } = useController({ control, name: names[1] }).fieldState;
  const isWrong = isTouched && isMistyped({ password: password ?? '', confirm: confirm ?? '' });
  return (
    <>
      <TextField
        control={control}
        name={names[0]}
        label={labels[0]}
        helper={translate(sentence('account.password_rule'))}
        type="password"
        autoComplete="new-password"
        isRequired
      />
      <TextField
        control={control}
        name={names[1]}
        label={labels[1]}
        helper={helper}
        {...(isWrong ? { problem: mismatch } : {})}
        type="password"
        autoComplete="new-password"
        isRequired
      />
    </>
  );
}

import Autocomplete from '@mui/material/Autocomplete';
import MuiTextField from '@mui/material/TextField';
import type { FieldValues } from 'react-hook-form';
import { useController } from 'react-hook-form';
import type { FieldProps } from '../../../ui/form/field-props.ts';
import { findProblem } from '../../../ui/form/find-problem.ts';

type Props<Input extends FieldValues, Output> = FieldProps<Input, Output> & {
  suggestions: readonly string[];
};

/** Any text, with suggestions. */
export function SuggestField<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { control, name, label, helper, isRequired = false, suggestions } = props;
  const { field, fieldState } = useController({ control, name });
  return (
    <Autocomplete
      freeSolo
      options={suggestions}
      inputValue={String(field.value ?? '')}
      onInputChange={(_event, text) => field.onChange(text)}
      onBlur={field.onBlur}
      size="small"
      fullWidth
      renderInput={(parameters) => (
        <MuiTextField
          {...parameters}
          name={field.name}
          inputRef={field.ref}
          label={label}
          required={isRequired}
          error={fieldState.invalid}
          helperText={findProblem(fieldState) ?? helper}
        />
      )}
    />
  );
}

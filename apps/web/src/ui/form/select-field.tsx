import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import MuiTextField from '@mui/material/TextField';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useController } from 'react-hook-form';
import type { FieldProps } from './field-props.ts';
import { findProblem } from './find-problem.ts';

export interface SelectOption {
  value: string | number;
  label: string;
  group?: string;
}

type Props<Input extends FieldValues, Output> = FieldProps<Input, Output> & {
  options: readonly SelectOption[];
  isLoading?: boolean;
  placeholder?: string;
  /** Called after a choice, for dependent fields. */
  onPick?: (value: SelectOption['value']) => void;
};

/** Text values can be typed or pasted too, such as the time zone America/New_York. */
const filterOptions = createFilterOptions<SelectOption>({
  stringify: ({ label, value }) => (typeof value === 'string' ? `${label} ${value}` : label),
});

/** Select with search; the form holds the option's value, or null. */
export function SelectField<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { control, name, label, helper, isRequired = false, isDisabled = false, options } = props;
  const { field, fieldState } = useController({ control, name });
  const selectedOption = useSameOption(options.find((option) => option.value === field.value) ?? null);
  const hasGroups = options.some((option) => option.group !== undefined);
  const handleChange = (option: SelectOption | null) => {
    field.onChange(option?.value ?? null);
    if (option !== null) props.onPick?.(option.value);
  };
  return (
    <Autocomplete
      options={options}
      filterOptions={filterOptions}
      value={selectedOption}
      onChange={(_event, option) => handleChange(option)}
      onBlur={field.onBlur}
      getOptionKey={(option) => option.value}
      isOptionEqualToValue={(option, value) => option.value === value.value}
      {...(hasGroups ? { groupBy: (option: SelectOption) => option.group ?? '' } : {})}
      loading={props.isLoading ?? false}
      disabled={isDisabled}
      autoHighlight
      handleHomeEndKeys
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
          placeholder={props.placeholder}
        />
      )}
    />
  );
}

/** Keeps the object identity of an unchanged option: a new object makes MUI's Autocomplete reset the typed text. */
function useSameOption(option: SelectOption | null): SelectOption | null {
  const [selected, setSelected] = useState(option);
  if (selected?.value === option?.value && selected?.label === option?.label) return selected;
  setSelected(option);
  return option;
}

import Autocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';

type BaseProps =
  | 'filterOptions'
  | 'getOptionDisabled'
  | 'inputValue'
  | 'loading'
  | 'onInputChange'
  | 'renderOption';

interface Props<One extends { id: number }>
  extends Pick<AutocompleteProps<One, true, false, false>, BaseProps> {
  label: string;
  help: string;
  /** Why there are no options; null if there are. */
  failure: string | null;
  isWrong: boolean;
  options: One[];
  values: One[];
  nameOf: (one: One) => string;
  noneText: string;
  /** Focus target if nothing is selected. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  onChoose: (values: One[]) => void;
}

/** Multi-select with search; the list stays open and omits selected items. */
export function MultiSelectField<One extends { id: number }>({
  label,
  help,
  failure,
  isWrong,
  values,
  nameOf,
  noneText,
  inputRef,
  onChoose,
  ...rest
}: Props<One>) {
  const { t } = useTranslation('admin');
  return (
    <Autocomplete
      {...rest}
      multiple
      disableCloseOnSelect
      filterSelectedOptions
      value={values}
      getOptionLabel={nameOf}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      onChange={(_event, several) => onChoose(several)}
      loadingText={t('text.searching')}
      noOptionsText={noneText}
      size="small"
      fullWidth
      renderInput={(field) => (
        <TextField
          {...field}
          {...(inputRef && { inputRef })}
          label={label}
          error={isWrong || failure !== null}
          helperText={failure ?? help}
        />
      )}
    />
  );
}

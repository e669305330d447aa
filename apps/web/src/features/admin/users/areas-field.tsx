import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useLookups } from '../../../domain/class-fields/index.ts';
import { lookupName } from '../../../lib/sentences.ts';
import type { ScopeField } from './scope-values.ts';

type Areas = ScopeField['areas'];

interface Props {
  chosen: Areas;
  isWrong: boolean;
  /** Where the form goes when nothing is chosen. */
  inputRef?: Ref<HTMLInputElement>;
  onChoose: (areas: Areas) => void;
}

/** Some of the subject areas, found by typing. */
export function AreasField({ chosen, isWrong, inputRef, onChoose }: Props) {
  const { t } = useTranslation('admin');
  const query = useLookups('area');
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      filterSelectedOptions
      options={query.data ?? chosen}
      value={chosen}
      getOptionLabel={({ name }) => lookupName('area', name)}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      onChange={(_event, areas) => onChoose(areas)}
      loading={query.isPending}
      loadingText={t('text.searching')}
      noOptionsText={t('scope.noArea')}
      clearText={t('text.clear')}
      size="small"
      fullWidth
      renderInput={(field) => (
        <TextField
          {...field}
          {...(inputRef && { inputRef })}
          label={t('scope.areas')}
          error={isWrong || query.isError}
          helperText={query.isError ? t('scope.areasFailed') : t('scope.areasHelp')}
        />
      )}
    />
  );
}

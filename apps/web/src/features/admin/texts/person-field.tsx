import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { NamedPerson } from '@redraft/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findNames } from './text-calls.ts';

/** Minimum length of a search term. */
const minLetters = 3;

interface Props {
  person: NamedPerson | null;
  onChoose: (person: NamedPerson | null) => void;
}

/** Finds a user by part of the name, the username or the e-mail address; the server searches while typing. */
export function PersonField({ person, onChoose }: Props) {
  const { t } = useTranslation('admin');
  const [searchTerm, setSearchTerm] = useState('');
  const name = useDeferredValue(searchTerm.trim());
  const canSearch = name.length >= minLetters && name !== person?.name;
  const query = useQuery({
    queryKey: ['people-by-name', name],
    queryFn: ({ signal }) => findNames(name, signal),
    enabled: canSearch,
    placeholderData: keepPreviousData,
  });
  const found = canSearch ? (query.data ?? []) : [];
  return (
    <Autocomplete
      options={person && !found.some(({ id }) => id === person.id) ? [person, ...found] : found}
      value={person}
      getOptionLabel={(option) => option.name}
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      // The server has already filtered, also by e-mail addresses, which are not shown.
      filterOptions={(options) => options}
      onInputChange={(_event, text) => setSearchTerm(text)}
      onChange={(_event, person) => onChoose(person)}
      loading={query.isFetching}
      loadingText={t('text.searching')}
      noOptionsText={canSearch ? t('text.nobody') : t('text.letters', { count: minLetters })}
      size="small"
      fullWidth
      renderInput={(field) => (
        <TextField {...field} label={t('field.name')} helperText={t('text.letters', { count: minLetters })} />
      )}
    />
  );
}

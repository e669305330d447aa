import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ScopedClass, scopeAtMost } from '@redraft/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findClasses } from './user-calls.ts';

interface Props {
  chosen: ScopedClass[];
  isWrong: boolean;
  onChoose: (classes: ScopedClass[]) => void;
}

/** Some of all classes, found by the server by name, instructor or key while it is typed. */
export function ClassesField({ chosen, isWrong, onChoose }: Props) {
  const { t } = useTranslation('admin');
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed.trim());
  const query = useQuery({
    queryKey: ['classes-to-limit-to', text],
    queryFn: ({ signal }) => findClasses(text, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      filterSelectedOptions
      options={query.data ?? []}
      value={chosen}
      getOptionLabel={({ name, enrollkey }) => `${name} (${enrollkey})`}
      getOptionKey={({ id }) => id}
      getOptionDisabled={() => chosen.length >= scopeAtMost}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      // The server has chosen already, also by instructors.
      filterOptions={(options) => options.filter(({ id }) => chosen.every((one) => one.id !== id))}
      inputValue={typed}
      onInputChange={(_event, words, reason) => reason !== 'blur' && setTyped(words)}
      onChange={(_event, classes) => onChoose(classes)}
      loading={query.isFetching}
      loadingText={t('text.searching')}
      noOptionsText={t('scope.noClass')}
      clearText={t('text.clear')}
      size="small"
      fullWidth
      renderOption={({ key, ...option }, course) => (
        <Box component="li" key={key} {...option}>
          <ClassLines course={course} />
        </Box>
      )}
      renderInput={(field) => (
        <TextField
          {...field}
          label={t('scope.classes')}
          error={isWrong || query.isError}
          helperText={query.isError ? t('scope.classesFailed') : t('scope.classesHelp')}
        />
      )}
    />
  );
}

function ClassLines({ course }: { course: ScopedClass }) {
  const { t } = useTranslation('admin');
  const { name, instructorName, enrollkey, archived } = course;
  return (
    <Stack>
      <span dir="auto">{name}</span>
      <Typography variant="caption" color="textSecondary">
        <bdi>{instructorName}</bdi> · {enrollkey}
        {archived && ` · ${t('scope.archived')}`}
      </Typography>
    </Stack>
  );
}

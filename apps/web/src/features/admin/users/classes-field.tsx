import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { maxScopes, type ScopedClass } from '@redraft/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MultiSelectField } from './multi-select-field.tsx';
import { findClasses } from './user-calls.ts';

interface Props {
  classes: ScopedClass[];
  isWrong: boolean;
  onChoose: (classes: ScopedClass[]) => void;
}

/** Selects several classes; the server searches by name, instructor or key while typing. */
export function ClassesField({ classes, isWrong, onChoose }: Props) {
  const { t } = useTranslation('admin');
  const [searchTerm, setSearchTerm] = useState('');
  const text = useDeferredValue(searchTerm.trim());
  const query = useQuery({
    queryKey: ['classes-to-limit-to', text],
    queryFn: ({ signal }) => findClasses(text, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <MultiSelectField
      {...{ isWrong, onChoose }}
      values={classes}
      label={t('scope.classes')}
      help={t('scope.classesHelp')}
      failure={query.isError ? t('scope.classesFailed') : null}
      options={query.data ?? []}
      nameOf={({ name, enrollkey }) => `${name} (${enrollkey})`}
      noneText={t('scope.noClass')}
      getOptionDisabled={() => classes.length >= maxScopes}
      // The server has already filtered, also by instructor.
      filterOptions={(options) => options}
      inputValue={searchTerm}
      onInputChange={(_event, input, reason) => reason !== 'blur' && setSearchTerm(input)}
      loading={query.isFetching}
      renderOption={({ key, ...option }, classInfo) => (
        <Box component="li" key={key} {...option}>
          <ClassLines classInfo={classInfo} />
        </Box>
      )}
    />
  );
}

function ClassLines({ classInfo }: { classInfo: ScopedClass }) {
  const { t } = useTranslation('admin');
  const { name, instructorName, enrollkey, archived } = classInfo;
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

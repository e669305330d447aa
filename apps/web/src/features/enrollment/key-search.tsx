import SearchIcon from '@mui/icons-material/Search';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { EnrollmentClass } from '@redraft/contracts';
import type { FormEvent } from 'react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../lib/api-error.ts';
import { useClassSearch } from './use-enrollment.ts';

type Props = { onFound: (found: EnrollmentClass | null) => void };

/** The field for the key. What is wrong with a key stands under it until another one is tried. */
export function KeySearch({ onFound }: Props) {
  const { t } = useTranslation('enrollment');
  const [key, setKey] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const search = useClassSearch();
  const problem = isEmpty ? t('search.empty') : search.error === null ? null : messageOf(search.error);
  const refuse = () => {
    onFound(null);
    field.current?.select();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = key.trim();
    setEmpty(wanted === '');
    if (wanted === '') {
      search.reset();
      refuse();
    } else {
      search.mutate(wanted, { onSuccess: onFound, onError: refuse });
    }
  };
  return (
    <Stack
      component="form"
      role="search"
      noValidate
      onSubmit={handleSubmit}
      direction="row"
      sx={{ gap: 1.5, alignItems: 'flex-start' }}
    >
      <TextField
        inputRef={field}
        value={key}
        onChange={(event) => setKey(event.target.value)}
        label={t('search.key')}
        placeholder={t('search.example')}
        error={problem !== null}
        helperText={problem ?? t('search.help')}
        size="small"
        sx={{ flex: 1, maxWidth: 340 }}
        slotProps={{
          htmlInput: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, maxLength: 20 },
          formHelperText: { role: problem === null ? undefined : 'alert' },
        }}
      />
      {/* As far down as the label above the field is high. */}
      <Button
        type="submit"
        variant="contained"
        startIcon={<SearchIcon />}
        loading={search.isPending}
        loadingPosition="start"
        sx={{ mt: '25px', minHeight: 40 }}
      >
        {t('search.submit')}
      </Button>
    </Stack>
  );
}

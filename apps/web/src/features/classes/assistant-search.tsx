import PersonAddAltOutlined from '@mui/icons-material/PersonAddAltOutlined';
import SearchIcon from '@mui/icons-material/Search';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ClassId } from '@redraft/contracts';
import { searchUserQuery } from '@redraft/contracts';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../lib/api-error.ts';
import { notify } from '../../lib/snackbars.ts';
import { addAssistant, findAssistant } from './class-calls.ts';
import { useClassChange } from './use-class.ts';

/** Finds a user by e-mail and makes them assistant of the class. */
export function AssistantSearch({ classId }: { classId: ClassId }) {
  const { t } = useTranslation('classes');
  const [email, setEmail] = useState('');
  const [isMalformed, setMalformed] = useState(false);
  const search = useMutation({ mutationFn: findAssistant, meta: { ownError: true } });
  const add = useClassChange(classId, addAssistant);
  const problem = isMalformed
    ? t('assistant.invalidEmail')
    : search.error === null
      ? null
      : messageOf(search.error);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = searchUserQuery.safeParse({ email });
    setMalformed(!wanted.success);
    search.reset();
    if (wanted.success) search.mutate(wanted.data.email);
  };
  const found = search.data;
  const handleAdd = () => {
    if (found === undefined) return;
    const name = `${found.firstName} ${found.lastName}`;
    const done = () => {
      notify(t('assistant.added', { name }));
      search.reset();
      setEmail('');
    };
    add.mutate({ classId, userId: found.id }, { onSuccess: done });
  };
  return (
    <Stack sx={{ gap: 2, mb: 3 }}>
      <Stack
        component="form"
        role="search"
        noValidate
        onSubmit={handleSubmit}
        direction="row"
        sx={{ gap: 1.5, alignItems: 'flex-start' }}
      >
        <TextField
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          label={t('assistant.email')}
          type="email"
          size="small"
          error={problem !== null}
          helperText={problem}
          sx={{ flex: 1, maxWidth: 340 }}
          slotProps={{ formHelperText: { role: problem === null ? undefined : 'alert' } }}
        />
        <Button
          type="submit"
          variant="outlined"
          startIcon={<SearchIcon />}
          loading={search.isPending}
          loadingPosition="start"
          sx={{ mt: '25px', minHeight: 40 }}
        >
          {t('assistant.search')}
        </Button>
      </Stack>
      {found !== undefined && (
        <Card sx={{ p: 2, display: 'flex', gap: 2, alignItems: 'center', maxWidth: 560 }}>
          <Stack sx={{ flex: 1 }}>
            <Typography sx={{ fontWeight: 600 }}>{`${found.firstName} ${found.lastName}`}</Typography>
            <Typography color="textSecondary">
              {found.confirmed ? found.email : t('assistant.unconfirmed')}
            </Typography>
          </Stack>
          <Button
            variant="contained"
            startIcon={<PersonAddAltOutlined />}
            disabled={!found.confirmed}
            loading={add.isPending}
            loadingPosition="start"
            onClick={handleAdd}
          >
            {t('assistant.add')}
          </Button>
        </Card>
      )}
    </Stack>
  );
}

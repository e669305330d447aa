import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ClassId, FoundAssistant } from '@redraft/contracts';
import { searchUserQuerySchema } from '@redraft/contracts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClassChange } from '../../../domain/classes/index.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { notify } from '../../../lib/snackbars.ts';
import { useAction } from '../../../lib/use-action.ts';
import { SearchLine } from '../../../ui/form/search-line.tsx';
import { PersonAddAltOutlinedIcon } from '../../../ui/icons/index.ts';
import { addAssistant, findAssistant } from '../class-page-calls.ts';

/** Finds a user by e-mail and adds them as assistant. */
export function AssistantSearch({ classId }: { classId: ClassId }) {
  const { t } = useTranslation('classes');
  const [email, setEmail] = useState('');
  const [isInvalidEmail, setInvalidEmail] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const search = useAction({ mutationFn: findAssistant, meta: { showsOwnError: true } });
  const add = useClassChange(classId, addAssistant);
  const problem = isInvalidEmail
    ? t('assistant.invalidEmail')
    : search.error === null
      ? null
      : messageOf(search.error);
  const handleSubmit = () => {
    const parsedQuery = searchUserQuerySchema.safeParse({ email });
    setInvalidEmail(!parsedQuery.success);
    search.reset();
    if (parsedQuery.success) search.mutate(parsedQuery.data.email);
  };
  // The result belonged to another address.
  const handleChange = (text: string) => {
    setEmail(text);
    setInvalidEmail(false);
    search.reset();
  };
  const found = search.data;
  const handleAdd = () => {
    if (found === undefined) return;
    const name = `${found.firstName} ${found.lastName}`;
    const done = () => {
      notify(t('assistant.added', { name }));
      search.reset();
      setEmail('');
      field.current?.focus();
    };
    add.mutate({ classId, userId: found.id }, { onSuccess: done });
  };
  return (
    <Stack sx={{ mb: 3 }}>
      <SearchLine
        label={t('assistant.email')}
        submitLabel={t('assistant.search')}
        value={email}
        onChange={handleChange}
        onSubmit={handleSubmit}
        isBusy={search.isPending}
        problem={problem}
        variant="outlined"
        type="email"
        inputRef={field}
      />
      {/* Always rendered, as a live region must exist before its message. */}
      <Box role="status">
        {found !== undefined && <FoundCard found={found} isAdding={add.isPending} onAdd={handleAdd} />}
      </Box>
    </Stack>
  );
}

function FoundCard(props: { found: FoundAssistant; isAdding: boolean; onAdd: () => void }) {
  const { found } = props;
  const { t } = useTranslation('classes');
  const describeFoundAssistant = ({ email, confirmed, hasRole }: FoundAssistant) => {
    if (!confirmed) return t('assistant.unconfirmed');
    return hasRole ? email : t('assistant.noRole');
  };
  return (
    <Card sx={{ mt: 2, p: 2, display: 'flex', gap: 2, alignItems: 'center', maxWidth: 560 }}>
      <Stack sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{`${found.firstName} ${found.lastName}`}</Typography>
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {describeFoundAssistant(found)}
        </Typography>
      </Stack>
      <Button
        variant="contained"
        startIcon={<PersonAddAltOutlinedIcon />}
        disabled={!found.confirmed || !found.hasRole}
        loading={props.isAdding}
        loadingPosition="start"
        onClick={props.onAdd}
        sx={{ flexShrink: 0 }}
      >
        {t('assistant.add')}
      </Button>
    </Card>
  );
}

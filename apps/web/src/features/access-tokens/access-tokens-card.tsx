import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { OwnAccessTokens } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyDialogs, lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { loadTokens } from './token-calls.ts';
import { TokenLine } from './token-line.tsx';

const CreateTokenDialog = lazyDialog(
  async () => (await import('./create-token-dialog.tsx')).CreateTokenDialog,
);
const dialogs = [CreateTokenDialog];

/** Personal access tokens for the API, on the profile page. Renders nothing for users whose permissions allow no scope. */
export function AccessTokensCard() {
  const { t } = useTranslation('own-account');
  const id = useId();
  const query = useQuery({ queryKey: ['access-tokens'], queryFn: ({ signal }) => loadTokens(signal) });
  if (query.data?.offered.length === 0 && query.data.tokens.length === 0) return null;
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 }, mt: 3 }}>
      <Typography variant="h3" component="h2" id={id}>
        {t('tokens.title')}
      </Typography>
      <Typography sx={{ mt: 1, mb: 2, color: 'text.secondary' }}>{t('tokens.text')}</Typography>
      <QueryView query={query}>{(accessTokens) => <Tokens accessTokens={accessTokens} />}</QueryView>
    </Card>
  );
}

function Tokens({ accessTokens: { isOn, offered, tokens } }: { accessTokens: OwnAccessTokens }) {
  const { t } = useTranslation('own-account');
  const [isCreating, setIsCreating] = useState(false);
  return (
    <>
      {!isOn && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('tokens.off')}
        </Alert>
      )}
      {tokens.length > 0 && (
        <Stack component="ul" sx={{ gap: 2, m: 0, mb: 2, p: 0, listStyle: 'none' }}>
          {tokens.map((token) => (
            <TokenLine key={token.id} token={token} />
          ))}
        </Stack>
      )}
      {isOn && offered.length > 0 && (
        <Button variant="outlined" onClick={() => setIsCreating(true)}>
          {t('tokens.create')}
        </Button>
      )}
      <LazyDialogs preload={dialogs}>
        {isCreating && <CreateTokenDialog offered={offered} onClose={() => setIsCreating(false)} />}
      </LazyDialogs>
    </>
  );
}

import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { ManagedAccessToken } from '@redraft/contracts';
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../lib/use-action.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { LoadMore } from '../../../ui/data-table/load-more.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorPage } from '../../../ui/error-page.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { AdminFrame } from '../admin-frame.tsx';
import { loadTokens, switchTokens } from './token-calls.ts';
import { useTokenColumns } from './token-columns.tsx';
import { tokensKey } from './tokens-key.ts';

/** /admin/tokens: valid access tokens of all accounts, and a switch that disables all. */
export function TokensPage() {
  const { t } = useTranslation('admin');
  const [searchTerm, setSearchTerm] = useState('');
  const person = useDeferredValue(searchTerm.trim());
  const query = useInfiniteQuery({
    queryKey: [tokensKey, person],
    queryFn: ({ pageParam, signal }) => loadTokens(person, pageParam, signal),
    initialPageParam: firstPage(),
    getNextPageParam: (last) => last.next ?? undefined,
    placeholderData: keepPreviousData,
  });
  const { data, hasNextPage, fetchNextPage } = query;
  const columns = useTokenColumns();
  const isOn = data?.pages[0]?.isOn;
  return (
    <AdminFrame title={t('link.tokens')} subtitle={t('about.tokens')}>
      {data === undefined && query.isError ? (
        <ErrorPage error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Stack sx={{ gap: 2 }}>
          {isOn !== undefined && <TokensSwitch isOn={isOn} />}
          <LoadMore hasMore={hasNextPage} onMore={async () => void (await fetchNextPage())}>
            <DataTable
              noun="tokens"
              label={t('link.tokens')}
              columns={columns}
              rows={data?.pages.flatMap(({ tokens }) => tokens)}
              rowKey={(row) => row.id}
              searchable={false}
              toolbar={
                <SearchField
                  label={t('token.search')}
                  placeholder={t('token.search')}
                  term={searchTerm}
                  onTerm={setSearchTerm}
                />
              }
              emptyState={<EmptyState title={t('token.none')} text={t('token.noneText')} />}
            />
          </LoadMore>
        </Stack>
      )}
    </AdminFrame>
  );
}

function firstPage(): ManagedAccessToken['id'] | null {
  return null;
}

function TokensSwitch({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation('admin');
  const helpId = useId();
  const client = useQueryClient();
  const switching = useAction({
    mutationFn: switchTokens,
    successMessage: (_answer, isNowOn) => t(isNowOn ? 'token.turnedOn' : 'token.turnedOff'),
    onSettled: () => client.invalidateQueries({ queryKey: [tokensKey] }),
  });
  return (
    <Card variant="outlined" sx={{ p: 2 }}>
      <FormControlLabel
        label={t('token.allow')}
        control={
          <Switch
            checked={switching.isPending ? switching.variables : isOn}
            disabled={switching.isPending}
            onChange={(_event, isNowOn) => switching.mutate(isNowOn)}
            slotProps={{ input: { 'aria-describedby': helpId } }}
          />
        }
      />
      <Typography id={helpId} variant="body2" color="textSecondary">
        {t('token.allowHelp')}
      </Typography>
      {!isOn && (
        <Alert severity="info" sx={{ mt: 1.5 }}>
          {t('token.off')}
        </Alert>
      )}
    </Card>
  );
}

import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RetryAlert } from '../../../ui/retry-alert.tsx';
import type { useChangesOfSave, useSavesOfSitting } from './use-file-history.ts';

interface Props {
  query: ReturnType<typeof useChangesOfSave | typeof useSavesOfSitting>;
  /** Label of the button that loads the next page. */
  more: string;
  children: ReactNode;
}

/** Changes that are loaded in pages: a placeholder while they load, and a button for more. */
export function PagedChanges({ query, more, children }: Props) {
  const { t } = useTranslation('rewind');
  return (
    <>
      {query.isPending && <Skeleton variant="rounded" height={120} aria-label={t('files.loading')} />}
      {query.isError && query.data === undefined && (
        <RetryAlert message={t('files.failed')} onRetry={() => void query.refetch()} />
      )}
      {children}
      {query.hasNextPage && (
        <Button
          variant="outlined"
          color="inherit"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
          sx={{ alignSelf: 'start' }}
        >
          {more}
        </Button>
      )}
      {query.isFetchNextPageError && (
        <RetryAlert message={t('files.failed')} onRetry={() => void query.fetchNextPage()} />
      )}
    </>
  );
}

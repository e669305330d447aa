import Button from '@mui/material/Button';
import type { UseQueryResult } from '@tanstack/react-query';
import { RefreshIcon } from '../../../ui/icons/index.ts';

interface Props {
  label: string;
  query: Pick<UseQueryResult, 'isFetching' | 'refetch'>;
}

/** Loads the data of a page again. */
export function RefreshButton({ label, query }: Props) {
  return (
    <Button
      variant="outlined"
      startIcon={<RefreshIcon />}
      loading={query.isFetching}
      onClick={() => void query.refetch()}
    >
      {label}
    </Button>
  );
}

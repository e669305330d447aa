import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';

const rowNumbers = [1, 2, 3, 4, 5];

/** Placeholder of a table while its rows load. */
export function TableSkeleton({ label, columns }: { label: string; columns: readonly { id: string }[] }) {
  const { t } = useTranslation('ui');
  return (
    <div role="status" aria-label={`${t('loading')}: ${label}`}>
      {rowNumbers.map((row) => (
        <Stack
          key={row}
          direction="row"
          sx={{ gap: 3, px: 2, py: 1.25, borderBottom: 1, borderColor: 'divider' }}
        >
          {columns.map((column) => (
            <Skeleton key={column.id} sx={{ flex: 1 }} />
          ))}
        </Stack>
      ))}
    </div>
  );
}

import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { PlatformRefusal } from '@redraft/contracts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { viewerZone } from '../../../lib/class-time.ts';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { DateTimeText } from '../../../ui/time/date-time-text.tsx';
import { useRefusals } from './use-platforms.ts';

/** Launches and registrations that were refused: found by the reference that people were shown. */
export function RefusalsCard() {
  const { t } = useTranslation('admin');
  const [reference, setReference] = useState('');
  const query = useRefusals(reference);
  const columns = useColumns();
  const empty = t(reference === '' ? 'platform.refusals.none' : 'platform.refusals.noMatch');
  return (
    <Card variant="outlined" component="section" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography variant="h3" component="h2">
        {t('platform.refusals.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 2, maxWidth: '72ch' }}>
        {t('platform.refusals.text')}
      </Typography>
      <TextField
        size="small"
        type="search"
        label={t('platform.refusals.search')}
        value={reference}
        onChange={(event) => setReference(event.target.value.trim())}
        slotProps={{ htmlInput: { maxLength: 20 } }}
        sx={{ mb: 2 }}
      />
      <QueryView query={query}>
        {(refusals) => (
          <DataTable
            label={t('platform.refusals.title')}
            noun="entries"
            searchable={false}
            columns={columns}
            rows={refusals}
            emptyState={<EmptyState title={empty} />}
            rowKey={(row) => row.id}
          />
        )}
      </QueryView>
    </Card>
  );
}

function useColumns(): readonly Column<PlatformRefusal>[] {
  const { t } = useTranslation('admin');
  return useMemo(
    () => [
      {
        id: 'at',
        header: t('platform.refusals.time'),
        value: (row) => row.at,
        cell: (row) => <DateTimeText iso={row.at} zone={viewerZone()} />,
      },
      { id: 'reference', header: t('platform.refusals.reference'), value: (row) => row.reference },
      { id: 'code', header: t('platform.refusals.code'), value: (row) => row.code },
      {
        id: 'platform',
        header: t('platform.refusals.platform'),
        value: (row) => row.platformName ?? row.issuer ?? t('platform.refusals.unknown'),
      },
    ],
    [t],
  );
}

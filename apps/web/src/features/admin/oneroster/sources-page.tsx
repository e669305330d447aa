import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { AddIcon } from '../../../ui/icons/index.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { AdminFrame } from '../admin-frame.tsx';
import { loadSources, sourcesKey } from './source-calls.ts';
import { SourceCard } from './source-card.tsx';
import { SourceDialog } from './source-dialog.tsx';

/** /admin/oneroster: student information systems whose people and classes are imported. */
export function RosterSourcesPage() {
  const { t } = useTranslation(['admin', 'oneroster']);
  const [isAdding, setIsAdding] = useState(false);
  const query = useQuery({ queryKey: [sourcesKey], queryFn: ({ signal }) => loadSources(signal) });
  return (
    <AdminFrame
      title={t('link.oneroster')}
      subtitle={t('about.oneroster')}
      actions={
        <Button
          variant="contained"
          startIcon={<AddIcon />}
          disabled={query.data === undefined}
          onClick={() => setIsAdding(true)}
        >
          {t('oneroster:add')}
        </Button>
      }
    >
      <Stack sx={{ gap: 2 }}>
        <Alert severity="info">
          {t('oneroster:what')} {t('oneroster:stays')}
        </Alert>
        <QueryView query={query}>
          {(data) => (
            <>
              {data.sources.length === 0 && (
                <EmptyState title={t('oneroster:none')} text={t('oneroster:noneText')} />
              )}
              {data.sources.map((source) => (
                <SourceCard key={source.id} source={source} lookups={data} />
              ))}
              {isAdding && <SourceDialog lookups={data} onClose={() => setIsAdding(false)} />}
            </>
          )}
        </QueryView>
      </Stack>
    </AdminFrame>
  );
}

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
import { EndpointCard } from './endpoint-card.tsx';
import { EndpointDialog } from './endpoint-dialog.tsx';
import { loadEndpoints } from './event-calls.ts';
import { endpointsKey } from './event-keys.ts';

/** /admin/events: endpoints for learning events, with their delivery status. */
export function EventsPage() {
  const { t } = useTranslation('admin');
  const [isAdding, setIsAdding] = useState(false);
  const query = useQuery({
    queryKey: [endpointsKey],
    queryFn: ({ signal }) => loadEndpoints(signal),
    refetchInterval: 15_000,
  });
  return (
    <AdminFrame
      title={t('link.events')}
      subtitle={t('about.events')}
      actions={
        <Button variant="contained" startIcon={<AddIcon />} onClick={() => setIsAdding(true)}>
          {t('event.add')}
        </Button>
      }
    >
      <Stack sx={{ gap: 2 }}>
        <Alert severity="info">
          {t('event.what')} {t('event.never')}
        </Alert>
        <QueryView query={query}>
          {({ endpoints }) =>
            endpoints.length === 0 ? (
              <EmptyState title={t('event.none')} text={t('event.noneText')} />
            ) : (
              endpoints.map((endpoint) => <EndpointCard key={endpoint.id} endpoint={endpoint} />)
            )
          }
        </QueryView>
      </Stack>
      {isAdding && <EndpointDialog onClose={() => setIsAdding(false)} />}
    </AdminFrame>
  );
}

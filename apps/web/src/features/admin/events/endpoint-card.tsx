import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { EventEndpoint } from '@redraft/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { viewerZone } from '../../../lib/class-time.ts';
import { useAction } from '../../../lib/use-action.ts';
import { InfoList } from '../../../ui/info-list.tsx';
import { DateTimeText } from '../../../ui/time/date-time-text.tsx';
import { DeliveriesTable } from './deliveries-table.tsx';
import { EndpointActions } from './endpoint-actions.tsx';
import { changeEndpoint } from './event-calls.ts';
import { endpointsKey } from './event-keys.ts';

export function EndpointCard({ endpoint }: { endpoint: EventEndpoint }) {
  const { t } = useTranslation('admin');
  const headingId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { url, actors, isOn, lastSentAt, waiting, failed, problem, pausedUntil } = endpoint;
  return (
    <Card component="section" aria-labelledby={headingId} variant="outlined" sx={{ p: 2.5 }}>
      <Stack direction="row" sx={{ gap: 2, justifyContent: 'space-between', flexWrap: 'wrap' }}>
        <Typography
          id={headingId}
          variant="h4"
          component="h2"
          dir="ltr"
          sx={{ overflowWrap: 'anywhere', minWidth: 0 }}
        >
          {url}
        </Typography>
        <EnabledSwitch endpoint={endpoint} />
      </Stack>
      <InfoList
        minWidth={160}
        items={[
          { label: t('event.actors'), value: t(`event.actorsOf.${actors}`) },
          {
            label: t('event.lastSent'),
            value:
              lastSentAt === null ? (
                t('event.notYet')
              ) : (
                <DateTimeText inWords iso={lastSentAt} zone={viewerZone()} />
              ),
          },
          { label: t('event.waiting'), value: t('event.count', { count: waiting }) },
          { label: t('event.failed'), value: t('event.count', { count: failed }) },
        ]}
      />
      {isOn && problem !== null && (
        <Alert severity="warning" sx={{ mt: 1.5 }}>
          {t('event.problem', { problem })}{' '}
          {pausedUntil !== null && (
            <>
              {t('event.nextTry')} <DateTimeText inWords iso={pausedUntil} zone={viewerZone()} />
            </>
          )}
        </Alert>
      )}
      <Stack direction="row" sx={{ gap: 1, mt: 2, flexWrap: 'wrap' }}>
        <EndpointActions endpoint={endpoint} />
        <Button onClick={() => setIsOpen(!isOpen)} aria-expanded={isOpen}>
          {t(isOpen ? 'event.hideDeliveries' : 'event.showDeliveries')}
        </Button>
      </Stack>
      {isOpen && <DeliveriesTable endpoint={endpoint} />}
    </Card>
  );
}

function EnabledSwitch({ endpoint: { id, url, actors, isOn } }: { endpoint: EventEndpoint }) {
  const { t } = useTranslation('admin');
  const client = useQueryClient();
  const switchAction = useAction({
    mutationFn: (isEnabled: boolean) => changeEndpoint({ id, url, actors, isOn: isEnabled }),
    onSettled: () => client.invalidateQueries({ queryKey: [endpointsKey] }),
  });
  return (
    <FormControlLabel
      label={t('event.isOn')}
      control={
        <Switch
          checked={switchAction.isPending ? switchAction.variables : isOn}
          disabled={switchAction.isPending}
          onChange={(_event, isEnabled) => switchAction.mutate(isEnabled)}
        />
      }
    />
  );
}

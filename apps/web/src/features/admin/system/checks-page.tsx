import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SystemChecks } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CheckCircleOutlinedIcon, ErrorOutlinedIcon } from '../../../ui/icons/index.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { AdminFrame } from '../admin-frame.tsx';
import { RefreshButton } from './refresh-button.tsx';
import { loadSystemChecks } from './system-calls.ts';

type Check = SystemChecks['checks'][number];

const titleKeys = {
  settings: 'settings',
  database: 'database',
  'read replica': 'readReplica',
  clocks: 'clocks',
  secret: 'secret',
  administrator: 'administrator',
  'demo accounts': 'demoAccounts',
  address: 'address',
  mail: 'mail',
  'sign-on': 'signOn',
  editor: 'editor',
  LibreOffice: 'pdf',
  disk: 'disk',
  'object storage': 'objectStorage',
  backups: 'backups',
  worker: 'worker',
  jobs: 'jobs',
} as const satisfies Record<Check['name'], string>;

/** /admin/health: what the installation needs, checked when the page opens and on request. */
export function ChecksPage() {
  const { t, i18n } = useTranslation('admin');
  const query = useQuery({
    queryKey: ['system-checks', i18n.language],
    queryFn: ({ signal }) => loadSystemChecks(signal),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  const time = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'medium', hourCycle: 'h23' }).format(
    query.dataUpdatedAt,
  );
  return (
    <AdminFrame
      title={t('link.checks')}
      subtitle={t('about.checks')}
      actions={<RefreshButton label={t('check.run')} query={query} />}
    >
      <QueryView query={query}>{(report) => <Report report={report} time={time} />}</QueryView>
    </AdminFrame>
  );
}

function Report({ report, time }: { report: SystemChecks; time: string }) {
  const { t } = useTranslation('admin');
  const failed = report.checks.filter(({ ok }) => !ok);
  const passed = report.checks.filter(({ ok }) => ok);
  return (
    <Stack sx={{ gap: 2, maxWidth: 820 }}>
      <Alert severity={report.ok ? 'success' : 'warning'} role="status">
        {report.ok ? t('check.allOk') : t('check.failed', { count: failed.length })}
      </Alert>
      <Typography variant="body2" color="textSecondary">
        {t('check.asOf', { time })}
      </Typography>
      <Box
        component="ul"
        aria-label={t('link.checks')}
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}
      >
        {[...failed, ...passed].map((check) => (
          <CheckLine key={check.name} check={check} />
        ))}
      </Box>
    </Stack>
  );
}

function CheckLine({ check: { name, ok, says } }: { check: Check }) {
  const { t } = useTranslation('admin');
  const state = t(ok ? 'check.ok' : 'check.problem');
  return (
    <Card component="li" variant="outlined" sx={{ p: 2, display: 'flex', gap: 1.5 }}>
      {ok ? (
        <CheckCircleOutlinedIcon color="success" titleAccess={state} />
      ) : (
        <ErrorOutlinedIcon color="error" titleAccess={state} />
      )}
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h4" component="h2">
          {t(`check.name.${titleKeys[name]}`)}
        </Typography>
        <Typography sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>{says}</Typography>
      </Box>
    </Card>
  );
}

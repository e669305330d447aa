import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { PageFrame } from '../../ui/page-frame.tsx';

/** Menu in display order. */
const menu = [
  {
    name: 'users',
    links: [
      { name: 'manageUsers', to: '/admin/user' },
      { name: 'verifyUsers', to: '/admin/VerifyUser' },
      { name: 'roleRules', to: '/admin/roles' },
      { name: 'import', to: '/admin/import' },
      { name: 'oneroster', to: '/admin/oneroster' },
    ],
  },
  {
    name: 'submissions',
    links: [
      { name: 'fixText', to: '/admin/fixtext' },
      { name: 'searchSubmissions', to: '/admin/searchsubmission' },
    ],
  },
  {
    name: 'editor',
    links: [
      { name: 'editorConsole', to: '/admin/editor', isNewTab: true },
      { name: 'editorTest', to: '/test' },
    ],
  },
  { name: 'platforms', links: [{ name: 'platforms', to: '/admin/platforms' }] },
  { name: 'announcements', links: [{ name: 'announcements', to: '/admin/announcement' }] },
  {
    name: 'support',
    links: [
      { name: 'tickets', to: '/admin/tickets' },
      { name: 'outbox', to: '/admin/outbox' },
    ],
  },
  {
    name: 'system',
    links: [
      { name: 'checks', to: '/admin/health' },
      { name: 'retention', to: '/admin/retention' },
      { name: 'jobs', to: '/admin/jobs' },
      { name: 'tokens', to: '/admin/tokens' },
      { name: 'events', to: '/admin/events' },
      { name: 'audit', to: '/admin/audit' },
    ],
  },
] as const;

type Entry = (typeof menu)[number];

/** /admin/dashboard: menu of the admin area, by topic. */
export function DashboardPage() {
  const { t } = useTranslation('admin');
  return (
    <PageFrame title={t('title')} subtitle={t('subtitle')}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
        }}
      >
        {menu.map((entry) => (
          <MenuCard key={entry.name} entry={entry} />
        ))}
      </Box>
    </PageFrame>
  );
}

function MenuCard({ entry }: { entry: Entry }) {
  const { t } = useTranslation(['admin', 'shell']);
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} variant="outlined" sx={{ p: 2.5 }}>
      <Typography id={id} variant="h4" component="h2">
        {t(`menu.${entry.name}.title`)}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1.5, p: 0, listStyle: 'none', display: 'grid', gap: 1.25 }}>
        {entry.links.map((link) => {
          const isNewTab = 'isNewTab' in link;
          const name = t(`link.${link.name}`);
          return (
            <li key={link.name}>
              <Link
                component={RouterLink}
                to={link.to}
                {...(isNewTab && {
                  target: '_blank',
                  rel: 'noopener',
                  'aria-label': t('shell:drawer.newTab', { name }),
                })}
              >
                {name}
              </Link>
              <Typography variant="body2" color="textSecondary">
                {t(`about.${link.name}`)}
              </Typography>
            </li>
          );
        })}
      </Box>
    </Card>
  );
}

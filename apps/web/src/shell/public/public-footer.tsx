import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { getSite } from '../../lib/site.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { Wordmark } from '../wordmark.tsx';

const quickLinks = [
  { name: 'register', to: '/register' },
  { name: 'login', to: '/login' },
  { name: 'terms', to: '/legal/termsandconditions' },
  { name: 'privacy', to: '/legal/privacy' },
  { name: 'accessibility', to: '/legal/accessibility' },
] as const;
const helpLinks = [
  { name: 'contact', to: '/contactus' },
  { name: 'knowledgeBase', to: '/knowledgebase' },
  { name: 'systemStatus', to: '/systemstatus' },
] as const;

/** Footer of public pages: the operator and the most requested links. */
export function PublicFooter() {
  const { t } = useTranslation('shell');
  const site = getSite();
  return (
    <Box component="footer" sx={{ borderTop: 1, borderColor: 'divider', bgcolor: 'surface.chrome' }}>
      <Box
        sx={{
          width: '100%',
          maxWidth: 1240,
          mx: 'auto',
          px: { xs: 2.5, sm: 4 },
          py: { xs: 5, md: 6 },
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { sm: '1fr 1fr', md: '2fr 1fr 1fr' },
        }}
      >
        <Box sx={{ gridColumn: { sm: '1 / -1', md: 'auto' } }}>
          <Box sx={{ display: 'inline-block' }}>
            <Wordmark />
          </Box>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1, maxWidth: 380 }}>
            {site.operator === null ? t('public.byNobodyNamed') : t('public.by', { operator: site.operator })}
          </Typography>
          <Typography variant="body2" sx={{ mt: 1 }}>
            <Link href={`mailto:${site.email}`}>{site.email}</Link>
          </Typography>
        </Box>
        <LinkList name="quickLinks" links={quickLinks} />
        <LinkList name="help" links={helpLinks} />
      </Box>
    </Box>
  );
}

interface ListProps {
  name: 'quickLinks' | 'help';
  links: typeof quickLinks | typeof helpLinks;
}

function LinkList({ name, links }: ListProps) {
  const { t } = useTranslation('shell');
  const title = t(`public.${name}`);
  return (
    <Box component="nav" aria-label={title}>
      <Typography variant="overline" component="p" color="textSecondary">
        {title}
      </Typography>
      <Stack component="ul" sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none' }}>
        {links.map((link) => (
          <li key={link.name}>
            <Link
              component={PageLink}
              href={link.to}
              variant="body2"
              color="textPrimary"
              sx={{ display: 'inline-block', py: 0.5 }}
            >
              {t(`public.link.${link.name}`)}
            </Link>
          </li>
        ))}
      </Stack>
    </Box>
  );
}

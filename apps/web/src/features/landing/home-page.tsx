import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session.ts';
import { useClassLists } from '../../shell/use-drawer-items.ts';
import { PageLink } from '../../ui/page-link.tsx';

const statements = ['write', 'see', 'private'] as const;

/** The start page: what the product is for, and the way in. */
export function HomePage() {
  const { t } = useTranslation('landing');
  const { t: common } = useTranslation();
  return (
    <Box sx={{ width: '100%', maxWidth: 1080, mx: 'auto', px: { xs: 2.5, sm: 4 }, py: { xs: 6, md: 12 } }}>
      <title>{common('productName')}</title>
      <Typography
        variant="h1"
        sx={{ fontSize: { xs: '2.25rem', md: '3.25rem' }, maxWidth: 720, textWrap: 'balance' }}
      >
        {t('headline')}
      </Typography>
      <Typography variant="prose" component="p" color="textSecondary" sx={{ mt: 2.5, maxWidth: 620 }}>
        {t('intro')}
      </Typography>
      <WayIn />
      <Box
        component="ul"
        sx={{
          mt: { xs: 7, md: 11 },
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: { xs: 4, md: 6 },
          gridTemplateColumns: { md: 'repeat(3, 1fr)' },
        }}
      >
        {statements.map((name) => (
          <Box component="li" key={name} sx={{ borderTop: 2, borderColor: 'primary.main', pt: 2 }}>
            <Typography variant="h3" component="h2">
              {t(`${name}.title`)}
            </Typography>
            <Typography color="textSecondary" sx={{ mt: 1 }}>
              {t(`${name}.text`)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function WayIn() {
  const { t } = useTranslation('landing');
  const { t: shell } = useTranslation('shell');
  const user = useSession();
  const classPages = useClassLists();
  return (
    <Stack direction="row" sx={{ mt: 4, gap: 1.5, flexWrap: 'wrap' }}>
      {user === null && (
        <Button component={PageLink} href="/login" variant="contained" size="large">
          {t('signIn')}
        </Button>
      )}
      {classPages.map((item) => (
        <Button key={item.name} component={PageLink} href={item.to} variant="contained" size="large">
          {shell(`drawer.${item.name}`)}
        </Button>
      ))}
    </Stack>
  );
}

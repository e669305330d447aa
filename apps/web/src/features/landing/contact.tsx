import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { getSite } from '../../lib/site.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { Band } from './band.tsx';

export function Contact() {
  const { t } = useTranslation('landing');
  const site = getSite();
  return (
    <Band id="contact" title={t('contact.title')} text={t('contact.text')} hasBackground>
      <Stack direction="row" sx={{ mt: 3, columnGap: 3, rowGap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <Button component={PageLink} href="/contactus" variant="contained">
          {t('contact.write')}
        </Button>
        <Typography>
          {t('contact.orMail')}{' '}
          <Link underline="always" href={`mailto:${site.email}`}>
            {site.email}
          </Link>
        </Typography>
      </Stack>
    </Band>
  );
}

import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../ui/page-link.tsx';

export function Wordmark({ compact = false }: { compact?: boolean }) {
  const { t } = useTranslation();
  return (
    <Link
      component={PageLink}
      href="/"
      underline="none"
      sx={{ display: 'flex', alignItems: 'center', gap: 1.25, color: 'text.primary', typography: 'h3' }}
      aria-label={t('productName')}
    >
      <Box component="img" src="/favicon.svg" alt="" sx={{ width: 24, height: 24, flexShrink: 0 }} />
      {!compact && <span>{t('productName')}</span>}
    </Link>
  );
}

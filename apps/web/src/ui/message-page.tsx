import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
}

/** A page with a single message. */
export function MessagePage({ title, text, action }: Props) {
  const { t } = useTranslation();
  return (
    <Box sx={{ maxWidth: 560, px: 3, py: { xs: 8, md: 14 }, mx: 'auto', width: '100%' }}>
      <title>{t('pageTitle', { title })}</title>
      <Typography variant="h2" component="h1">
        {title}
      </Typography>
      {text !== undefined && (
        <Typography component="div" color="textSecondary" sx={{ mt: 1.5 }}>
          {text}
        </Typography>
      )}
      {action !== undefined && <Box sx={{ mt: 4 }}>{action}</Box>}
    </Box>
  );
}

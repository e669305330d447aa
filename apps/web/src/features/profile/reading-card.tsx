import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { readingPreferences } from '@redraft/reading';
import { useTranslation } from 'react-i18next';
import { ReadingFields } from '../../ui/reading/reading-fields.tsx';

/** The reading preferences of this device, with a text that shows them. */
export function ReadingCard() {
  const { t } = useTranslation('reading');
  return (
    <Card component="section" aria-label={t('title')} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('title')}
      </Typography>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>{t('about')}</Typography>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
        <ReadingFields />
      </Box>
      <Box data-reading="zoom" sx={{ my: 3, p: 2, borderRadius: 1, bgcolor: 'surface.sunken' }}>
        <Typography>{t('example')}</Typography>
      </Box>
      <Button variant="outlined" onClick={readingPreferences.reset}>
        {t('reset')}
      </Button>
    </Card>
  );
}

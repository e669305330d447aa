import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

export function ZoneNote({ zone }: { zone: string }) {
  const { t } = useTranslation('education');
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
      {t('zoneNote', { zone: zone.replaceAll('_', ' ') })}
    </Typography>
  );
}

import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

export function KeyHelp({ canGrade }: { canGrade: boolean }) {
  const { t } = useTranslation('gradebook');
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
      {t(canGrade ? 'keys' : 'readOnly')}
    </Typography>
  );
}

import Chip from '@mui/material/Chip';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';

/** Shown with every score about the writing process: such scores are advisory. */
export function AdvisoryNote() {
  const { t } = useTranslation('ui');
  return (
    <Tooltip title={t('chart.advisoryText')} describeChild>
      <Chip size="small" variant="outlined" label={t('chart.advisory')} sx={{ color: 'text.secondary' }} />
    </Tooltip>
  );
}

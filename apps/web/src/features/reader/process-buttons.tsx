import HistoryIcon from '@mui/icons-material/History';
import InsightsIcon from '@mui/icons-material/Insights';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  hasVersions: boolean;
  onRewind: () => void;
  onAnalytics: () => void;
  /** What else can be done with the text. */
  children: ReactNode;
}

export function ProcessButtons({ hasVersions, onRewind, onAnalytics, children }: Props) {
  const { t } = useTranslation('grading');
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
      <Tooltip title={hasVersions ? '' : t('nothingWritten')}>
        <span>
          <Button variant="contained" startIcon={<HistoryIcon />} disabled={!hasVersions} onClick={onRewind}>
            {t('rewind')}
          </Button>
        </span>
      </Tooltip>
      <Button variant="outlined" color="inherit" startIcon={<InsightsIcon />} onClick={onAnalytics}>
        {t('analytics')}
      </Button>
      {children}
    </Stack>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { findBand, type ScoreBand } from './score-bands.ts';

const colours: Record<ScoreBand, string> = {
  0: 'secondary.main',
  50: 'secondary.light',
  60: 'warning.light',
  70: 'info.main',
  80: 'success.light',
  90: 'success.main',
};

/** A score as number, bar in the colour of its band, and name of the band. */
export function ScoreMeter({ label, score }: { label: string; score: number }) {
  const { t } = useTranslation('scores');
  const band = findBand(score);
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
        <Typography component="span" variant="h3">
          {score}
        </Typography>
        <Typography component="span" variant="body2" color="textSecondary">
          {t('outOf', { most: 100 })} · {band === 0 ? t('band.under') : t('band.from', { band })}
        </Typography>
      </Box>
      <Box
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={score}
        data-band={band}
        sx={{ height: 8, borderRadius: 4, bgcolor: 'surface.sunken', border: 1, borderColor: 'divider' }}
      >
        <Box sx={{ height: 1, width: `${score}%`, borderRadius: 4, bgcolor: colours[band] }} />
      </Box>
    </Box>
  );
}

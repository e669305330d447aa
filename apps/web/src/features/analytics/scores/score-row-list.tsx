import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ScoreMoment } from '@redraft/contracts';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { RewindLink } from '../../../domain/revisions/index.ts';
import { formatTimeWithSeconds } from '../../../lib/format-time-with-seconds.ts';
import type { ScoreRows } from './score-rows.ts';

/** Components of a score: findings, points, and the moments in the writing process. */
export function ScoreRowList({ rows: { rows, remarks }, zone }: { rows: ScoreRows; zone: string }) {
  const { t, i18n } = useTranslation('scores');
  const numbers = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  if (rows.length === 0) return null;
  return (
    <Box
      component="dl"
      sx={{ m: 0, mt: 0.75, display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 2, rowGap: 0.25 }}
    >
      {rows.map(({ id, points, max, found, moments }) => (
        <Fragment key={id}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {t(`rows.${id}`, found)}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, textAlign: 'right', whiteSpace: 'nowrap' }}>
            {numbers.format(points)} / {max}
          </Typography>
          {moments.length > 0 && <Moments moments={moments} zone={zone} />}
        </Fragment>
      ))}
      {remarks.map(({ id, found }) => (
        <Typography
          key={id}
          component="dd"
          variant="body2"
          color="textSecondary"
          sx={{ m: 0, gridColumn: '1 / -1' }}
        >
          {t(`remarks.${id}`, found)}
        </Typography>
      ))}
    </Box>
  );
}

function Moments({ moments, zone }: { moments: readonly ScoreMoment[]; zone: string }) {
  const { t } = useTranslation('scores');
  return (
    <Typography
      component="dd"
      variant="caption"
      sx={{ m: 0, gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', columnGap: 1, mb: 0.5 }}
    >
      <span>{t('moments')}</span>
      {moments.map(({ save, t: time }) => (
        <RewindLink
          key={save}
          position={{ kind: 'save', save }}
          label={t('momentAt', { time: formatTimeWithSeconds(time, zone) })}
        >
          {formatTimeWithSeconds(time, zone).slice(5, 16)}
        </RewindLink>
      ))}
    </Typography>
  );
}

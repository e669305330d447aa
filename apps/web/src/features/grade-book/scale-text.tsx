import Chip from '@mui/material/Chip';
import type { GradeScale, ScoreBand } from '@redraft/contracts';
import { onScale, scoreBand } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';

/** Band colours from lowest to highest; the letter carries the information. */
const colours = [
  'error',
  'warning',
  'warning',
  'info',
  'success',
  'success',
] as const satisfies readonly string[];
const filled: readonly ScoreBand[] = [0, 2, 5];

interface Props {
  score: number;
  scale: GradeScale;
}

/** A score on a scale, in the colour of its band. */
export function ScaleText({ score, scale }: Props) {
  const { t } = useTranslation('gradebook');
  const band = scoreBand(score);
  if (band === null) return <span>-</span>;
  return (
    <Chip
      size="small"
      color={colours[band]}
      variant={filled.includes(band) ? 'filled' : 'outlined'}
      label={onScale(score, scale)}
      title={t(`scale.${scale}`)}
    />
  );
}

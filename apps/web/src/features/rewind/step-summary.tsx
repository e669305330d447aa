import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { RewindLog } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { FigureTip } from '../../ui/figures/figure-tip.tsx';
import { amountOf } from './activity.ts';

interface Props {
  save: RewindLog['saves'][number] | undefined;
  current: number;
  length: number;
  isPlaying: boolean;
}

/** The step in figures; read out when it was moved to by hand, not while it plays. */
export function StepSummary({ save, current, length, isPlaying }: Props) {
  const { t } = useTranslation('rewind');
  const { inserted, deleted } = amountOf(save);
  return (
    <Box aria-live={isPlaying ? 'off' : 'polite'} sx={{ fontVariantNumeric: 'tabular-nums' }}>
      <Typography component="span" sx={{ fontWeight: 600 }}>
        {t('versionOf', { version: current, count: length })}
      </Typography>{' '}
      <Typography component="span" variant="body2" sx={{ whiteSpace: 'nowrap' }}>
        <Box component="span" sx={{ color: 'success.main' }}>
          {t('inserted', { count: inserted })}
        </Box>
        {', '}
        <Box component="span" sx={{ color: 'error.main' }}>
          {t('deleted', { count: deleted })}
        </Box>
        <FigureTip figure="saveCharacters" />
      </Typography>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { MetricTip } from '../../ui/metrics/metric-tip.tsx';
import { countChanges } from './activity.ts';
import type { VersionFrame } from './window-cache.ts';

interface Props {
  frame: VersionFrame;
  length: number;
  isPlaying: boolean;
}

/** The step in numbers; announced after manual navigation, not during playback. */
export function StepSummary({ frame, length, isPlaying }: Props) {
  const { t } = useTranslation('rewind');
  const { inserted, deleted } = countChanges(frame.save);
  return (
    <Box aria-live={isPlaying ? 'off' : 'polite'} sx={{ fontVariantNumeric: 'tabular-nums' }}>
      <Typography component="span" sx={{ fontWeight: 600 }}>
        {t('versionOf', { version: frame.version, count: length })}
      </Typography>{' '}
      <Typography component="span" variant="body2" sx={{ whiteSpace: 'nowrap' }}>
        <Box component="span" sx={{ color: 'success.main' }}>
          {t('inserted', { count: inserted })}
        </Box>
        {', '}
        <Box component="span" sx={{ color: 'error.main' }}>
          {t('deleted', { count: deleted })}
        </Box>
        <MetricTip metric="saveCharacters" />
      </Typography>
    </Box>
  );
}

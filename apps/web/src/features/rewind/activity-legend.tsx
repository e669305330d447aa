import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { MetricTip } from '../../ui/metrics/metric-tip.tsx';

interface Props {
  /** Characters represented by the highest bar. */
  max: number;
}

/** Explains the bars of the activity strip. */
export function ActivityLegend({ max }: Props) {
  const { t } = useTranslation('rewind');
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5 }}>
      <LegendEntry colour="success.main" text={t('strip.inserted')} />
      <LegendEntry colour="error.main" text={t('strip.deleted')} />
      <Typography variant="caption" color="textSecondary">
        {t('strip.scale', { count: max })}
        <MetricTip metric="activity" />
      </Typography>
    </Stack>
  );
}

function LegendEntry({ colour, text }: { colour: string; text: string }) {
  return (
    <Typography
      variant="caption"
      color="textSecondary"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}
    >
      <Box component="span" sx={{ width: 10, height: 10, borderRadius: 0.5, bgcolor: colour }} />
      {text}
    </Typography>
  );
}

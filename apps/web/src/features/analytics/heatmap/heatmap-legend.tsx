import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { levelLooks } from './heatmap-cell.tsx';

const levels = ['low', 'medium', 'high', 'extreme'] as const;
/** Word equivalents changed in the hour, lower edge inclusive (docs/metrics.md#heatmap). */
const ranges = { low: '0–40', medium: '40–100', high: '100–400', extreme: '400+' } as const;

export function HeatmapLegend() {
  const { t } = useTranslation('rewind');
  return (
    <Stack direction="row" sx={{ gap: 2, mt: 1.5, flexWrap: 'wrap' }}>
      {levels.map((level) => (
        <Stack key={level} direction="row" sx={{ alignItems: 'center', gap: 0.75 }}>
          <Box sx={{ width: 18, height: 18, bgcolor: 'chart.heat0', display: 'grid', placeItems: 'center' }}>
            <Box
              sx={{
                width: levelLooks[level].size,
                height: levelLooks[level].size,
                bgcolor: levelLooks[level].colour,
              }}
            />
          </Box>
          <Typography variant="caption" color="textSecondary">
            {t(`heatmap.${level}`)} ({ranges[level]})
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}

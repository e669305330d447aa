import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import type { TextGrowth } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { formatSpan } from '../../lib/format-span.ts';
import { formatPercent } from './format-cells.ts';
import { chooseSittingStyle } from './run-rules.ts';

/** Writing sessions with number, line style, colour, time, and their share of the text. */
export function SittingLegend({ growth }: { growth: TextGrowth }) {
  const { t, i18n } = useTranslation('growth');
  const { palette } = useTheme().vars;
  const { sittings, timezone, runs } = growth;
  const length = Math.max(
    1,
    runs.reduce((sum, run) => sum + run.length, 0),
  );
  return (
    <Box
      component="ol"
      aria-label={t('text.sittings')}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
        columnGap: 2.5,
        rowGap: 0.5,
        m: 0,
        mb: 1,
        p: 0,
        maxHeight: 168,
        overflowY: 'auto',
        listStyle: 'none',
        typography: 'body2',
      }}
    >
      {sittings.map(({ firstAt, lastAt, characters }, index) => {
        const { colour, line } = chooseSittingStyle(index);
        return (
          <li key={firstAt}>
            <span
              style={{
                backgroundColor: `color-mix(in srgb, ${palette.chart[colour]} 14%, transparent)`,
                textDecoration: `underline ${line} ${palette.chart[colour]} 2px`,
                textUnderlineOffset: 4,
                paddingInline: 4,
              }}
            >
              {t('text.sitting', { number: index + 1 })}
            </span>{' '}
            {t('text.sittingWhen', {
              time: formatSpan(firstAt, lastAt, timezone),
              share: formatPercent(characters / length, i18n.language),
            })}
          </li>
        );
      })}
    </Box>
  );
}

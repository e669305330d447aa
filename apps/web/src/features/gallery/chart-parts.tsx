import Box from '@mui/material/Box';
import { scaleBand, scaleLinear } from 'd3-scale';
import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../ui/chart/chart-frame.tsx';
import { sampleDays } from './sample-world.ts';
import { Section } from './section.tsx';

const states = ['loading', 'failed', 'empty'] as const;

export function ChartParts() {
  const { t } = useTranslation('gallery');
  const name = t('chartName');
  const table = {
    columns: [
      { id: 'day', header: t('chartDay'), value: (one: (typeof sampleDays)[number]) => one.day },
      {
        id: 'words',
        header: t('chartWords'),
        align: 'end' as const,
        value: (one: (typeof sampleDays)[number]) => one.words,
      },
    ],
    rows: sampleDays,
    rowKey: (one: (typeof sampleDays)[number]) => one.day,
  };
  const words = sampleDays.reduce((sum, one) => sum + one.words, 0);
  return (
    <>
      <Box sx={{ mb: 6 }}>
        <ChartFrame
          name={name}
          state="ready"
          headline={t('chartHeadline', { words, days: sampleDays.length, best: 6 })}
          table={table}
          isAdvisory
          height={260}
        >
          <WordBars />
        </ChartFrame>
      </Box>
      <Section title={t('states')}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: 'repeat(3, 1fr)' } }}>
          {states.map((state) => (
            <ChartFrame key={state} name={name} state={state} table={table} height={160} onRetry={() => {}}>
              {null}
            </ChartFrame>
          ))}
        </Box>
      </Section>
    </>
  );
}

const size = { width: 720, height: 240, left: 40, bottom: 24 };

function WordBars() {
  const { t } = useTranslation('gallery');
  const x = scaleBand(
    sampleDays.map((one) => one.day),
    [size.left, size.width],
  ).padding(0.35);
  const y = scaleLinear([0, 600], [size.height - size.bottom, 8]);
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={t('chartName')}
      sx={{
        width: '100%',
        minWidth: 480,
        display: 'block',
        '& text': { typography: 'caption', fill: 'text.secondary' },
      }}
    >
      {y.ticks(4).map((tick) => (
        <Box component="g" key={tick} sx={{ stroke: 'chart.grid', color: 'text.secondary' }}>
          <Box
            component="line"
            x1={size.left}
            x2={size.width}
            y1={y(tick)}
            y2={y(tick)}
            sx={{ stroke: (theme) => theme.vars?.palette.chart.grid }}
          />
          <Box
            component="text"
            x={size.left - 8}
            y={y(tick) + 4}
            textAnchor="end"
            sx={{ fill: (theme) => theme.vars?.palette.text.secondary, stroke: 'none' }}
          >
            {tick}
          </Box>
        </Box>
      ))}
      {sampleDays.map((one) => (
        <g key={one.day}>
          <Box
            component="rect"
            x={x(one.day) ?? 0}
            y={y(one.words)}
            width={x.bandwidth()}
            height={size.height - size.bottom - y(one.words)}
            rx={3}
            sx={{ fill: (theme) => theme.vars?.palette.chart.one }}
          />
          <Box
            component="text"
            x={(x(one.day) ?? 0) + x.bandwidth() / 2}
            y={size.height - 6}
            textAnchor="middle"
            sx={{ fill: (theme) => theme.vars?.palette.text.secondary }}
          >
            {one.day}
          </Box>
        </g>
      ))}
    </Box>
  );
}

import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../ui/chart/chart-frame.tsx';
import { sampleDays } from './sample-world.ts';
import { Section } from './section.tsx';
import { WordBars } from './word-bars.tsx';

const chartStates = ['loading', 'failed', 'empty'] as const;

export function ChartExamples() {
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
  const series = [
    { format: String, values: sampleDays.map(({ day, words }) => ({ label: String(day), value: words })) },
  ];
  const words = sampleDays.reduce((sum, one) => sum + one.words, 0);
  return (
    <>
      <Box sx={{ mb: 6 }}>
        <ChartFrame
          name={name}
          metric="wordsOverTime"
          state="ready"
          headline={t('chartHeadline', { words, days: sampleDays.length, best: 6 })}
          series={series}
          table={table}
          isAdvisory
          height={260}
        >
          <WordBars />
        </ChartFrame>
      </Box>
      <Section title={t('states')}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: 'repeat(3, 1fr)' } }}>
          {chartStates.map((state) => (
            <ChartFrame
              key={state}
              name={t(`state.${state}`)}
              metric="wordsOverTime"
              headingLevel="h3"
              state={state}
              series={series}
              table={table}
              height={160}
              onRetry={() => {}}
            >
              {null}
            </ChartFrame>
          ))}
        </Box>
      </Section>
    </>
  );
}

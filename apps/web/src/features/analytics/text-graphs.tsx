import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import type { SubmissionId } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useRewindPosition } from '../../domain/revisions/index.ts';
import { ChartMessage } from '../../ui/chart/chart-message.tsx';
import { TextGrowthPanel } from '../text-growth/index.ts';
import { type CallArea, essayMapQuery, heatmapQuery, wordsQuery } from './analytics-calls.ts';
import { EssayMapPanel } from './essay-map/essay-map-panel.tsx';
import { textGraphQueries } from './graph-calls.ts';
import { GraphTabs } from './graph-tabs.tsx';
import { HeatFiles } from './heatmap/heat-files.tsx';
import { ProgressionCard } from './progression/progression-card.tsx';
import { createQueryTab } from './query-tab.ts';
import { MinutesCard } from './words/minutes-card.tsx';
import { WordsCard } from './words/words-card.tsx';

/** When and how much was written in one text; selecting a moment opens the rewind. */
export function TextGraphs({ submissionId, area }: { submissionId: SubmissionId; area: CallArea }) {
  const { t } = useTranslation('graphs');
  const [, goTo] = useRewindPosition();
  const rewindAt = (at: number) => goTo({ kind: 'time', at });
  const essayMap = useQuery(essayMapQuery(submissionId, area));
  const heatmap = useQuery(heatmapQuery(submissionId, area));
  const additional = useQuery(textGraphQueries.additional(submissionId, area));
  const progression = useQuery(textGraphQueries.progression(submissionId, area));
  const wordsOverTime = useQuery(wordsQuery(submissionId, area));
  const heatmapTab = createQueryTab({
    id: 'heatmap',
    label: t('tabs.heatMap'),
    query: heatmap,
    panel: (data) => <HeatFiles main={data} files={additional.data} onOpen={rewindAt} />,
  });
  if (heatmap.isPending) return <ChartMessage name={t('tabs.text')} state="loading" height={320} />;
  if (heatmap.data?.unit === 'saves') {
    return (
      <Stack sx={{ gap: 2 }}>
        <Alert severity="info">{t('onlyTexts')}</Alert>
        <GraphTabs label={t('tabs.text')} prefix="text" tabs={[heatmapTab]} />
      </Stack>
    );
  }
  return (
    <GraphTabs
      label={t('tabs.text')}
      prefix="text"
      tabs={[
        createQueryTab({
          id: 'essayMap',
          label: t('tabs.essayMap'),
          query: essayMap,
          panel: (html) => (
            <Stack sx={{ gap: 3 }}>
              <TextGrowthPanel submissionId={submissionId} />
              <EssayMapPanel html={html} />
            </Stack>
          ),
        }),
        heatmapTab,
        createQueryTab({
          id: 'words',
          label: t('tabs.wordChangeText'),
          query: wordsOverTime,
          panel: (data) => (
            <Stack sx={{ gap: 3 }}>
              <WordsCard data={data} />
              <MinutesCard points={data.changes} timezone={data.timezone} onOpen={rewindAt} />
            </Stack>
          ),
        }),
        createQueryTab({
          id: 'progression',
          label: t('tabs.progression'),
          query: progression,
          panel: (data) => <ProgressionCard data={data} onOpen={(save) => goTo({ kind: 'save', save })} />,
        }),
      ]}
    />
  );
}

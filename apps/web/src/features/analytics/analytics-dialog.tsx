import type { SubmissionId } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FullScreenDialog } from '../../ui/dialogs/full-screen-dialog.tsx';
import { type CallArea, heatmapQuery, wordsQuery } from './analytics-calls.ts';
import { GraphTabs } from './graph-tabs.tsx';
import { HeatCard } from './heatmap/heat-card.tsx';
import { tabOfQuery } from './tab-of-query.ts';
import { WordsCard } from './words/words-card.tsx';

interface Props {
  submissionId: SubmissionId;
  subtitle: string;
  onClose: () => void;
  area?: CallArea;
}

type Tab = 'heatmap' | 'words';

/** When and how much was written in one text. */
export function AnalyticsDialog({ submissionId, subtitle, onClose, area = 'classes' }: Props) {
  const { t } = useTranslation('graphs');
  const [tab, setTab] = useState<Tab | null>(null);
  const heatmap = useQuery(heatmapQuery(submissionId, area));
  const words = useQuery(wordsQuery(submissionId, area));
  return (
    <FullScreenDialog open title={t('tabs.text')} subtitle={subtitle} onClose={onClose}>
      <GraphTabs
        label={t('tabs.text')}
        prefix="text"
        chosen={tab}
        onChoose={setTab}
        tabs={[
          tabOfQuery<Tab, NonNullable<typeof heatmap.data>>({
            id: 'heatmap',
            label: t('tabs.heatMap'),
            query: heatmap,
            panel: (data) => <HeatCard data={data} of="text" />,
          }),
          tabOfQuery<Tab, NonNullable<typeof words.data>>({
            id: 'words',
            label: t('tabs.wordChangeText'),
            query: words,
            panel: (data) => <WordsCard data={data} />,
          }),
        ]}
      />
    </FullScreenDialog>
  );
}

import Stack from '@mui/material/Stack';
import type { SubmissionId } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { FullScreenDialog } from '../../ui/dialogs/full-screen-dialog.tsx';
import type { CallArea } from './analytics-calls.ts';
import { HeatmapChart } from './heatmap/heatmap-chart.tsx';
import { WordsChart } from './words/words-chart.tsx';

interface Props {
  submissionId: SubmissionId;
  subtitle: string;
  onClose: () => void;
  area?: CallArea;
}

/** When and how much was written in one text. */
export function AnalyticsDialog({ submissionId, subtitle, onClose, area = 'classes' }: Props) {
  const { t } = useTranslation('grading');
  return (
    <FullScreenDialog open title={t('analytics')} subtitle={subtitle} onClose={onClose}>
      <Stack sx={{ gap: 3 }}>
        <WordsChart submissionId={submissionId} area={area} />
        <HeatmapChart submissionId={submissionId} area={area} />
      </Stack>
    </FullScreenDialog>
  );
}

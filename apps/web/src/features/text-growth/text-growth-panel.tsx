import Stack from '@mui/material/Stack';
import type { SubmissionId } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePassage, useRewindPosition } from '../../domain/revisions/index.ts';
import { ChartMessage } from '../../ui/chart/chart-message.tsx';
import { growthQuery } from './growth-calls.ts';
import { GrowthMapCard } from './growth-map-card.tsx';
import { SittingsTextCard } from './sittings-text-card.tsx';

/** Where and when the text was edited, and the text by writing session. */
export function TextGrowthPanel({ submissionId }: { submissionId: SubmissionId }) {
  const { t } = useTranslation('growth');
  const query = useQuery(growthQuery(submissionId));
  const [, goTo] = useRewindPosition();
  const [, choose] = usePassage();
  const { data: growth } = query;
  if (growth === undefined)
    return (
      <ChartMessage
        name={t('map.name')}
        state={query.isError ? 'failed' : 'loading'}
        height={320}
        onRetry={() => void query.refetch()}
      />
    );
  const handleOpen = (at: number) => goTo({ kind: 'time', at });
  return (
    <Stack sx={{ gap: 3 }}>
      <GrowthMapCard growth={growth} onOpen={handleOpen} />
      {growth.text !== '' && <SittingsTextCard growth={growth} onOpen={handleOpen} onChoose={choose} />}
    </Stack>
  );
}

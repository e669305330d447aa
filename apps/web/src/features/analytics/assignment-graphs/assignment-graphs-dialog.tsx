import Alert from '@mui/material/Alert';
import type { AssignmentId } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { FullScreenDialog } from '../../../ui/dialogs/full-screen-dialog.tsx';
import { ActivityCard } from '../activity/activity-card.tsx';
import { assignmentGraphQueries } from '../graph-calls.ts';
import { GraphTabs } from '../graph-tabs.tsx';
import { HeatCard } from '../heatmap/heat-card.tsx';
import { ClassHours } from '../hourly/class-hours.tsx';
import { createQueryTab } from '../query-tab.ts';
import { StripCard } from '../strip/strip-card.tsx';

interface Props {
  assignmentId: AssignmentId;
  title: string;
  /** Further actions on these texts. */
  actions?: ReactNode;
  onClose: () => void;
}

/** Charts of all texts of an assignment. They are requested one after another; closing the dialog cancels the requests. */
export function AssignmentGraphsDialog({ assignmentId, title, actions, onClose }: Props) {
  const { t } = useTranslation('graphs');
  const heatmap = useQuery(assignmentGraphQueries.heatmap(assignmentId));
  const hourly = useQuery({
    ...assignmentGraphQueries.hourly(assignmentId),
    enabled: !heatmap.isPending,
  });
  const wordsChanged = useQuery({
    ...assignmentGraphQueries.wordsChanged(assignmentId),
    enabled: !heatmap.isPending && !hourly.isPending,
  });
  const strip = useQuery({
    ...assignmentGraphQueries.strip(assignmentId),
    enabled: !heatmap.isPending && !hourly.isPending && !wordsChanged.isPending,
  });
  const navigate = useNavigate();
  const isText = heatmap.data?.unit !== 'saves';
  return (
    <FullScreenDialog open title={title} subtitle={t('tabs.assignment')} actions={actions} onClose={onClose}>
      {isText ? null : (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('withoutWords.assignment')}
        </Alert>
      )}
      <GraphTabs
        label={t('tabs.assignment')}
        prefix="assignment-graph"
        tabs={[
          createQueryTab({
            id: 'heatmap',
            label: t('tabs.heatmap'),
            query: heatmap,
            panel: (data) => <HeatCard data={data} subject="texts" />,
          }),
          createQueryTab({
            id: 'hourly',
            label: t('tabs.hourly'),
            query: hourly,
            panel: (data) => <ClassHours data={data} />,
          }),
          createQueryTab({
            id: 'wordsChanged',
            label: t('tabs.wordsChanged'),
            query: wordsChanged,
            panel: ({ buckets, days, timezone }) => (
              <ActivityCard
                of="words"
                lanes={[{ id: 0, title: null, buckets }]}
                days={days}
                range={null}
                timezone={timezone}
              />
            ),
          }),
          createQueryTab({
            id: 'strip',
            label: t('tabs.strip'),
            query: strip,
            panel: (data) => (
              <StripCard data={data} onText={(id) => void navigate(`/readassignment/${id}`)} />
            ),
          }),
        ].filter(({ id }) => isText || id !== 'wordsChanged')}
      />
    </FullScreenDialog>
  );
}

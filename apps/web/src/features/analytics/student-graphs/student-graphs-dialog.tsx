import type { SubmissionId } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { withRewindPosition } from '../../../domain/revisions/index.ts';
import { FullScreenDialog } from '../../../ui/dialogs/full-screen-dialog.tsx';
import { EssayMapPanel } from '../essay-map/essay-map-panel.tsx';
import { FilesWithoutWords } from '../files-without-words.tsx';
import { type StudentOfClass, studentGraphQueries } from '../graph-calls.ts';
import { GraphTabs } from '../graph-tabs.tsx';
import { HeatCard } from '../heatmap/heat-card.tsx';
import { HourlyCard } from '../hourly/hourly-card.tsx';
import { createQueryTab } from '../query-tab.ts';
import { StudentActivityCard } from './student-activity-card.tsx';
import { StudentWritingTimeCard } from './student-total-card.tsx';
import { StudentWpmCard } from './student-wpm-card.tsx';
import { WordChangeCard } from './word-change-card.tsx';

interface Props extends StudentOfClass {
  name: string;
  /** Order of the tabs: on a class page total time first and Word Change last; beside a text Word Change first. */
  from: 'class' | 'text';
  onClose: () => void;
}

const order = {
  class: ['studentTotal', 'wpm', 'activity', 'hourly', 'heatmap', 'essayMap', 'wordChange'],
  text: ['wordChange', 'wpm', 'activity', 'hourly', 'heatmap', 'essayMap'],
} as const;

/** Charts of one student in a class, across all texts. */
export function StudentGraphsDialog({ courseId, studentId, name, from, onClose }: Props) {
  const { t } = useTranslation('graphs');
  const student = { courseId, studentId };
  const tabs = useStudentTabs(student);
  const { data } = useQuery(studentGraphQueries.timeSeries(student));
  return (
    <FullScreenDialog
      open
      title={t('tabs.student')}
      subtitle={<span dir="auto">{name}</span>}
      onClose={onClose}
    >
      <FilesWithoutWords
        assignments={data?.assignments.filter(({ submissionId }) => submissionId !== null)}
      />
      <GraphTabs label={t('tabs.student')} prefix="student-graph" tabs={order[from].map((id) => tabs[id])} />
    </FullScreenDialog>
  );
}

function useStudentTabs(student: StudentOfClass) {
  const { t } = useTranslation('graphs');
  const navigate = useNavigate();
  const series = useQuery(studentGraphQueries.timeSeries(student));
  const hourly = useQuery(studentGraphQueries.hourly(student));
  const heatmap = useQuery(studentGraphQueries.heatmap(student));
  const wordChange = useQuery(studentGraphQueries.wordChange(student));
  const essayMap = useQuery(studentGraphQueries.essayMap(student));
  const handleText = (id: SubmissionId) => void navigate(`/readassignment/${id}`);
  const handleRewind = (id: SubmissionId, at: number) => {
    const search = withRewindPosition(new URLSearchParams(), { kind: 'time', at });
    void navigate(`/readassignment/${id}?${search}`);
  };
  return {
    studentTotal: createQueryTab({
      id: 'studentTotal',
      label: t('tabs.studentTotal'),
      query: series,
      panel: (data) => <StudentWritingTimeCard data={data} onText={handleText} />,
    }),
    wpm: createQueryTab({
      id: 'wpm',
      label: t('tabs.wpm'),
      query: series,
      panel: (data) => <StudentWpmCard data={data} onText={handleText} />,
    }),
    activity: createQueryTab({
      id: 'activity',
      label: t('tabs.activity'),
      query: series,
      panel: (data) => <StudentActivityCard data={data} />,
    }),
    hourly: createQueryTab({
      id: 'hourly',
      label: t('tabs.hourly'),
      query: hourly,
      panel: ({ hours, timezone }) => (
        <HourlyCard
          hours={hours.map(({ x, y }) => ({ x, minutes: y }))}
          timezone={timezone}
          subject="student"
        />
      ),
    }),
    heatmap: createQueryTab({
      id: 'heatmap',
      label: t('tabs.heatmap'),
      query: heatmap,
      panel: (data) => <HeatCard data={data} subject="student" />,
    }),
    essayMap: createQueryTab({
      id: 'essayMap',
      label: t('tabs.essayMap'),
      query: essayMap,
      panel: (html) => <EssayMapPanel html={html} />,
    }),
    wordChange: createQueryTab({
      id: 'wordChange',
      label: t('tabs.wordChange'),
      query: wordChange,
      panel: (data) => <WordChangeCard data={data} onRewind={handleRewind} />,
    }),
  };
}

import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ClassAssignment, ClassOverview } from '@redraft/contracts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { registerName, useSubmissions } from '../../domain/classes/index.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { FullScreenDialog } from '../../ui/dialogs/full-screen-dialog.tsx';
import { DurationText } from '../../ui/duration-text.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPage } from '../../ui/error-page.tsx';
import { FigureTip } from '../../ui/figures/figure-tip.tsx';
import { NumberText } from '../../ui/number-text.tsx';
import { ClassDaysChart } from './class-days.tsx';
import { type Texts, useWordsCount } from './class-figure-calls.ts';
import { ClassHeatmapChart } from './class-heatmap.tsx';

interface Props {
  course: ClassOverview;
  assignment: ClassAssignment;
  onClose: () => void;
}

/** When and how much was written for one assignment. */
export function AssignmentFiguresDialog({ course, assignment, onClose }: Props) {
  const { t } = useTranslation('oversight');
  const texts = { id: course.id, assignmentId: assignment.id };
  return (
    <FullScreenDialog open title={t('figures.assignment')} subtitle={assignment.title} onClose={onClose}>
      <Stack sx={{ gap: 3 }}>
        <LengthsCard course={course} texts={texts} />
        <ClassDaysChart texts={texts} />
        <ClassHeatmapChart texts={texts} />
      </Stack>
    </FullScreenDialog>
  );
}

interface Length {
  id: number;
  name: string;
  words: number;
  seconds: number;
}

/** How long each text is, and how long it took. */
function LengthsCard({ course, texts }: { course: ClassOverview; texts: Required<Texts> }) {
  const { t } = useTranslation('oversight');
  const words = useWordsCount(texts);
  const submissions = useSubmissions({ classId: texts.id, assignmentId: texts.assignmentId });
  const columns = useMemo<readonly Column<Length>[]>(
    () => [
      { id: 'name', header: t('lengths.student'), value: (row) => row.name },
      {
        id: 'words',
        header: t('lengths.words'),
        explain: <FigureTip figure="textWords" />,
        align: 'end',
        value: (row) => row.words,
        cell: (row) => <NumberText value={row.words} />,
      },
      {
        id: 'seconds',
        header: t('lengths.seconds'),
        explain: <FigureTip figure="totalTime" />,
        align: 'end',
        value: (row) => row.seconds,
        cell: (row) => <DurationText seconds={row.seconds} precision="minutes" />,
      },
    ],
    [t],
  );
  const failed = [words, submissions].find((query) => query.data === undefined && query.isError);
  if (failed) return <ErrorPage error={failed.error} onRetry={() => void failed.refetch()} />;
  const lengths = new Map(words.data?.map(({ id, totalLen }) => [id, totalLen]));
  const names = new Map(course.students.map((student) => [student.id, registerName(student)]));
  const rows = submissions.data?.flatMap(({ submissionId: id, studentId, totalTime: seconds }) => {
    const name = names.get(studentId);
    return name === undefined ? [] : [{ id, name, words: lengths.get(id) ?? 0, seconds }];
  });
  return (
    <Card component="section" aria-label={t('lengths.name')} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h4" component="h2" sx={{ mb: 2 }}>
        {t('lengths.name')}
      </Typography>
      <DataTable
        label={t('lengths.name')}
        columns={columns}
        rows={words.data === undefined ? undefined : rows}
        rowKey={(row) => row.id}
        initialSort={{ id: 'name', direction: 'asc' }}
        empty={<EmptyState dense title={t('lengths.none')} />}
      />
    </Card>
  );
}

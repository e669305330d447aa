import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ProgressLog, SubmissionId } from '@redraft/contracts';
import { submissionIdSchema } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { isStatus } from '../../lib/api-error.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { DeniedPage } from '../../ui/denied-page.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NotFoundPage } from '../../ui/not-found-page.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { DateTimeText } from '../../ui/time/date-time-text.tsx';
import { WordsChart } from '../analytics/index.ts';
import { loadProgress } from './reader-calls.ts';
import { useTeaches } from './use-teaches.ts';

type Entry = ProgressLog['logs'][number];

/** /progress/{id}: how the words of one text grew, for those who teach the class. */
export function ProgressPage() {
  const id = submissionIdSchema.safeParse(useParams().id);
  return id.success ? <Progress key={id.data} id={id.data} /> : <NotFoundPage />;
}

function Progress({ id }: { id: SubmissionId }) {
  const query = useQuery({ queryKey: ['progress-log', id], queryFn: () => loadProgress(id) });
  const teaches = useTeaches();
  // As in the reader: to somebody who teaches nowhere the page is closed.
  if (isStatus(query.error, 404) && !teaches) return <DeniedPage />;
  return <QueryView query={query}>{(log) => <WritingLog log={log} />}</QueryView>;
}

function WritingLog({ log }: { log: ProgressLog }) {
  const { t } = useTranslation('reader');
  const columns = useColumns(log.timezone);
  const about = t('progress.subtitle', { student: log.studentName, assignment: log.assignmentTitle });
  return (
    <PageFrame
      title={t('progress.title')}
      documentTitle={`${t('progress.title')} · ${about}`}
      subtitle={<span dir="auto">{about}</span>}
      className={log.classTitle}
      actions={
        <Button variant="outlined" component={Link} to={`/readassignment/${log.submissionId}`}>
          {t('progress.open')}
        </Button>
      }
    >
      <Stack sx={{ gap: 3 }}>
        <WordsChart submissionId={log.submissionId} />
        <DataTable
          label={t('progress.table')}
          columns={columns}
          rows={log.logs}
          rowKey={(row) => row.index}
          narrow="scroll"
          searchable={false}
          empty={<EmptyState title={t('progress.none')} text={t('progress.noneText')} />}
        />
      </Stack>
    </PageFrame>
  );
}

function useColumns(zone: string): readonly Column<Entry>[] {
  const { t } = useTranslation('reader');
  return useMemo(
    () => [
      { id: 'index', header: t('progress.index'), value: (row) => row.index },
      {
        id: 'date',
        header: t('progress.date'),
        value: (row) => row.date,
        cell: (row) => <DateTimeText iso={row.date} zone={zone} />,
      },
      { id: 'words', header: t('progress.words'), value: (row) => row.wordCount, align: 'end' },
    ],
    [t, zone],
  );
}

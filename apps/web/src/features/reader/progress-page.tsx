import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import type { ProgressLog } from '@redraft/contracts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { DateTimeText } from '../../ui/time/date-time-text.tsx';
import { WordsChart } from '../analytics/index.ts';
import { PageOfText } from './page-of-text.tsx';

type Entry = ProgressLog['logs'][number];

/** /progress/{id}: growth of one text in words, for the class's teaching staff. */
export function ProgressPage() {
  const { t } = useTranslation('reader');
  return <PageOfText title={t('progress.title')}>{(log) => <WritingLog log={log} />}</PageOfText>;
}

function WritingLog({ log }: { log: ProgressLog }) {
  const { t } = useTranslation('reader');
  const columns = useColumns(log);
  return (
    <Stack sx={{ gap: 3 }}>
      {log.isText ? (
        <WordsChart submissionId={log.submissionId} />
      ) : (
        <Alert severity="info">{t('progress.onlyTexts')}</Alert>
      )}
      <DataTable
        label={t('progress.table')}
        noun="saves"
        columns={columns}
        rows={log.logs}
        rowKey={(row) => row.index}
        narrowLayout="scroll"
        searchable={false}
        emptyState={<EmptyState title={t('progress.none')} text={t('progress.noneText')} />}
      />
    </Stack>
  );
}

function useColumns({ timezone: zone, isText }: ProgressLog): readonly Column<Entry>[] {
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
      ...(isText ? [wordsColumn(t('progress.words'))] : []),
    ],
    [t, zone, isText],
  );
}

const wordsColumn = (header: string): Column<Entry> => ({
  id: 'words',
  header,
  value: (row) => row.wordCount,
  align: 'end',
});

import type { AssignmentId, Practised } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatSortName } from '../../../domain/classes/index.ts';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { DateTimeText } from '../../../ui/time/date-time-text.tsx';
import { practisedQuery } from './practice-calls.ts';

/** Who has practised, with number of comments and date. Renders nothing if nobody has. */
export function PractisedFold({ assignmentId, zone }: { assignmentId: AssignmentId; zone: string }) {
  const { t } = useTranslation('peer-review');
  const { data } = useQuery(practisedQuery(assignmentId));
  const columns = useColumns(zone);
  if (data === undefined || data.length === 0) return null;
  const done = data.filter(({ doneDate }) => doneDate !== null).length;
  return (
    <Fold title={t('practised.title', { done, count: data.length })}>
      <DataTable
        label={t('practised.label')}
        noun="students"
        columns={columns}
        rows={data}
        rowKey={(row) => row.studentId}
        emptyState={null}
      />
    </Fold>
  );
}

function useColumns(zone: string): readonly Column<Practised[number]>[] {
  const { t } = useTranslation('peer-review');
  return useMemo(
    () => [
      { id: 'name', header: t('practised.name'), value: formatSortName },
      {
        id: 'comments',
        header: t('practised.comments'),
        value: (row) => row.comments,
        searchable: false,
        align: 'end',
      },
      {
        id: 'done',
        header: t('practised.done'),
        value: (row) => row.doneDate,
        cell: (row) => <DateTimeText iso={row.doneDate} zone={zone} absent={t('practised.notYet')} />,
        searchable: false,
      },
    ],
    [t, zone],
  );
}

import type { RosterProblemLine } from '@redraft/contracts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

/** Wrong records by file, row and field. */
export function ProblemsTable({ problems }: { problems: readonly RosterProblemLine[] }) {
  const { t } = useTranslation('oneroster');
  const columns = useColumns();
  return (
    <DataTable
      label={t('problems')}
      noun="rows"
      columns={columns}
      rows={problems}
      rowKey={(row) => `${row.file} ${row.line} ${row.sourcedId} ${row.field} ${row.problem}`}
      emptyState={<EmptyState dense title={t('nothing')} />}
    />
  );
}

function useColumns(): readonly Column<RosterProblemLine>[] {
  const { t, i18n } = useTranslation('oneroster');
  return useMemo(
    () => [
      {
        id: 'place',
        header: t('field.place'),
        value: (row) => `${row.file} ${String(row.line ?? 0).padStart(6, '0')}`,
        cell: (row) =>
          row.line === null
            ? row.file
            : t('row', { file: row.file, line: row.line.toLocaleString(i18n.language) }),
      },
      { id: 'field', header: t('field.field'), value: (row) => row.field },
      {
        id: 'problem',
        header: t('field.problem'),
        value: ({ problem, max }) =>
          max === undefined ? t(`problem.${problem}`) : t('problem.value_longer_than', { max }),
      },
      {
        id: 'id',
        header: t('field.sourcedId'),
        value: (row) => row.sourcedId,
        cell: (row) => <bdi>{row.sourcedId}</bdi>,
      },
    ],
    [t, i18n.language],
  );
}

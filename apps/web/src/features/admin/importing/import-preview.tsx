import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ImportAccountsAnswer, ImportLine } from '@redraft/contracts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

interface Props {
  answer: ImportAccountsAnswer;
  isBusy: boolean;
  onImport: () => void;
}

/** Effect of every line; nothing is imported if one is invalid. */
export function ImportPreview({ answer, isBusy, onImport }: Props) {
  const { t } = useTranslation('admin');
  const columns = useColumns();
  const hasNothingToImport = answer.newAccounts + answer.newEnrollments === 0;
  const counts = { accounts: answer.newAccounts, enrollments: answer.newEnrollments };
  const sortedLines = answer.lines.toSorted(
    (one, other) => Number(one.problem === null) - Number(other.problem === null),
  );
  return (
    <Stack sx={{ gap: 2 }}>
      {answer.problems > 0 ? (
        <Alert severity="error">{t('import.wrong', { count: answer.problems })}</Alert>
      ) : (
        <Alert
          severity="info"
          action={
            !hasNothingToImport && (
              <Button variant="contained" size="small" loading={isBusy} onClick={onImport}>
                {t('import.carryOut')}
              </Button>
            )
          }
        >
          {hasNothingToImport ? t('import.nothing') : t('import.would', counts)}
        </Alert>
      )}
      <DataTable
        label={t('import.lines')}
        noun="lines"
        columns={columns}
        rows={sortedLines}
        rowKey={(row) => `${row.file} ${row.line}`}
        emptyState={<EmptyState dense title={t('import.nothing')} />}
      />
    </Stack>
  );
}

/** Effect on the account and on the enrollment. */
function ImportOutcome({ account, enrollment }: ImportLine) {
  return [
    ...(account === 'none' ? [] : [`account.${account}` as const]),
    ...(enrollment === 'none' ? [] : [`enrollment.${enrollment}` as const]),
  ];
}

function useColumns(): readonly Column<ImportLine>[] {
  const { t } = useTranslation('admin');
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('field.name'),
        value: (row) => row.name,
        cell: (row) => <bdi>{row.name || '-'}</bdi>,
      },
      {
        id: 'outcome',
        header: t('import.outcome'),
        value: (row) => (row.problem === null ? `${row.account} ${row.enrollment}` : `0 ${row.problem}`),
        cell: (row) =>
          row.problem === null
            ? ImportOutcome(row)
                .map((code) => t(`import.${code}`))
                .join(', ')
            : t(`import.problem.${row.problem}`),
        highlight: (row) => row.problem !== null,
      },
      {
        id: 'line',
        header: t('import.line'),
        value: (row) => row.line,
        cell: (row) => `${row.file}, ${row.line}`,
      },
      { id: 'email', header: t('field.email'), value: (row) => row.email },
      { id: 'username', header: t('field.username'), value: (row) => row.username },
      { id: 'key', header: t('field.enrollmentKey'), value: (row) => row.key },
    ],
    [t],
  );
}

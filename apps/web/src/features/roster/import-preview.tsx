import Alert from '@mui/material/Alert';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CountChips, type CountTone } from '../../ui/count-chips.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { LineOutcome, PreviewRow } from './preview-rows.ts';
import { countOutcomes, isChange, isProblem } from './preview-rows.ts';

interface Props {
  rows: readonly PreviewRow[];
  newSections: readonly string[];
}

/** Effect of each line, as totals and as a list with errors first. */
export function ImportPreview({ rows, newSections }: Props) {
  const { t } = useTranslation('roster');
  const columns = useColumns();
  const counts = countOutcomes(rows);
  const wrong = rows.filter(({ outcome }) => isProblem(outcome)).length;
  return (
    <>
      <CountChips
        chips={counts.map(([outcome, count]) => ({
          key: outcome,
          label: t(`count.${outcome}`, { count }),
          tone: toneOf(outcome),
        }))}
      />
      {wrong > 0 && <Alert severity="warning">{t('preview.wrong', { count: wrong })}</Alert>}
      {!counts.some(([outcome]) => isChange(outcome)) && (
        <Alert severity="info">{t('preview.nothing')}</Alert>
      )}
      {newSections.length > 0 && (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {t('preview.newSections', { count: newSections.length, names: newSections.join(', ') })}
        </Typography>
      )}
      <DataTable
        label={t('preview.lines')}
        noun="lines"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.key}
        emptyState={<EmptyState title={t('preview.none')} />}
      />
    </>
  );
}

function toneOf(outcome: LineOutcome): CountTone {
  if (isProblem(outcome)) return 'warning';
  if (outcome === 'enrolled') return 'success';
  return isChange(outcome) ? 'info' : 'default';
}

function useColumns(): readonly Column<PreviewRow>[] {
  const { t } = useTranslation('roster');
  return useMemo(
    () => [
      {
        id: 'person',
        header: t('column.person'),
        value: (row) => row.name || row.email,
      },
      { id: 'email', header: t('column.email'), value: (row) => row.email },
      { id: 'section', header: t('column.section'), value: (row) => row.section },
      {
        id: 'outcome',
        header: t('column.outcome'),
        value: (row) => t(`outcome.${row.outcome}`),
        cell: (row) => (
          <Chip
            size="small"
            variant="outlined"
            color={toneOf(row.outcome)}
            label={t(`outcome.${row.outcome}`)}
          />
        ),
      },
      {
        id: 'line',
        header: t('column.line'),
        value: (row) => row.line,
        align: 'end',
        searchable: false,
        width: 90,
      },
    ],
    [t],
  );
}

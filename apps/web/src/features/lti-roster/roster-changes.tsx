import Alert from '@mui/material/Alert';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { CourseRosterChange, MemberOutcome, RosterPreview } from '@redraft/contracts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type CountChip, CountChips, type CountTone } from '../../ui/count-chips.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { countChanges, shownOutcomes } from './change-counts.ts';

const tones = {
  joins: 'success',
  returns: 'success',
  leaves: 'warning',
  changes_role: 'info',
  moves: 'info',
  skipped: 'default',
} as const satisfies Record<MemberOutcome, CountTone>;

interface ListedChange extends CourseRosterChange {
  key: number;
}

/** What synchronising does, as totals and for each person. */
export function RosterChanges({ preview }: { preview: RosterPreview }) {
  const { t } = useTranslation('course-roster');
  const columns = useColumns();
  const { counts, changes, unchanged, newSections } = preview;
  const rows = useMemo(() => changes.map((change, key): ListedChange => ({ ...change, key })), [changes]);
  const chips = shownOutcomes
    .filter((outcome) => (counts[outcome] ?? 0) > 0)
    .map((outcome): CountChip => {
      const label = t(`count.${outcome}`, { count: counts[outcome] ?? 0 });
      return { key: outcome, label, tone: tones[outcome] };
    })
    .concat({ key: 'unchanged', label: t('count.unchanged', { count: unchanged }), tone: 'default' });
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <CountChips chips={chips} />
      {countChanges(counts) === 0 && <Alert severity="info">{t('preview.nothing')}</Alert>}
      {newSections.length > 0 && (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {t('preview.newSections', { count: newSections.length, names: newSections.join(', ') })}
        </Typography>
      )}
      {total > rows.length && (
        <Typography color="textSecondary">{t('preview.cut', { count: rows.length, total })}</Typography>
      )}
      {rows.length > 0 && (
        <DataTable
          label={t('preview.people')}
          noun="rows"
          columns={columns}
          rows={rows}
          rowKey={(row) => row.key}
          emptyState={<EmptyState title={t('preview.nothing')} />}
        />
      )}
    </>
  );
}

function useColumns(): readonly Column<ListedChange>[] {
  const { t } = useTranslation('course-roster');
  return useMemo(() => {
    const outcomeOf = ({ outcome, reason }: CourseRosterChange) =>
      reason === null ? t(`outcome.${outcome}`) : t(`reason.${reason}`);
    return [
      {
        id: 'name',
        header: t('column.name'),
        value: (row) => row.name,
        cell: (row) => <span dir="auto">{row.name}</span>,
      },
      {
        id: 'outcome',
        header: t('column.outcome'),
        value: outcomeOf,
        cell: (row) => (
          <Chip size="small" variant="outlined" color={tones[row.outcome]} label={outcomeOf(row)} />
        ),
      },
      {
        id: 'role',
        header: t('column.role'),
        value: (row) => (row.role === null ? '-' : t(`role.${row.role}`)),
      },
      {
        id: 'section',
        header: t('column.section'),
        value: (row) => row.section,
        cell: (row) => <span dir="auto">{row.section ?? '-'}</span>,
      },
    ];
  }, [t]);
}

import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../search-field.tsx';
import type { Sort } from './column.ts';
import type { RowNoun } from './data-table-props.ts';
import { SortMenu } from './sort-menu.tsx';

interface Props {
  label: string;
  noun: RowNoun;
  term: string;
  onTerm: (term: string) => void;
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
  /** Offered as a menu if there are no column headers. */
  sortColumns: readonly { id: string; header: string }[];
  isSearchable: boolean;
  counts: { shown: number; all: number } | null;
  children?: ReactNode;
}

export function TableToolbar({
  label,
  noun,
  term,
  onTerm,
  counts,
  isSearchable,
  children,
  sortColumns,
  sort,
  onSort,
}: Props) {
  const { t } = useTranslation('ui');
  if (!isSearchable && children === undefined) return null;
  return (
    <Stack direction="row" sx={{ gap: 1.5, mb: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
      {isSearchable && (
        <SearchField
          label={t('table.searchIn', { label })}
          placeholder={t('table.search')}
          term={term}
          onTerm={onTerm}
          sx={{ width: { xs: '100%', sm: 260 } }}
        />
      )}
      {sortColumns.length > 0 && <SortMenu columns={sortColumns} sort={sort} onSort={onSort} />}
      <Typography variant="body2" color="textSecondary" role="status" sx={{ mr: 'auto' }}>
        {counts !== null &&
          (counts.shown === counts.all
            ? t(`table.count.${noun}`, { count: counts.all })
            : t('table.found', { shown: counts.shown, count: counts.all }))}
      </Typography>
      {children !== undefined && <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>{children}</Box>}
    </Stack>
  );
}

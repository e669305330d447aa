import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Sort } from './column.ts';
import { SortMenu } from './sort-menu.tsx';

interface Props {
  label: string;
  term: string;
  onTerm: (term: string) => void;
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
  /** Offered as a menu where there are no headers to press. */
  sortColumns: readonly { id: string; header: string }[];
  isSearchable: boolean;
  counts: { shown: number; all: number } | null;
  children?: ReactNode;
}

export function TableToolbar({
  counts,
  isSearchable,
  children,
  sortColumns,
  sort,
  onSort,
  ...search
}: Props) {
  const { t } = useTranslation('ui');
  if (!isSearchable && children === undefined) return null;
  return (
    <Stack direction="row" sx={{ gap: 1.5, mb: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
      {isSearchable && <SearchField {...search} />}
      {sortColumns.length > 0 && <SortMenu columns={sortColumns} sort={sort} onSort={onSort} />}
      <Typography variant="body2" color="textSecondary" role="status" sx={{ mr: 'auto' }}>
        {counts !== null &&
          (counts.shown === counts.all
            ? t('table.count', { count: counts.all })
            : t('table.found', { shown: counts.shown, count: counts.all }))}
      </Typography>
      {children !== undefined && <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>{children}</Box>}
    </Stack>
  );
}

function SearchField({ label, term, onTerm }: Pick<Props, 'label' | 'term' | 'onTerm'>) {
  const { t } = useTranslation('ui');
  return (
    <TextField
      size="small"
      type="text"
      value={term}
      onChange={(event) => onTerm(event.target.value)}
      placeholder={t('table.search')}
      sx={{ width: { xs: '100%', sm: 260 } }}
      slotProps={{
        htmlInput: { 'aria-label': t('table.searchIn', { label }) },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
          endAdornment: term !== '' && (
            <IconButton
              size="small"
              edge="end"
              onClick={() => onTerm('')}
              aria-label={t('table.clearSearch')}
            >
              <ClearIcon fontSize="small" />
            </IconButton>
          ),
        },
      }}
    />
  );
}

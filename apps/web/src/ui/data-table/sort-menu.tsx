import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { ArrowDownwardIcon, ArrowUpwardIcon } from '../icons/index.ts';
import type { Sort } from './column.ts';

interface Props {
  columns: readonly { id: string; header: string }[];
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
}

/** Sort menu for cards, which have no column headers. */
export function SortMenu({ columns, sort, onSort }: Props) {
  const { t } = useTranslation('ui');
  const direction = sort?.direction ?? 'asc';
  const choose = (id: string) => onSort(id === '' ? null : { id, direction });
  const Arrow = direction === 'asc' ? ArrowUpwardIcon : ArrowDownwardIcon;
  return (
    <Stack direction="row" sx={{ gap: 0.5, flex: 1 }}>
      <TextField
        select
        size="small"
        label={t('table.sortBy')}
        value={sort?.id ?? ''}
        onChange={(event) => choose(event.target.value)}
        sx={{ minWidth: 160, flex: 1 }}
      >
        <MenuItem value="">{t('table.none')}</MenuItem>
        {columns.map((column) => (
          <MenuItem key={column.id} value={column.id}>
            {column.header}
          </MenuItem>
        ))}
      </TextField>
      <IconButton
        disabled={sort === null}
        aria-label={direction === 'asc' ? t('table.ascending') : t('table.descending')}
        onClick={() => sort !== null && onSort({ ...sort, direction: direction === 'asc' ? 'desc' : 'asc' })}
      >
        <Arrow fontSize="small" />
      </IconButton>
    </Stack>
  );
}

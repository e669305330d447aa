import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../empty-state.tsx';
import { useRestoredFocus } from '../use-restored-focus.ts';
import { arrangeRows } from './arrange-rows.ts';
import type { DataTableProps } from './data-table-props.ts';
import { TableCards } from './table-cards.tsx';
import { TableGrid } from './table-grid.tsx';
import { TableSkeleton } from './table-skeleton.tsx';
import { TableToolbar } from './table-toolbar.tsx';
import { useTableView } from './use-table-view.ts';

/** Up to this number all rows are rendered, so that the browser's find-in-page works. */
const virtualFrom = 100;

/** The table used by every list: sorting, search, empty and loading states, virtualization, narrow screens. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, searchable = true, initialSort = null } = props;
  const { t, i18n } = useTranslation('ui');
  const theme = useTheme();
  const isNarrow = useMediaQuery(theme.breakpoints.down('sm'));
  const view = useTableView(props.urlKey, initialSort);
  const term = useDeferredValue(view.term);
  const [expanded, setExpanded] = useState<ReadonlySet<string | number>>(new Set());
  const { sort } = view;
  const visibleRows = useMemo(
    () => arrangeRows(rows ?? [], { columns, term, sort, language: i18n.language }),
    [rows, columns, term, sort, i18n.language],
  );
  const toggle = (key: string | number) => {
    const next = new Set(expanded);
    if (!next.delete(key)) next.add(key);
    setExpanded(next);
  };
  const isEmpty = rows !== undefined && rows.length === 0;
  const asCards = isNarrow && props.narrowLayout !== 'scroll' && visibleRows.length < virtualFrom;
  const body = { ...props, rows: visibleRows, sort, onSort: view.setSort, expanded, onToggle: toggle };
  return (
    <Box>
      <TableToolbar
        label={props.label}
        noun={props.noun}
        term={view.term}
        onTerm={view.setTerm}
        sort={sort}
        onSort={view.setSort}
        sortColumns={asCards && !isEmpty ? columns.filter((column) => column.value !== undefined) : []}
        isSearchable={searchable && !isEmpty}
        counts={rows === undefined || isEmpty ? null : { shown: visibleRows.length, all: rows.length }}
      >
        {props.toolbar}
      </TableToolbar>
      <TableSurface>
        {rows === undefined && <TableSkeleton label={props.label} columns={columns} />}
        {isEmpty && props.emptyState}
        {!isEmpty && rows !== undefined && visibleRows.length === 0 && (
          <EmptyState title={t('table.noMatchTitle', { term })} text={t('table.noMatchText')} />
        )}
        {visibleRows.length > 0 &&
          (asCards ? (
            <TableCards {...body} />
          ) : (
            <TableGrid {...body} isVirtual={visibleRows.length >= virtualFrom} />
          ))}
      </TableSurface>
    </Box>
  );
}

function TableSurface({ children }: { children: ReactNode }) {
  const restoredFocus = useRestoredFocus();
  return (
    <Box
      {...restoredFocus}
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.25,
        bgcolor: 'background.paper',
        overflow: 'hidden',
      }}
    >
      {children}
    </Box>
  );
}

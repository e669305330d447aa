import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { visuallyHidden } from '@mui/utils';
import { useTranslation } from 'react-i18next';
import type { Column, Sort } from './column.ts';
import type { TableBodyProps } from './table-body-props.ts';

export function TableHeadRow<Row>({ columns, expand, actions, sort, onSort }: TableBodyProps<Row>) {
  const { t } = useTranslation('ui');
  return (
    <TableHead>
      <TableRow>
        {expand !== undefined && <HiddenHeader text={t('table.details')} width={44} />}
        {columns.map((column, index) => (
          <HeadCell key={column.id} column={column} isRowName={index === 0} sort={sort} onSort={onSort} />
        ))}
        {actions !== undefined && <HiddenHeader text={t('table.actions')} className="row-actions" />}
      </TableRow>
    </TableHead>
  );
}

interface HiddenHeaderProps {
  text: string;
  width?: number;
  className?: string;
}

function HiddenHeader({ text, width, className = '' }: HiddenHeaderProps) {
  return (
    <TableCell className={className} sx={width === undefined ? null : { width }}>
      <span style={visuallyHidden}>{text}</span>
    </TableCell>
  );
}

interface HeadCellProps<Row> {
  column: Column<Row>;
  isRowName: boolean;
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
}

function HeadCell<Row>({ column, isRowName, sort, onSort }: HeadCellProps<Row>) {
  const direction = sort?.id === column.id ? sort.direction : null;
  const text = column.hiddenHeader ? <span style={visuallyHidden}>{column.header}</span> : column.header;
  // The third click removes the sort.
  const handleSort = () => {
    if (direction === 'desc') onSort(null);
    else onSort({ id: column.id, direction: direction === 'asc' ? 'desc' : 'asc' });
  };
  return (
    <TableCell
      align={column.align === 'end' ? 'right' : 'left'}
      className={isRowName ? 'row-name' : ''}
      sortDirection={direction ?? false}
      sx={column.width === undefined ? null : { width: column.width }}
    >
      {column.value === undefined ? (
        text
      ) : (
        <TableSortLabel active={direction !== null} direction={direction ?? 'asc'} onClick={handleSort}>
          {text}
        </TableSortLabel>
      )}
      {column.explain}
    </TableCell>
  );
}

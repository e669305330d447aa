import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { MouseEvent } from 'react';
import type { Column } from './column.ts';
import { cellContent } from './column.ts';
import { ExpandButton } from './expand-button.tsx';
import type { TableBodyProps } from './table-body-props.ts';

type Props<Row> = TableBodyProps<Row> & {
  row: Row;
  index: number;
  isVirtual?: boolean;
  measure?: (node: Element | null) => void;
};

/** A row and its details as one `tbody`, so that they are measured and positioned together. */
export function TableRowGroup<Row>({
  row,
  index,
  columns,
  rowKey,
  expand,
  actions,
  onRow,
  ...rest
}: Props<Row>) {
  const key = rowKey(row);
  const isOpen = expand !== undefined && rest.expanded.has(key);
  const detailsId = `details-${key}`;
  const first = columns[0];
  const columnCount = columns.length + (expand ? 1 : 0) + (actions ? 1 : 0);
  return (
    <tbody ref={rest.measure} data-index={index}>
      <TableRow
        hover
        aria-rowindex={rest.isVirtual ? index + 2 : undefined}
        {...(onRow && { onClick: ignoreInteractive(() => onRow(row)), sx: { cursor: 'pointer' } })}
      >
        {expand !== undefined && (
          <TableCell className="row-arrow">
            <ExpandButton
              isOpen={isOpen}
              controls={detailsId}
              rowName={String(first?.value?.(row) ?? key)}
              onToggle={() => rest.onToggle(key)}
            />
          </TableCell>
        )}
        {columns.map((column, position) => (
          <BodyCell key={column.id} column={column} row={row} isRowName={position === 0} />
        ))}
        {actions !== undefined && (
          <TableCell align="right" className="row-actions">
            {actions(row)}
          </TableCell>
        )}
      </TableRow>
      {isOpen && (
        <TableRow id={detailsId}>
          <TableCell colSpan={columnCount} sx={{ bgcolor: 'surface.sunken' }}>
            {/* `contain`: wide details scroll instead of widening the table. */}
            <Box sx={{ py: 1, contain: 'inline-size' }}>{expand(row)}</Box>
          </TableCell>
        </TableRow>
      )}
    </tbody>
  );
}

/** Clicks on buttons and links in a row do not also trigger the row's action. */
function ignoreInteractive(action: () => void) {
  return ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a, button, input, label') === null) action();
  };
}

/** Cell styles are set once on the table: `sx` on each cell would dominate the rendering time. */
function BodyCell<Row>({ column, row, isRowName }: { column: Column<Row>; row: Row; isRowName: boolean }) {
  const isMarked = column.highlight?.(row) ?? false;
  return (
    <TableCell
      component={isRowName ? 'th' : 'td'}
      scope={isRowName ? 'row' : undefined}
      className={`${isRowName ? 'row-name' : 'row-value'} ${isMarked ? 'marked' : ''}`}
      align={column.align === 'end' ? 'right' : 'left'}
    >
      {cellContent(column, row)}
    </TableCell>
  );
}

import { useCallback } from 'react';
import { createLazyCode, useLazyCode } from '../lazy-code.ts';
import { useHasRendered } from '../use-has-rendered.ts';
import type { TableBodyProps } from './table-body-props.ts';
import { MemoizedRow, TableFrame } from './table-frame.tsx';
import { TableHeadRow } from './table-head-row.tsx';
import { TableRowGroup } from './table-row-group.tsx';

/** Rows rendered first, about one screen; the others follow in a second render. */
const firstRows = 10;

/** The virtualizer is loaded only for long tables; their first rows are rendered before it. */
const longTable = createLazyCode(async () => (await import('./long-table.tsx')).LongTable);

type Props<Row> = TableBodyProps<Row> & { isVirtual: boolean };

export function TableGrid<Row>(props: Props<Row>) {
  const { rows, columns, label, descriptionId, isVirtual } = props;
  const hasRendered = useHasRendered();
  const { Part: LongTable, hasFailed } = useLazyCode(longTable, isVirtual ? 1 : 0);
  const draw = useCallback(
    (index: number, measure?: (node: Element | null) => void) => {
      const row = props.rows[index];
      if (row === undefined) return null;
      return <TableRowGroup {...props} row={row} index={index} {...(measure ? { measure } : {})} />;
    },
    [props],
  );
  const head = <TableHeadRow {...props} />;
  if (isVirtual && LongTable !== undefined) {
    return (
      <LongTable
        label={label}
        descriptionId={descriptionId}
        head={head}
        columnCount={columns.length + (props.expand ? 1 : 0) + (props.actions ? 1 : 0)}
        rowCount={rows.length}
        keyAt={(index) => keyAt(props, index)}
        drawRow={draw}
      />
    );
  }
  const areAll = hasRendered && (!isVirtual || hasFailed);
  return (
    <TableFrame label={label} descriptionId={descriptionId}>
      {head}
      {rows.slice(0, areAll ? rows.length : firstRows).map((row, index) => (
        <MemoizedRow key={props.rowKey(row)} draw={draw} index={index} />
      ))}
    </TableFrame>
  );
}

function keyAt<Row>({ rows, rowKey }: TableBodyProps<Row>, index: number): string | number {
  const row = rows[index];
  return row === undefined ? index : rowKey(row);
}

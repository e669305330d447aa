import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import { useVirtualizer } from '@tanstack/react-virtual';
import type { ReactNode } from 'react';
import { memo, useCallback, useRef } from 'react';
import { useIsDrawn } from '../use-is-drawn.ts';
import type { TableBodyProps } from './table-body-props.ts';
import { TableHeadRow } from './table-head-row.tsx';
import { TableRowGroup } from './table-row-group.tsx';

/** Of a row that has not been measured yet: one line of text, with buttons. */
const estimatedRowHeight = 51;
const tallest = 760;
/** Rows drawn first, about what fits on a screen; the others follow when those can be seen. */
const firstRows = 10;

type Props<Row> = TableBodyProps<Row> & { isVirtual: boolean };

export function TableGrid<Row>(props: Props<Row>) {
  const { rows, columns, label, isVirtual } = props;
  const isDrawn = useIsDrawn();
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    enabled: isVirtual,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimatedRowHeight,
    getItemKey: (index) => keyAt(props, index),
    // About what will be measured, so that the first drawing is the last in most cases.
    initialRect: { width: 0, height: Math.min(0.7 * window.innerHeight, tallest) },
    overscan: 6,
  });
  const { measureElement } = virtualizer;
  const draw = useCallback(
    (index: number) => {
      const row = props.rows[index];
      if (row === undefined) return null;
      const measure = isVirtual ? { measure: measureElement } : {};
      return <TableRowGroup {...props} row={row} index={index} {...measure} />;
    },
    [props, isVirtual, measureElement],
  );
  const items = virtualizer.getVirtualItems();
  const first = items[0];
  const last = items.at(-1);
  const columnCount = columns.length + (props.expand ? 1 : 0) + (props.actions ? 1 : 0);
  return (
    <Box
      ref={scroller}
      role="group"
      aria-label={label}
      // What scrolls has to be reachable by keyboard.
      tabIndex={0}
      // Positioned: hidden headers stand absolutely and would widen the page instead of scrolling in here.
      sx={{
        overflow: 'auto',
        position: 'relative',
        maxHeight: isVirtual ? `min(70dvh, ${tallest}px)` : 'none',
      }}
    >
      <Table
        size="small"
        stickyHeader={isVirtual}
        aria-label={label}
        aria-rowcount={isVirtual ? rows.length + 1 : undefined}
        sx={tableLook}
      >
        <TableHeadRow {...props} />
        {!isVirtual &&
          rows
            .slice(0, isDrawn ? rows.length : firstRows)
            .map((row, index) => <KeptRow key={props.rowKey(row)} draw={draw} index={index} />)}
        {first !== undefined && <Gap columnCount={columnCount} height={first.start} />}
        {items.map((item) => (
          <KeptRow key={item.key} draw={draw} index={item.index} />
        ))}
        {last !== undefined && (
          <Gap columnCount={columnCount} height={virtualizer.getTotalSize() - last.end} />
        )}
      </Table>
    </Box>
  );
}

/** Drawn once and then left alone while others come into sight. */
const KeptRow = memo(function KeptRow({
  draw,
  index,
}: {
  draw: (index: number) => ReactNode;
  index: number;
}) {
  return draw(index);
});

/** Stands for the rows above or below those in sight. */
function Gap({ columnCount, height }: { columnCount: number; height: number }) {
  if (height <= 0) return null;
  return (
    <tbody aria-hidden>
      <tr>
        <td colSpan={columnCount} style={{ height, padding: 0, border: 0 }} />
      </tr>
    </tbody>
  );
}

function keyAt<Row>({ rows, rowKey }: TableBodyProps<Row>, index: number): string | number {
  const row = rows[index];
  return row === undefined ? index : rowKey(row);
}

const tableLook = {
  '& thead .MuiTableCell-root': { bgcolor: 'surface.sunken', py: 1 },
  '& .MuiTableCell-root': { px: { xs: 1, md: 1.75 }, py: 1 },
  '& .MuiTableCell-root:first-child': { pl: 2 },
  '& .MuiTableCell-root:last-child': { pr: 2 },
  // On a tablet the hour goes under its day, so that the buttons of the row stay in sight.
  '--time-wrap': { xs: 'normal', md: 'nowrap' },
  // On narrow screens the name of the row stays while the rest moves under it.
  '& .row-name': {
    position: { xs: 'sticky', md: 'static' },
    left: 0,
    zIndex: 1,
    bgcolor: { xs: 'background.paper', md: 'transparent' },
  },
  '& tbody .row-name': { fontWeight: 560, overflowWrap: 'anywhere', minWidth: { xs: 104, md: 160 } },
  // Figures stand under each other. Elsewhere their one width would tear the hyphens of days and keys apart.
  '& .row-value.MuiTableCell-alignRight': { fontVariantNumeric: 'tabular-nums' },
  '& .marked': { bgcolor: 'surface.marked' },
  '& .row-arrow': { width: 44 },
  '& .row-actions': { whiteSpace: 'nowrap', width: '1%' },
  '& tbody tr:hover > .row-name': { bgcolor: { xs: 'surface.sunken', md: 'transparent' } },
  '& thead .row-name': { zIndex: 3, bgcolor: 'surface.sunken' },
  '& tbody:last-of-type > tr:last-of-type > *': { borderBottom: 0 },
} as const;

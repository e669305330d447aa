import { useVirtualizer } from '@tanstack/react-virtual';
import type { ReactNode } from 'react';
import { useCallback, useRef } from 'react';
import { MemoizedRow, TableFrame } from './table-frame.tsx';

/** Height of a row that has not been measured yet: one line of text with buttons. */
const estimatedRowHeight = 51;
const maxHeight = 760;

export interface LongTableProps {
  label: string;
  descriptionId: string | undefined;
  head: ReactNode;
  columnCount: number;
  rowCount: number;
  keyAt: (index: number) => string | number;
  drawRow: (index: number, measure?: (node: Element | null) => void) => ReactNode;
}

/** A virtualized table: renders the visible rows and spacers for the others. */
export function LongTable(props: LongTableProps) {
  const { head, columnCount, rowCount, keyAt, drawRow } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rowCount,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimatedRowHeight,
    getItemKey: keyAt,
    // Estimated viewport, so that the first render usually needs no correction.
    initialRect: { width: 0, height: Math.min(0.7 * window.innerHeight, maxHeight) },
    overscan: 6,
  });
  const { measureElement } = virtualizer;
  const draw = useCallback((index: number) => drawRow(index, measureElement), [drawRow, measureElement]);
  const items = virtualizer.getVirtualItems();
  const [first, last] = [items[0], items.at(-1)];
  return (
    <TableFrame
      label={props.label}
      descriptionId={props.descriptionId}
      rowCount={rowCount}
      maxHeight={`min(70dvh, ${maxHeight}px)`}
      scroller={scroller}
    >
      {head}
      {first !== undefined && <Gap columnCount={columnCount} height={first.start} />}
      {items.map((item) => (
        <MemoizedRow key={item.key} draw={draw} index={item.index} />
      ))}
      {last !== undefined && <Gap columnCount={columnCount} height={virtualizer.getTotalSize() - last.end} />}
    </TableFrame>
  );
}

/** Spacer for the rows above or below the visible ones. */
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

import { formatColumn } from '../workbook/area.ts';
import type { Size } from './layout-pages.ts';
import type { PlacedLine } from './placed-spans.ts';

interface Props {
  rows: readonly PlacedLine[];
  columns: readonly PlacedLine[];
  /** The width of row numbers and the height of column letters. */
  size: Size;
}

/** Row numbers and column letters beside the cells of a page. */
export function PrintedHeadings({ rows, columns, size: { width, height } }: Props) {
  return (
    <>
      <div className="printed-heading" style={{ width, height }} />
      {columns.map(({ index, start, size }) => (
        <div
          key={`column ${index}`}
          className="printed-heading"
          data-axis="columns"
          style={{ left: start, width: size, height }}
        >
          {formatColumn(index)}
        </div>
      ))}
      {rows.map(({ index, start, size }) => (
        <div
          key={`row ${index}`}
          className="printed-heading"
          data-axis="rows"
          style={{ top: start, width, height: size }}
        >
          {index + 1}
        </div>
      ))}
    </>
  );
}

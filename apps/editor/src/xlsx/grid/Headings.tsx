import { formatColumn } from '../workbook/area.ts';
import type { Area, Axis } from '../workbook/workbook.ts';
import type { Lines } from './lines.ts';

interface Props {
  axis: Axis;
  lines: Lines;
  from: number;
  to: number;
  selected: Area;
  box: { left: number; top: number; width: number; height: number };
  offset: number;
}

/** Column letters or row numbers. */
export function Headings({ axis, lines, from, to, selected, box, offset }: Props) {
  if (box.width <= 0 || box.height <= 0) return null;
  const isRows = axis === 'rows';
  const [first, last] = isRows ? [selected.top, selected.bottom] : [selected.left, selected.right];
  const items = [];
  for (let line = from; line <= to; line++) {
    const size = lines.size(line);
    if (size === 0) continue;
    const start = lines.start(line);
    items.push(
      <div
        key={line}
        className="sheet-heading"
        data-on={line >= first && line <= last}
        data-hidden-before={line > 0 && lines.size(line - 1) === 0}
        style={
          isRows
            ? { top: start, height: size, width: box.width }
            : { left: start, width: size, height: box.height }
        }
      >
        {isRows ? line + 1 : formatColumn(line)}
      </div>,
    );
  }
  return (
    <div className="sheet-pane sheet-headings" data-axis={axis} aria-hidden="true" style={box}>
      <div
        className="sheet-moved"
        style={{ transform: isRows ? `translate(0, ${-offset}px)` : `translate(${-offset}px, 0)` }}
      >
        {items}
      </div>
    </div>
  );
}

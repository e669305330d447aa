import { formatColumn } from '../workbook/area.ts';
import type { Area, Axis } from '../workbook/workbook.ts';
import type { AxisSizes } from './axis-sizes.ts';

interface Props {
  axis: Axis;
  axisSizes: AxisSizes;
  from: number;
  to: number;
  selected: Area;
  box: { left: number; top: number; width: number; height: number };
  scrollOffset: number;
}

/** Column letters or row numbers. */
export function Headings({ axis, axisSizes, from, to, selected, box, scrollOffset }: Props) {
  if (box.width <= 0 || box.height <= 0) return null;
  const isRows = axis === 'rows';
  const [first, last] = isRows ? [selected.top, selected.bottom] : [selected.left, selected.right];
  const items = [];
  for (let index = from; index <= to; index++) {
    const size = axisSizes.size(index);
    if (size === 0) continue;
    const start = axisSizes.start(index);
    items.push(
      <div
        key={index}
        className="sheet-heading"
        data-on={index >= first && index <= last}
        data-hidden-before={index > 0 && axisSizes.size(index - 1) === 0}
        style={
          isRows
            ? { top: start, height: size, width: box.width }
            : { left: start, width: size, height: box.height }
        }
      >
        {isRows ? index + 1 : formatColumn(index)}
      </div>,
    );
  }
  return (
    <div className="sheet-pane sheet-headings" data-axis={axis} aria-hidden="true" style={box}>
      <div
        className="sheet-moved"
        style={{
          transform: isRows ? `translate(0, ${-scrollOffset}px)` : `translate(${-scrollOffset}px, 0)`,
        }}
      >
        {items}
      </div>
    </div>
  );
}

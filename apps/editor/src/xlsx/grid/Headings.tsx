import { useTexts } from '../../i18n.ts';
import { formatColumn } from '../workbook/area.ts';
import type { Area, Axis } from '../workbook/workbook.ts';
import type { AxisSizes } from './axis-sizes.ts';
import type { Box } from './view.ts';

interface Props {
  axis: Axis;
  axisSizes: AxisSizes;
  from: number;
  to: number;
  selected: Area;
  box: Box;
  scrollOffset: number;
}

/** Column letters or row numbers. Numbers are hidden from screen readers, as each row contains its own header. */
export function Headings({ axis, axisSizes, from, to, selected, box, scrollOffset }: Props) {
  const t = useTexts();
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
        {...(isRows ? {} : { role: 'columnheader', 'aria-colindex': index + 1, tabIndex: -1 })}
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
    <div
      className="sheet-pane sheet-headings"
      data-axis={axis}
      role={isRows ? undefined : 'rowgroup'}
      aria-hidden={isRows}
      style={box}
    >
      <div
        {...(isRows ? {} : { role: 'row', tabIndex: -1 })}
        className="sheet-moved"
        style={{
          transform: isRows ? `translate(0, ${-scrollOffset}px)` : `translate(${-scrollOffset}px, 0)`,
        }}
      >
        {isRows ? null : (
          // biome-ignore lint/a11y/useSemanticElements: part of a grid that is no table
          <div role="columnheader" className="unseen" tabIndex={-1}>
            {t('page:rowHeader')}
          </div>
        )}
        {items}
      </div>
    </div>
  );
}

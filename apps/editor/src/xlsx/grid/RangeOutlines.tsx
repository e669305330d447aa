import { useEditedView } from '../editing/editing-context.ts';
import { findArrayAt } from '../formula/formula-lists.ts';
import { isSameName } from '../formula/references.ts';
import { listColouredRanges } from '../formula-help/typed-formula.ts';
import { intersectArea, isOneCell } from '../workbook/area.ts';
import type { Area } from '../workbook/workbook.ts';
import { computeBox, headingHeight, type Layout } from './view.ts';

/** The ranges of the formula that is typed, in the colours that they have in its text; otherwise the results of the formula of the active cell. */
export function RangeOutlines({ layout }: { layout: Layout }) {
  const { draft, sheet, workbook, active } = useEditedView();
  if (draft === null) {
    const array = findArrayAt(sheet, active);
    const isShown = array !== undefined && !isOneCell(array.area) && array.extent.isBlocked !== true;
    return isShown ? <Outline area={array.area} layout={layout} className="results-outline" /> : null;
  }
  const ownName = workbook.sheets.find(({ id }) => id === draft.sheet)?.name ?? '';
  return listColouredRanges(draft.text).map(({ area, colour, sheet: name, from }) =>
    isSameName(name ?? ownName, sheet.name) ? (
      <Outline key={from} {...{ area, layout, colour }} className="range-outline" />
    ) : null,
  );
}

interface OutlineProps {
  area: Area;
  layout: Layout;
  className: string;
  colour?: number;
}

/** Only what is in the view, whose panes lie beside the headings. */
function Outline({ area, layout, className, colour }: OutlineProps) {
  const extent = { top: 0, left: 0, bottom: layout.rows.count - 1, right: layout.columns.count - 1 };
  const shown = intersectArea(area, extent);
  if (shown === null) return null;
  const { left, top, width, height } = computeBox(layout, shown);
  const [visibleLeft, visibleTop] = [Math.max(left, layout.headingWidth), Math.max(top, headingHeight)];
  const [right, bottom] = [
    Math.min(left + width, layout.view.width),
    Math.min(top + height, layout.view.height),
  ];
  if (right <= visibleLeft || bottom <= visibleTop) return null;
  return (
    <div
      className={className}
      role="presentation"
      data-range-colour={colour}
      style={{
        left: visibleLeft,
        top: visibleTop,
        width: right - visibleLeft,
        height: bottom - visibleTop,
      }}
    />
  );
}

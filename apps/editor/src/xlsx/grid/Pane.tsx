import { contains, overlaps } from '../workbook/area.ts';
import type { Area } from '../workbook/workbook.ts';
import { type CellRenderContext, CellView } from './CellView.tsx';
import { createMergedContent } from './cell-content.ts';
import { RowView } from './RowView.tsx';
import { type Box, computeSheetBox } from './view.ts';

interface Props {
  context: CellRenderContext;
  /** The rendered range. */
  range: Area;
  /** Its position in the view. */
  box: Box;
  /** Scroll position of the sheet in this pane. */
  offset: { x: number; y: number };
  selected: Area;
  /** Further selected areas. */
  otherAreas: readonly Area[];
  active: { row: number; column: number };
  label: string;
}

/** One of the four panes of the view: frozen ones stay, the others scroll. */
export function Pane({ context, range, box, offset, selected, otherAreas, active, label }: Props) {
  const { sheet, rows } = context;
  if (box.width <= 0 || box.height <= 0) return null;
  const merges = sheet.merges.filter((one) => overlaps(one, range));
  // Merged cells beside the range stop a text that runs into it.
  const rowMerges = sheet.merges.filter((one) => one.top <= range.bottom && range.top <= one.bottom);
  const visibleRows: number[] = [];
  for (let row = range.top; row <= range.bottom; row++) if (rows.size(row) > 0) visibleRows.push(row);
  const { top, left, bottom, right } = selected;
  const computeBox = (area: Area): Box => computeSheetBox(area, context);
  const activeArea = sheet.merges.find((one) => contains(one, active)) ?? {
    top: active.row,
    bottom: active.row,
    left: active.column,
    right: active.column,
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: part of a grid that is no table
    <div className="sheet-pane" role="rowgroup" aria-label={label} style={box}>
      <div
        className="sheet-moved"
        role="presentation"
        style={{ transform: `translate(${-offset.x}px, ${-offset.y}px)` }}
      >
        {visibleRows.map((row) => {
          const isSelectedRow = row >= top && row <= bottom;
          return (
            <RowView
              key={row}
              context={context}
              index={row}
              row={sheet.rows.get(row)}
              from={range.left}
              to={range.right}
              selectedFrom={isSelectedRow ? left : -1}
              selectedTo={isSelectedRow ? right : -1}
              conditions={serializeConditions(context, row, range)}
              merges={rowMerges.length === 0 ? noMerges : rowMerges}
            />
          );
        })}
        {merges.map((merge) => (
          // biome-ignore lint/a11y/useSemanticElements: part of a grid that is no table
          <div key={`${merge.top}-${merge.left}`} role="row" aria-rowindex={merge.top + 1} tabIndex={-1}>
            <CellView
              context={context}
              address={{ row: merge.top, column: merge.left }}
              content={createMergedContent(context, merge, computeBox(merge).width)}
              box={computeBox(merge)}
              isSelected={overlaps(merge, selected)}
              overflow={null}
              hidesRightGridLine={false}
            />
          </div>
        ))}
        {otherAreas.map((area, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an area is its place
          <div key={index} className="sheet-selection" role="presentation" style={computeBox(area)} />
        ))}
        <div className="sheet-selection" role="presentation" style={computeBox(selected)} />
        <div className="sheet-active" role="presentation" style={computeBox(activeArea)} />
      </div>
    </div>
  );
}

/** The results of the conditional formats in a row: it renders again if they change. */
function serializeConditions(
  { sheet, conditionalFormats }: CellRenderContext,
  row: number,
  range: Area,
): string {
  const hasRules = sheet.conditionalRules.some(({ areas }) =>
    areas.some((area) => area.top <= row && row <= area.bottom && overlaps(area, range)),
  );
  if (!hasRules) return '';
  const results: string[] = [];
  for (let column = range.left; column <= range.right; column++)
    results.push(JSON.stringify(conditionalFormats.at({ row, column })));
  return results.join(' ');
}

const noMerges: readonly Area[] = [];

import { useTexts } from '../../i18n.ts';
import { useEditedView } from '../editing/editing-context.ts';
import type { EditedView } from '../editing/workbook-editing.ts';
import { lastColumn, lastRow } from '../workbook/workbook.ts';
import { computeScrollingBox } from './SheetCells.tsx';
import { computeBox, headingHeight, type Layout } from './view.ts';

/** Corner between the headings: selects the whole sheet. */
export function SelectAllCorner({ layout }: { layout: Layout }) {
  const t = useTexts();
  return (
    <button
      type="button"
      className="sheet-corner"
      tabIndex={-1}
      aria-label={t('page:selectAll')}
      title={t('page:selectAll')}
      style={{ width: layout.headingWidth, height: headingHeight }}
    />
  );
}

/** The lines at the edges of frozen panes. */
export function FrozenEdges({ layout }: { layout: Layout }) {
  const { frozen, view } = layout;
  const { left, top } = computeScrollingBox(layout);
  return (
    <>
      {frozen.height > 0 ? (
        <div
          className="sheet-edge"
          role="presentation"
          style={{ left: 0, top: top - 1, width: view.width, height: 1 }}
        />
      ) : null}
      {frozen.width > 0 ? (
        <div
          className="sheet-edge"
          role="presentation"
          style={{ left: left - 1, top: 0, width: 1, height: view.height }}
        />
      ) : null}
    </>
  );
}

/** The fill handle; hidden for whole rows and columns, and while typing. */
export function FillHandle({ layout }: { layout: Layout }) {
  const sheetView = useEditedView();
  if (!sheetView.canWrite || !hasHandles(sheetView)) return null;
  const box = computeBox(layout, sheetView.area);
  const corner = { left: box.left + box.width - 4, top: box.top + box.height - 4 };
  return isInView(layout, corner) ? <div className="sheet-pull" role="presentation" style={corner} /> : null;
}

/** Handles at two corners of the selection, instead of the fill handle where fingers select. */
export function SelectionHandles({ layout }: { layout: Layout }) {
  const sheetView = useEditedView();
  if (!hasHandles(sheetView)) return null;
  const { left, top, width, height } = computeBox(layout, sheetView.area);
  const corners = { start: { left, top }, end: { left: left + width, top: top + height } };
  return (['start', 'end'] as const).map((corner) =>
    isInView(layout, corners[corner]) ? (
      <div
        key={corner}
        className="sheet-selection-handle"
        role="presentation"
        data-corner={corner}
        style={corners[corner]}
      />
    ) : null,
  );
}

function hasHandles({ area, otherAreas, draft }: EditedView): boolean {
  const coversRowsOrColumns = area.bottom > lastRow - 1 || area.right > lastColumn - 1;
  return draft === null && !coversRowsOrColumns && otherAreas.length === 0;
}

/** Whether a point is beside the headings; at their edge it is. */
function isInView({ headingWidth, view }: Layout, { left, top }: { left: number; top: number }): boolean {
  return left >= headingWidth && top >= headingHeight && left < view.width && top < view.height;
}

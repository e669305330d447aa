import { useTexts } from '../../i18n.ts';
import type { SheetView } from '../editing/workbook-editing.ts';
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
export function FillHandle({ sheetView, layout }: { sheetView: SheetView; layout: Layout }) {
  const { area, otherAreas, canWrite, draft } = sheetView;
  const coversRowsOrColumns = area.bottom > lastRow - 1 || area.right > lastColumn - 1;
  if (!canWrite || draft !== null || coversRowsOrColumns || otherAreas.length > 0) return null;
  const box = computeBox(layout, area);
  const [x, y] = [box.left + box.width - 4, box.top + box.height - 4];
  const isVisible =
    x > layout.headingWidth && y > headingHeight && x < layout.view.width && y < layout.view.height;
  return isVisible ? <div className="sheet-pull" role="presentation" style={{ left: x, top: y }} /> : null;
}

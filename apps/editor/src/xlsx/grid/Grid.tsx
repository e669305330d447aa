import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { useTexts } from '../../i18n.ts';
import { createConditionalFormats } from '../conditional/conditional-formats.ts';
import { useEditing, useSheetView } from '../editing/editing-context.ts';
import { useFormulaLocale } from '../editing/formula-locale.ts';
import type { SheetView } from '../editing/workbook-editing.ts';
import { describeError } from '../formula-help/explain-error.ts';
import type { CellAddress } from '../workbook/workbook.ts';
import { CellEditor } from './CellEditor.tsx';
import type { CellRenderContext } from './CellView.tsx';
import { DrawingLayer } from './DrawingLayer.tsx';
import { FillHandle, FrozenEdges, SelectAllCorner, SelectionHandles } from './GridOverlays.tsx';
import { RangeOutlines } from './RangeOutlines.tsx';
import { SheetCells } from './SheetCells.tsx';
import { computeSheetLayout } from './sheet-layout.ts';
import { useTextWidth } from './text-width.ts';
import { usePointer } from './use-pointer.ts';
import { useFollowActiveCell, useView } from './use-view.ts';
import { headingHeight, isRendered, type Layout } from './view.ts';

interface Props {
  isDark: boolean;
  /** The field with the keyboard focus. */
  field: RefObject<HTMLTextAreaElement | null>;
  mayCopy: boolean;
  onContextMenu: (point: { x: number; y: number }) => void;
  /** Opens the filter of a header cell. */
  onOpenFilter: (cell: CellAddress) => void;
  /** What stands above the cells and drawings. */
  overlays: (layout: Layout) => ReactNode;
}

/** The cells of a sheet. Only visible ones are rendered; frozen panes stay in place while the rest scrolls. */
export function Grid({ isDark, field, mayCopy, onContextMenu, onOpenFilter, overlays }: Props) {
  const editing = useEditing();
  const sheetView = useSheetView();
  const scroller = useRef<HTMLDivElement>(null);
  const sheetViewport = useView(scroller);
  const { layout, extent } = computeSheetLayout(sheetView, sheetViewport.now);
  useFollowActiveCell(scroller, sheetViewport, layout, sheetView);
  const shownSheet = sheetView.sheet.id;
  useLayoutEffect(() =>
    editing.setShownCells((address) => address.sheet === shownSheet && isRendered(layout, address)),
  );
  const context = useRenderContext(sheetView, layout, isDark);
  const pointer = usePointer({ layout, scroller, field, editing, onContextMenu });
  const { rows, columns, headingWidth } = layout;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the grid within is what it is; this only scrolls it
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys go to the field of the active cell
    <div
      ref={scroller}
      className="sheet-grid"
      // Cells are laid out in coordinates from the left.
      dir="ltr"
      data-scrolled-x={sheetViewport.now.x > 0}
      onScroll={sheetViewport.handleScroll}
      onPointerDown={pointer.handleDown}
      onClick={pointer.handleClick}
      onDoubleClick={pointer.handleDoubleClick}
      onContextMenu={pointer.handleContextMenu}
      onPointerMove={pointer.handleHover}
    >
      <div
        className="sheet-extent"
        style={{
          width: headingWidth + columns.start(extent.columns),
          height: headingHeight + rows.start(extent.rows),
        }}
      >
        <div
          className="sheet-view"
          style={{ width: sheetViewport.now.width, height: sheetViewport.now.height }}
        >
          <SheetCells sheetView={sheetView} context={context} layout={layout} extent={extent} />
          <DrawingLayer workbook={sheetView.workbook} drawings={sheetView.sheet.drawings} layout={layout} />
          <SelectAllCorner layout={layout} />
          <FrozenEdges layout={layout} />
          <RangeOutlines layout={layout} />
          <FillHandle layout={layout} />
          <SelectionHandles layout={layout} />
          {overlays(layout)}
          <CellEditor field={field} layout={layout} mayCopy={mayCopy} onOpenFilter={onOpenFilter} />
        </div>
      </div>
    </div>
  );
}

/** Shared rendering data; the same object while nothing changes, so that memoised rows are not rendered again. */
function useRenderContext(
  { workbook, sheet }: SheetView,
  { rows, columns }: Layout,
  isDark: boolean,
): CellRenderContext {
  const t = useTexts();
  const lang = useFormulaLocale();
  const textWidth = useTextWidth();
  const { now } = useEditing();
  const { styles, is1904, sheets, definedNames } = workbook;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of styles alone changes no result
  const conditionalFormats = useMemo(
    () => createConditionalFormats(workbook, sheet, now),
    [sheets, definedNames, sheet, now],
  );
  return useMemo<CellRenderContext>(
    () => ({
      sheet,
      styles,
      rows,
      columns,
      lang,
      is1904,
      isDark,
      noteLabel: t('page:hasNote'),
      describeError: (error) => describeError(error, lang, t),
      textWidth,
      conditionalFormats,
    }),
    [sheet, styles, rows, columns, lang, is1904, isDark, t, textWidth, conditionalFormats],
  );
}

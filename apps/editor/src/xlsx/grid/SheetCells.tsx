import { useTexts } from '../../i18n.ts';
import type { SheetView } from '../editing/workbook-editing.ts';
import type { CellRenderContext } from './CellView.tsx';
import { Headings } from './Headings.tsx';
import { Pane } from './Pane.tsx';
import type { Extent } from './sheet-layout.ts';
import { type Box, headingHeight, type Layout } from './view.ts';

interface SectionProps {
  sheetView: SheetView;
  context: CellRenderContext;
  layout: Layout;
}

/** The visible part of a sheet as one grid: headings and cells. */
export function SheetCells({ extent, ...part }: SectionProps & { extent: Extent }) {
  const t = useTexts();
  const { sheet, canWrite } = part.sheetView;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot show a part of itself in four places
    <div
      id="sheet-cells"
      className="sheet-cells"
      role="grid"
      aria-label={t('page:sheet', { name: sheet.name })}
      aria-rowcount={extent.rows}
      aria-colcount={extent.columns}
      aria-multiselectable="true"
      aria-readonly={!canWrite}
      tabIndex={-1}
    >
      <ColumnHeadings {...part} />
      <RowHeadings {...part} />
      <Panes {...part} />
    </div>
  );
}

/** The area of the scrolling pane. */
export function computeScrollingBox({ headingWidth, frozen, view }: Layout): Box {
  const left = headingWidth + frozen.width;
  const top = headingHeight + frozen.height;
  return { left, top, width: Math.max(0, view.width - left), height: Math.max(0, view.height - top) };
}

function ColumnHeadings({ sheetView, layout }: SectionProps) {
  const { columns, headingWidth, frozen, range, view } = layout;
  const scrollingBox = computeScrollingBox(layout);
  const props = { axis: 'columns', axisSizes: columns, selected: sheetView.area } as const;
  return (
    <>
      <Headings
        {...props}
        from={0}
        to={frozen.columns - 1}
        box={{ left: headingWidth, top: 0, width: frozen.width, height: headingHeight }}
        scrollOffset={0}
      />
      <Headings
        {...props}
        from={range.left}
        to={range.right}
        box={{ left: scrollingBox.left, top: 0, width: scrollingBox.width, height: headingHeight }}
        scrollOffset={view.x + frozen.width}
      />
    </>
  );
}

function RowHeadings({ sheetView, layout }: SectionProps) {
  const { rows, headingWidth, frozen, range, view } = layout;
  const scrollingBox = computeScrollingBox(layout);
  const props = { axis: 'rows', axisSizes: rows, selected: sheetView.area } as const;
  return (
    <>
      <Headings
        {...props}
        from={0}
        to={frozen.rows - 1}
        box={{ left: 0, top: headingHeight, width: headingWidth, height: frozen.height }}
        scrollOffset={0}
      />
      <Headings
        {...props}
        from={range.top}
        to={range.bottom}
        box={{ left: 0, top: scrollingBox.top, width: headingWidth, height: scrollingBox.height }}
        scrollOffset={view.y + frozen.height}
      />
    </>
  );
}

/** The four panes: frozen corner, frozen rows, frozen columns, and the scrolling rest. */
function Panes({ sheetView, context, layout }: SectionProps) {
  const t = useTexts();
  const { headingWidth, frozen, range, view } = layout;
  const scrollingBox = computeScrollingBox(layout);
  const props = {
    context,
    selected: sheetView.area,
    otherAreas: sheetView.otherAreas,
    active: sheetView.active,
  };
  const offset = { x: view.x + frozen.width, y: view.y + frozen.height };
  return (
    <>
      <Pane
        {...props}
        label={t('page:frozen')}
        range={{ top: 0, left: 0, bottom: frozen.rows - 1, right: frozen.columns - 1 }}
        box={{ left: headingWidth, top: headingHeight, width: frozen.width, height: frozen.height }}
        offset={{ x: 0, y: 0 }}
      />
      <Pane
        {...props}
        label={t('page:frozen')}
        range={{ ...range, top: 0, bottom: frozen.rows - 1 }}
        box={{ ...scrollingBox, top: headingHeight, height: frozen.height }}
        offset={{ x: offset.x, y: 0 }}
      />
      <Pane
        {...props}
        label={t('page:frozen')}
        range={{ ...range, left: 0, right: frozen.columns - 1 }}
        box={{ ...scrollingBox, left: headingWidth, width: frozen.width }}
        offset={{ x: 0, y: offset.y }}
      />
      <Pane {...props} label={t('page:cells')} range={range} box={scrollingBox} offset={offset} />
    </>
  );
}

import { useTexts } from '../../i18n.ts';
import type { SheetView } from '../editing/workbook-editing.ts';
import { Headings } from './Headings.tsx';
import { type Drawing, Pane } from './Pane.tsx';
import type { Extent } from './sheet-layout.ts';
import { type Box, headingHeight, type Layout } from './view.ts';

interface PartProps {
  shown: SheetView;
  drawing: Drawing;
  layout: Layout;
}

/** The visible part of a sheet as one grid: headings and cells. */
export function SheetCells({ extent, ...part }: PartProps & { extent: Extent }) {
  const t = useTexts();
  const { sheet, canWrite } = part.shown;
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
export function movingBox({ headingWidth, frozen, view }: Layout): Box {
  const left = headingWidth + frozen.width;
  const top = headingHeight + frozen.height;
  return { left, top, width: Math.max(0, view.width - left), height: Math.max(0, view.height - top) };
}

function ColumnHeadings({ shown, layout }: PartProps) {
  const { columns, headingWidth, frozen, range, view } = layout;
  const rest = movingBox(layout);
  const part = { axis: 'columns', lines: columns, selected: shown.area } as const;
  return (
    <>
      <Headings
        {...part}
        from={0}
        to={frozen.columns - 1}
        box={{ left: headingWidth, top: 0, width: frozen.width, height: headingHeight }}
        offset={0}
      />
      <Headings
        {...part}
        from={range.left}
        to={range.right}
        box={{ left: rest.left, top: 0, width: rest.width, height: headingHeight }}
        offset={view.x + frozen.width}
      />
    </>
  );
}

function RowHeadings({ shown, layout }: PartProps) {
  const { rows, headingWidth, frozen, range, view } = layout;
  const rest = movingBox(layout);
  const part = { axis: 'rows', lines: rows, selected: shown.area } as const;
  return (
    <>
      <Headings
        {...part}
        from={0}
        to={frozen.rows - 1}
        box={{ left: 0, top: headingHeight, width: headingWidth, height: frozen.height }}
        offset={0}
      />
      <Headings
        {...part}
        from={range.top}
        to={range.bottom}
        box={{ left: 0, top: rest.top, width: headingWidth, height: rest.height }}
        offset={view.y + frozen.height}
      />
    </>
  );
}

/** The four panes: frozen corner, frozen rows, frozen columns, and the scrolling rest. */
function Panes({ shown, drawing, layout }: PartProps) {
  const t = useTexts();
  const { headingWidth, frozen, range, view } = layout;
  const rest = movingBox(layout);
  const part = { drawing, selected: shown.area, active: shown.active };
  const offset = { x: view.x + frozen.width, y: view.y + frozen.height };
  return (
    <>
      <Pane
        {...part}
        label={t('page:frozen')}
        range={{ top: 0, left: 0, bottom: frozen.rows - 1, right: frozen.columns - 1 }}
        box={{ left: headingWidth, top: headingHeight, width: frozen.width, height: frozen.height }}
        offset={{ x: 0, y: 0 }}
      />
      <Pane
        {...part}
        label={t('page:frozen')}
        range={{ ...range, top: 0, bottom: frozen.rows - 1 }}
        box={{ ...rest, top: headingHeight, height: frozen.height }}
        offset={{ x: offset.x, y: 0 }}
      />
      <Pane
        {...part}
        label={t('page:frozen')}
        range={{ ...range, left: 0, right: frozen.columns - 1 }}
        box={{ ...rest, left: headingWidth, width: frozen.width }}
        offset={{ x: 0, y: offset.y }}
      />
      <Pane {...part} label={t('page:cells')} range={range} box={rest} offset={offset} />
    </>
  );
}

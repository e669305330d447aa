import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../i18n.ts';
import { lastColumn, lastRow, usedArea } from '../book/book.ts';
import { useEditing, useShown } from '../editing/editing-context.ts';
import { useNotation } from '../editing/notation.ts';
import { CellEditor } from './CellEditor.tsx';
import { Headings } from './Headings.tsx';
import { type Drawing, Pane } from './Pane.tsx';
import { columnLines, rowLines } from './sheet-lines.ts';
import { useTextWidth } from './text-width.ts';
import { usePointer } from './use-pointer.ts';
import { boxOf, headingHeight, type Layout, layoutOf, scrolledTo, type View } from './view.ts';

/** Empty lines behind what is written, so that there is always room to go on. */
const roomBehind = { rows: 60, columns: 12 };

interface Props {
  isDark: boolean;
  /** Where the keys go. */
  field: RefObject<HTMLTextAreaElement | null>;
  mayCopy: boolean;
  onContextMenu: (point: { x: number; y: number }) => void;
}

/** The cells of a sheet. Only those in sight are drawn; what is frozen stays while the rest moves behind it. */
export function Grid({ isDark, field, mayCopy, onContextMenu }: Props) {
  const t = useTexts();
  const lang = useNotation();
  const editing = useEditing();
  const shown = useShown();
  const { book, sheet, active, end, area } = shown;
  const scroller = useRef<HTMLDivElement>(null);
  const view = useView(scroller);
  const used = usedArea(sheet) ?? { top: 0, left: 0, bottom: 0, right: 0 };
  const reach = (of: 'row' | 'column', last: number): number =>
    end[of] >= last ? active[of] : Math.max(active[of], end[of]);
  const count = Math.min(
    lastRow + 1,
    roundUp(Math.max(used.bottom, reach('row', lastRow)) + roomBehind.rows, 50),
  );
  const wide = Math.min(
    lastColumn + 1,
    roundUp(Math.max(used.right, reach('column', lastColumn)) + roomBehind.columns, 10),
  );
  const rows = rowLines(book, sheet, count);
  const columns = columnLines(sheet);
  const layout = layoutOf(sheet, { rows, columns }, view.now);
  const textWidth = useTextWidth();
  const drawing = useMemo<Drawing>(
    () => ({
      sheet,
      styles: book.styles,
      rows,
      columns,
      lang,
      is1904: book.is1904,
      isDark,
      noteLabel: t('page:hasNote'),
      textWidth,
    }),
    [sheet, book.styles, rows, columns, lang, book.is1904, isDark, t, textWidth],
  );
  useFollowing(scroller, layout, shown);
  const pointer = usePointer({ layout, scroller, field, editing, onContextMenu });
  const { headingWidth, frozen, range } = layout;
  const room = { width: view.now.width, height: view.now.height };
  const rest = {
    left: headingWidth + frozen.width,
    top: headingHeight + frozen.height,
    width: Math.max(0, room.width - headingWidth - frozen.width),
    height: Math.max(0, room.height - headingHeight - frozen.height),
  };
  const part = { drawing, selected: area, active };
  const offset = { x: view.now.x + frozen.width, y: view.now.y + frozen.height };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the grid within is what it is; this only scrolls it
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys go to the field of the active cell
    <div
      ref={scroller}
      className="sheet-grid"
      data-scrolled-x={view.now.x > 0}
      onScroll={view.handleScroll}
      onPointerDown={pointer.handleDown}
      onClick={pointer.handleClick}
      onDoubleClick={pointer.handleDoubleClick}
      onContextMenu={pointer.handleContextMenu}
      onPointerMove={pointer.handleHover}
    >
      <div
        className="sheet-extent"
        style={{ width: headingWidth + columns.start(wide), height: headingHeight + rows.start(count) }}
      >
        <div className="sheet-view" style={room}>
          {/* biome-ignore lint/a11y/useSemanticElements: a table cannot show a part of itself in four places */}
          <div
            id="sheet-cells"
            className="sheet-cells"
            role="grid"
            aria-label={t('page:sheet', { name: sheet.name })}
            aria-rowcount={count}
            aria-colcount={wide}
            aria-multiselectable="true"
            aria-readonly={!shown.canWrite}
            tabIndex={-1}
          >
            <Headings
              axis="columns"
              lines={columns}
              from={0}
              to={frozen.columns - 1}
              selected={area}
              box={{ left: headingWidth, top: 0, width: frozen.width, height: headingHeight }}
              offset={0}
            />
            <Headings
              axis="columns"
              lines={columns}
              from={range.left}
              to={range.right}
              selected={area}
              box={{ left: rest.left, top: 0, width: rest.width, height: headingHeight }}
              offset={offset.x}
            />
            <Headings
              axis="rows"
              lines={rows}
              from={0}
              to={frozen.rows - 1}
              selected={area}
              box={{ left: 0, top: headingHeight, width: headingWidth, height: frozen.height }}
              offset={0}
            />
            <Headings
              axis="rows"
              lines={rows}
              from={range.top}
              to={range.bottom}
              selected={area}
              box={{ left: 0, top: rest.top, width: headingWidth, height: rest.height }}
              offset={offset.y}
            />
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
          </div>
          <button
            type="button"
            className="sheet-corner"
            tabIndex={-1}
            aria-label={t('page:selectAll')}
            title={t('page:selectAll')}
            style={{ width: headingWidth, height: headingHeight }}
          />
          {frozen.height > 0 ? (
            <div
              className="sheet-edge"
              role="presentation"
              style={{ left: 0, top: rest.top - 1, width: room.width, height: 1 }}
            />
          ) : null}
          {frozen.width > 0 ? (
            <div
              className="sheet-edge"
              role="presentation"
              style={{ left: rest.left - 1, top: 0, width: 1, height: room.height }}
            />
          ) : null}
          {shown.canWrite &&
          shown.draft === null &&
          area.bottom <= lastRow - 1 &&
          area.right <= lastColumn - 1 ? (
            <Corner box={boxOf(layout, area)} layout={layout} />
          ) : null}
          <CellEditor field={field} layout={layout} mayCopy={mayCopy} />
        </div>
      </div>
    </div>
  );
}

const roundUp = (value: number, step: number): number => Math.ceil(value / step) * step;

/** The corner by which what is selected is pulled over other cells. */
function Corner({
  box,
  layout,
}: {
  box: { left: number; top: number; width: number; height: number };
  layout: Layout;
}) {
  const [x, y] = [box.left + box.width - 4, box.top + box.height - 4];
  const isInSight =
    x > layout.headingWidth && y > headingHeight && x < layout.view.width && y < layout.view.height;
  return isInSight ? <div className="sheet-pull" role="presentation" style={{ left: x, top: y }} /> : null;
}

function useView(scroller: RefObject<HTMLDivElement | null>): { now: View; handleScroll: () => void } {
  const [now, setNow] = useState<View>({ width: 0, height: 0, x: 0, y: 0 });
  const look = (): void => {
    const at = scroller.current;
    if (at === null) return;
    const next = { width: at.clientWidth, height: at.clientHeight, x: at.scrollLeft, y: at.scrollTop };
    setNow((before) =>
      before.width === next.width &&
      before.height === next.height &&
      before.x === next.x &&
      before.y === next.y
        ? before
        : next,
    );
  };
  const current = useRef(look);
  current.current = look;
  // Synchronises with the size of the page.
  useLayoutEffect(() => {
    const at = scroller.current;
    if (at === null) return;
    current.current();
    const watch = new ResizeObserver(() => current.current());
    watch.observe(at);
    return () => watch.disconnect();
  }, [scroller]);
  return { now, handleScroll: look };
}

/** The cell that one goes to comes into sight. */
function useFollowing(
  scroller: RefObject<HTMLDivElement | null>,
  layout: Layout,
  { sheet, active, end, area }: ReturnType<typeof useShown>,
): void {
  const current = useRef(layout);
  current.current = layout;
  // Of whole rows and columns the near end is in sight already.
  const row = area.bottom === lastRow ? layout.range.top : end.row;
  const column = area.right === lastColumn ? layout.range.left : end.column;
  const isWhole = area.bottom === lastRow || area.right === lastColumn;
  // Synchronises with how far the browser has scrolled.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another cell is a reason to scroll
  useEffect(() => {
    const at = scroller.current;
    if (at === null || isWhole) return;
    const to = scrolledTo(current.current, { row, column });
    if (to.x !== at.scrollLeft) at.scrollLeft = to.x;
    if (to.y !== at.scrollTop) at.scrollTop = to.y;
  }, [sheet.id, active.row, active.column, end.row, end.column]);
}

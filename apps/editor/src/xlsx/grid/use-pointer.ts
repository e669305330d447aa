import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { areaBetween, areaName, holds } from '../book/area.ts';
import { lastColumn, lastRow, type Place } from '../book/book.ts';
import type { BookEditing } from '../editing/book-editing.ts';
import { writeDraft } from '../editing/cell-acts.ts';
import { useNotation } from '../editing/notation.ts';
import { beginDraft, referencePlace } from './draft.ts';
import { beginResize, type Point, type Ports, pull } from './pull.ts';
import { edgeUnder, headingHeight, placeUnder } from './view.ts';

type Zone = 'corner' | 'columns' | 'rows' | 'cells' | 'outside';

/** What the pointer does to a sheet: select, make lines larger, pull the corner, and put references into a formula. */
export function usePointer(ports: Ports) {
  const lang = useNotation();
  const latest = useRef(ports);
  latest.current = ports;
  const pointOf = (event: { clientX: number; clientY: number }): Point => {
    const box = latest.current.scroller.current?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  };
  const zoneOf = ({ x, y }: Point): Zone => {
    const { headingWidth, view } = latest.current.layout;
    if (x > view.width || y > view.height) return 'outside';
    if (y < headingHeight) return x < headingWidth ? 'corner' : 'columns';
    return x < headingWidth ? 'rows' : 'cells';
  };
  const focus = (): void => latest.current.field.current?.focus({ preventScroll: true });
  const follow = (event: PointerEvent, move: (at: Point) => void, up: (at: Point) => void): void => {
    const onMove = (next: globalThis.PointerEvent): void => {
      scrollAtEdge(latest.current, pointOf(next));
      move(pointOf(next));
    };
    const stop = (next: globalThis.PointerEvent): void => {
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', stop);
      window.removeEventListener('pointercancel', stop);
      up(pointOf(next));
    };
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', stop);
    window.addEventListener('pointercancel', stop);
    event.preventDefault();
  };
  const under = (at: Point): Place => placeUnder(latest.current.layout, at.x, at.y);
  const handleDown = (event: PointerEvent): void => {
    const at = pointOf(event);
    const zone = zoneOf(at);
    // In the words that are being typed the pointer is the browser's.
    if (event.target === latest.current.field.current && latest.current.editing.now().draft !== null) return;
    if (zone === 'outside' || event.button !== 0 || event.pointerType === 'touch') return;
    const { editing } = latest.current;
    if (event.target instanceof Element && event.target.closest('.sheet-pull') !== null) {
      pull(editing, under, (move, up) => follow(event, move, up));
      return;
    }
    if (
      (zone === 'columns' || zone === 'rows') &&
      beginResize(latest.current, zone, at, (move, up) => follow(event, move, up))
    )
      return;
    const reference =
      zone === 'cells' ? referencePlace(latest.current.field.current, editing.now().draft) : null;
    if (reference !== null) {
      const from = under(at);
      const put = (to: Place): void => reference(areaName(areaBetween(from, to)));
      put(from);
      follow(event, (to) => put(under(to)), focus);
      return;
    }
    writeDraft(editing, lang);
    const start = under(at);
    const select = selecting(zone, editing, event.shiftKey, start);
    select(start);
    follow(event, (to) => select(under(to)), focus);
    focus();
  };
  return {
    handleDown,
    /** A finger selects when it is lifted, so that it can scroll; on the cell that it has chosen it begins to write. */
    handleClick: (event: MouseEvent): void => {
      const { editing, field } = latest.current;
      const isTouch =
        event.nativeEvent instanceof globalThis.PointerEvent && event.nativeEvent.pointerType === 'touch';
      if (!isTouch || event.target === field.current) return;
      const at = pointOf(event);
      const zone = zoneOf(at);
      if (zone === 'outside') return;
      const place = under(at);
      const { active, draft } = editing.now();
      const isAgain =
        zone === 'cells' && place.row === active.row && place.column === active.column && draft === null;
      if (isAgain) {
        beginDraft(editing, lang);
        focus();
        return;
      }
      writeDraft(editing, lang);
      selecting(zone, editing, false, place)(place);
    },
    handleDoubleClick: (event: MouseEvent): void => {
      if (zoneOf(pointOf(event)) !== 'cells' || event.target === latest.current.field.current) return;
      beginDraft(latest.current.editing, lang);
      focus();
    },
    handleContextMenu: (event: MouseEvent): void => {
      const { editing, field } = latest.current;
      if (event.target === field.current && editing.now().draft !== null) return;
      const at = pointOf(event);
      const zone = zoneOf(at);
      if (zone === 'outside') return;
      event.preventDefault();
      const place = under(at);
      const { area } = editing.now();
      const isIn =
        zone === 'columns'
          ? area.left <= place.column && place.column <= area.right && area.bottom === lastRow
          : zone === 'rows'
            ? area.top <= place.row && place.row <= area.bottom && area.right === lastColumn
            : holds(area, place);
      writeDraft(editing, lang);
      if (!isIn) selecting(zone, editing, false, place)(place);
      latest.current.onContextMenu({ x: event.clientX, y: event.clientY });
    },
    handleHover: (event: PointerEvent): void =>
      showZone(latest.current, zoneOf(pointOf(event)), pointOf(event)),
  };
}

/** The pointer's own sign says what it would do. */
function showZone({ scroller, layout, editing }: Ports, zone: Zone, at: Point): void {
  const isColumns = zone === 'columns';
  const lines = isColumns ? layout.columns : layout.rows;
  const inside = isColumns ? at.x - layout.headingWidth : at.y - headingHeight;
  const frozen = isColumns ? layout.frozen.width : layout.frozen.height;
  const scrolled = inside < frozen ? 0 : isColumns ? layout.view.x : layout.view.y;
  const isHeading = zone === 'columns' || zone === 'rows';
  const isEdge = isHeading && editing.now().canWrite && edgeUnder(lines, inside + scrolled) !== null;
  if (scroller.current !== null) scroller.current.dataset.zone = isEdge ? `${zone}-edge` : zone;
}

function selecting(zone: Zone, editing: BookEditing, isMore: boolean, start: Place): (to: Place) => void {
  const { active } = editing.now();
  const from = isMore ? active : start;
  if (zone === 'corner')
    return () => editing.select({ row: 0, column: 0 }, { row: lastRow, column: lastColumn });
  if (zone === 'columns')
    return (to) => editing.select({ row: 0, column: from.column }, { row: lastRow, column: to.column });
  if (zone === 'rows')
    return (to) => editing.select({ row: from.row, column: 0 }, { row: to.row, column: lastColumn });
  return (to) => editing.select(from, to);
}

function scrollAtEdge({ scroller, layout }: Ports, { x, y }: Point): void {
  const at = scroller.current;
  if (at === null) return;
  const step = 24;
  if (x > layout.view.width) at.scrollLeft += step;
  else if (x < layout.headingWidth) at.scrollLeft -= step;
  if (y > layout.view.height) at.scrollTop += step;
  else if (y < headingHeight) at.scrollTop -= step;
}

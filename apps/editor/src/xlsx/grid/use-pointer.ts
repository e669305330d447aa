import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { writeDraft } from '../editing/cell-commands.ts';
import { useFormulaLocale } from '../editing/notation.ts';
import { areaBetween, formatArea } from '../workbook/area.ts';
import type { CellAddress } from '../workbook/workbook.ts';
import { beginDraft, referencePlace } from './draft.ts';
import { beginResize, dragSelection, type Follow, type Point, type Ports } from './pointer-drag.ts';
import { isSelectedIn, selecting, showZone, zoneOf } from './pointer-zones.ts';
import { headingHeight, placeUnder } from './view.ts';

/** Current state for the handlers, also during a drag. */
interface PointerContext {
  ports: () => Ports;
  lang: string;
}

/** Pointer handling of a sheet: selection, resizing, fill handle, and references in formulas. */
export function usePointer(ports: Ports) {
  const latest = useRef(ports);
  latest.current = ports;
  const context: PointerContext = { ports: () => latest.current, lang: useFormulaLocale() };
  return {
    handleDown: (event: PointerEvent) => press(context, event),
    handleClick: (event: MouseEvent) => tap(context, event),
    handleDoubleClick: (event: MouseEvent) => openCell(context, event),
    handleContextMenu: (event: MouseEvent) => openMenu(context, event),
    handleHover: (event: PointerEvent) => {
      const at = pointOf(context, event);
      showZone(context.ports(), zoneOf(context.ports().layout, at), at);
    },
  };
}

function pointOf({ ports }: PointerContext, event: { clientX: number; clientY: number }): Point {
  const box = ports().scroller.current?.getBoundingClientRect();
  return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
}

function placeAt({ ports }: PointerContext, { x, y }: Point): CellAddress {
  return placeUnder(ports().layout, x, y);
}

function focusField({ ports }: PointerContext): void {
  ports().field.current?.focus({ preventScroll: true });
}

/** Tracks the pointer until it is released; at the edge of the view the sheet scrolls. */
function following(context: PointerContext, event: PointerEvent): Follow {
  return (move, up) => {
    const onMove = (next: globalThis.PointerEvent): void => {
      scrollAtEdge(context.ports(), pointOf(context, next));
      move(pointOf(context, next));
    };
    const stop = (next: globalThis.PointerEvent): void => {
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', stop);
      window.removeEventListener('pointercancel', stop);
      up(pointOf(context, next));
    };
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', stop);
    window.addEventListener('pointercancel', stop);
    event.preventDefault();
  };
}

function press(context: PointerContext, event: PointerEvent): void {
  const { editing, field, layout } = context.ports();
  const at = pointOf(context, event);
  const zone = zoneOf(layout, at);
  // Within the text being edited, the browser handles the pointer.
  if (event.target === field.current && editing.now().draft !== null) return;
  if (zone === 'outside' || event.button !== 0 || event.pointerType === 'touch') return;
  const follow = following(context, event);
  if (event.target instanceof Element && event.target.closest('.sheet-pull') !== null) {
    dragSelection(editing, (to) => placeAt(context, to), follow);
    return;
  }
  const isHeading = zone === 'columns' || zone === 'rows';
  if (isHeading && beginResize(context.ports(), zone, at, follow)) return;
  if (zone === 'cells' && pointAtReference(context, at, follow)) return;
  writeDraft(editing, context.lang);
  const start = placeAt(context, at);
  const select = selecting(zone, editing, event.shiftKey, start);
  select(start);
  follow(
    (to) => select(placeAt(context, to)),
    () => focusField(context),
  );
  focusField(context);
}

/** If a formula accepts a reference, the pointer inserts it. */
function pointAtReference(context: PointerContext, at: Point, follow: Follow): boolean {
  const { editing, field } = context.ports();
  const reference = referencePlace(field.current, editing.now().draft);
  if (reference === null) return false;
  const from = placeAt(context, at);
  const put = (to: CellAddress): void => reference(formatArea(areaBetween(from, to)));
  put(from);
  follow(
    (to) => put(placeAt(context, to)),
    () => focusField(context),
  );
  return true;
}

/** Touch selects on release, to allow scrolling; tapping the selected cell starts editing. */
function tap(context: PointerContext, event: MouseEvent): void {
  const { editing, field, layout } = context.ports();
  const isTouch =
    event.nativeEvent instanceof globalThis.PointerEvent && event.nativeEvent.pointerType === 'touch';
  if (!isTouch || event.target === field.current) return;
  const at = pointOf(context, event);
  const zone = zoneOf(layout, at);
  if (zone === 'outside') return;
  const place = placeAt(context, at);
  const { active, draft } = editing.now();
  const isAgain =
    zone === 'cells' && place.row === active.row && place.column === active.column && draft === null;
  if (isAgain) {
    beginDraft(editing, context.lang);
    focusField(context);
    return;
  }
  writeDraft(editing, context.lang);
  selecting(zone, editing, false, place)(place);
}

function openCell(context: PointerContext, event: MouseEvent): void {
  const { editing, field, layout } = context.ports();
  if (zoneOf(layout, pointOf(context, event)) !== 'cells' || event.target === field.current) return;
  beginDraft(editing, context.lang);
  focusField(context);
}

function openMenu(context: PointerContext, event: MouseEvent): void {
  const { editing, field, layout } = context.ports();
  if (event.target === field.current && editing.now().draft !== null) return;
  const at = pointOf(context, event);
  const zone = zoneOf(layout, at);
  if (zone === 'outside') return;
  event.preventDefault();
  const place = placeAt(context, at);
  const isIn = isSelectedIn(zone, editing.now().area, place);
  writeDraft(editing, context.lang);
  if (!isIn) selecting(zone, editing, false, place)(place);
  context.ports().onContextMenu({ x: event.clientX, y: event.clientY });
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

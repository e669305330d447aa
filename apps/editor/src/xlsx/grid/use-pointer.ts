import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { writeDraft } from '../editing/cell-commands.ts';
import { useFormulaLocale } from '../editing/formula-locale.ts';
import { createAreaBetween, formatArea, isSameCell } from '../workbook/area.ts';
import type { CellAddress } from '../workbook/workbook.ts';
import { createReferenceInserter, startDraft } from './draft.ts';
import {
  dragFillHandle,
  dragSelectionHandle,
  type Point,
  type PointerDependencies,
  startResize,
  type TrackPointer,
} from './pointer-drag.ts';
import { createSelector, findZone, isSelectedInZone, updateCursor } from './pointer-zones.ts';
import { findCellAtPosition, headingHeight } from './view.ts';

/** Current state for the handlers, also during a drag. */
interface PointerContext {
  getDependencies: () => PointerDependencies;
  lang: string;
}

/** Pointer handling of a sheet: selection, resizing, fill handle, and references in formulas. */
export function usePointer(dependencies: PointerDependencies) {
  const latest = useRef(dependencies);
  latest.current = dependencies;
  const context: PointerContext = { getDependencies: () => latest.current, lang: useFormulaLocale() };
  return {
    handleDown: (event: PointerEvent) => handlePointerDown(context, event),
    handleClick: (event: MouseEvent) => handleTap(context, event),
    handleDoubleClick: (event: MouseEvent) => openCell(context, event),
    handleContextMenu: (event: MouseEvent) => openMenu(context, event),
    handleHover: (event: PointerEvent) => {
      const point = toViewPoint(context, event);
      updateCursor(context.getDependencies(), findZone(context.getDependencies().layout, point), point);
    },
  };
}

function toViewPoint(
  { getDependencies }: PointerContext,
  event: { clientX: number; clientY: number },
): Point {
  const box = getDependencies().scroller.current?.getBoundingClientRect();
  return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
}

function findCellAtPoint({ getDependencies }: PointerContext, { x, y }: Point): CellAddress {
  return findCellAtPosition(getDependencies().layout, x, y);
}

function focusField({ getDependencies }: PointerContext): void {
  getDependencies().field.current?.focus({ preventScroll: true });
}

/** Tracks the pointer until it is released; at the edge of the view the sheet scrolls. */
function createPointerTracker(context: PointerContext, event: PointerEvent): TrackPointer {
  return (move, up) => {
    const onMove = (nextEvent: globalThis.PointerEvent): void => {
      scrollAtEdge(context.getDependencies(), toViewPoint(context, nextEvent));
      move(toViewPoint(context, nextEvent));
    };
    const stop = (nextEvent: globalThis.PointerEvent): void => {
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', stop);
      window.removeEventListener('pointercancel', stop);
      up(toViewPoint(context, nextEvent));
    };
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', stop);
    window.addEventListener('pointercancel', stop);
    event.preventDefault();
  };
}

function handlePointerDown(context: PointerContext, event: PointerEvent): void {
  const { editing, field, layout } = context.getDependencies();
  const point = toViewPoint(context, event);
  const zone = findZone(layout, point);
  // Within the text being edited, the browser handles the pointer.
  if (event.target === field.current && editing.getView().draft !== null) {
    // A draft that was begun from a menu has no keyboard on the screen yet.
    setScreenKeyboard(field.current, true);
    return;
  }
  if (zone === 'outside' || event.button !== 0) return;
  const trackPointer = createPointerTracker(context, event);
  const corner = findSelectionHandle(event.target);
  if (corner !== null) {
    dragSelectionHandle(editing, corner, (to) => findCellAtPoint(context, to), trackPointer);
    return;
  }
  if (event.pointerType === 'touch') return;
  if (event.target instanceof Element && event.target.closest('.sheet-pull') !== null) {
    dragFillHandle(editing, (to) => findCellAtPoint(context, to), trackPointer, context.lang);
    return;
  }
  const isHeading = zone === 'columns' || zone === 'rows';
  if (isHeading && startResize(context.getDependencies(), zone, point, trackPointer)) return;
  if (zone === 'cells' && insertReferenceByPointer(context, point, trackPointer)) return;
  writeDraft(editing, context.lang);
  editing.stopAddition();
  if ((event.ctrlKey || event.metaKey) && !event.shiftKey && zone !== 'corner') editing.startAddition();
  const start = findCellAtPoint(context, point);
  const select = createSelector(zone, editing, event.shiftKey, start);
  select(start);
  trackPointer(
    (to) => select(findCellAtPoint(context, to)),
    () => {
      editing.stopAddition();
      focusField(context);
    },
  );
  focusField(context);
}

function findSelectionHandle(target: EventTarget): 'start' | 'end' | null {
  const handle =
    target instanceof HTMLElement ? target.closest<HTMLElement>('.sheet-selection-handle') : null;
  if (handle === null) return null;
  return handle.dataset.corner === 'start' ? 'start' : 'end';
}

/** If a formula accepts a reference, the pointer inserts it. */
function insertReferenceByPointer(
  context: PointerContext,
  point: Point,
  trackPointer: TrackPointer,
): boolean {
  const { editing, field } = context.getDependencies();
  const reference = createReferenceInserter(field.current, editing.getView().draft);
  if (reference === null) return false;
  const from = findCellAtPoint(context, point);
  const insertReference = (to: CellAddress): void => reference(formatArea(createAreaBetween(from, to)));
  insertReference(from);
  trackPointer(
    (to) => insertReference(findCellAtPoint(context, to)),
    () => focusField(context),
  );
  return true;
}

/** Touch selects on release, to allow scrolling; tapping the selected cell starts editing. */
function handleTap(context: PointerContext, event: MouseEvent): void {
  const { editing, field, layout } = context.getDependencies();
  const isTouch =
    event.nativeEvent instanceof globalThis.PointerEvent && event.nativeEvent.pointerType === 'touch';
  if (!isTouch || event.target === field.current) return;
  const point = toViewPoint(context, event);
  const zone = findZone(layout, point);
  if (zone === 'outside') return;
  const address = findCellAtPoint(context, point);
  const { active, draft } = editing.getView();
  const isActiveCell = zone === 'cells' && isSameCell(address, active) && draft === null;
  if (zone === 'cells' && insertReferenceByPointer(context, point, () => undefined)) {
    focusField(context);
    return;
  }
  if (isActiveCell) {
    startDraft(editing, context.lang);
    // A keyboard on the screen opens for the kind of field that receives the focus.
    field.current?.blur();
    setScreenKeyboard(field.current, true);
    focusField(context);
    return;
  }
  writeDraft(editing, context.lang);
  createSelector(zone, editing, false, address)(address);
  // Keys of a connected keyboard go to the selected cell.
  setScreenKeyboard(field.current, false);
  focusField(context);
}

/** Whether the focus of the field opens a keyboard on the screen. */
function setScreenKeyboard(field: HTMLTextAreaElement | null, opens: boolean): void {
  if (field !== null) field.inputMode = opens ? 'text' : 'none';
}

function openCell(context: PointerContext, event: MouseEvent): void {
  const { editing, field, layout } = context.getDependencies();
  if (findZone(layout, toViewPoint(context, event)) !== 'cells' || event.target === field.current) return;
  startDraft(editing, context.lang);
  focusField(context);
}

function openMenu(context: PointerContext, event: MouseEvent): void {
  const { editing, field, layout } = context.getDependencies();
  if (event.target === field.current && editing.getView().draft !== null) return;
  const point = toViewPoint(context, event);
  const zone = findZone(layout, point);
  if (zone === 'outside') return;
  event.preventDefault();
  const address = findCellAtPoint(context, point);
  const isSelected = isSelectedInZone(zone, editing.getView().area, address);
  writeDraft(editing, context.lang);
  if (!isSelected) createSelector(zone, editing, false, address)(address);
  context.getDependencies().onContextMenu({ x: event.clientX, y: event.clientY });
}

function scrollAtEdge({ scroller, layout }: PointerDependencies, { x, y }: Point): void {
  const element = scroller.current;
  if (element === null) return;
  const step = 24;
  if (x > layout.view.width) element.scrollLeft += step;
  else if (x < layout.headingWidth) element.scrollLeft -= step;
  if (y > layout.view.height) element.scrollTop += step;
  else if (y < headingHeight) element.scrollTop -= step;
}

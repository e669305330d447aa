import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import {
  addCopies,
  addShape,
  isUpright,
  selectedNow,
  stopWriting,
  textPlaceAt,
} from '../commands/editor-commands.ts';
import { findShape, findShapes, isTextBox, type TextPlace } from '../commands/places.ts';
import { replaceShapes } from '../commands/shape-commands.ts';
import { type Box, boxAround, emuPerPixel, type Point } from '../geometry/box.ts';
import { type Handle, handles } from '../geometry/resize.ts';
import type { Guide } from '../geometry/snap.ts';
import type { ScenePage, Shape } from '../scene/scene.ts';
import { type EditorContext, useEditorContext } from '../state/editor-context.tsx';
import { hasWords } from '../text/text-formats.ts';
import {
  type DragResult,
  findWithin,
  moveByDrag,
  moveEndByDrag,
  type PointerDrag,
  resizeByDrag,
  rotateByDrag,
} from './gestures.ts';
import { drawnShape } from './new-shapes.ts';

/** Preview during a drag; none of it is in the document yet. */
export interface Live {
  page: ScenePage | null;
  guides: readonly Guide[];
  frame: Box | null;
}

interface Gesture {
  from: Point;
  pressed: { x: number; y: number };
  pointer: number;
  hasMoved: boolean;
  /** Computes the preview of a drag. */
  preview: (drag: PointerDrag) => { outcome: DragResult | null; frame: Box | null };
  finish: (drag: PointerDrag, keys: { ctrl: boolean }) => void;
  /** A click without a drag. */
  press: (() => void) | null;
}

/** Movement in pixels below which a drag does not start. */
const dragThreshold = 4;
const snapDistance = 6;

/** Pointer handling on the page: select, move, resize, rotate, rubber-band selection and drawing. */
export function usePointer(stage: RefObject<HTMLElement | null>, scale: number) {
  const context = useEditorContext();
  const [live, setLive] = useState<Live | null>(null);
  const gesture = useRef<Gesture | null>(null);
  const writeAt = useRef<{ x: number; y: number } | null>(null);
  const frame = useRef(0);

  const pointOf = (event: { clientX: number; clientY: number }): Point => {
    const box = stage.current?.getBoundingClientRect();
    return {
      x: Math.round(((event.clientX - (box?.left ?? 0)) / scale) * emuPerPixel),
      y: Math.round(((event.clientY - (box?.top ?? 0)) / scale) * emuPerPixel),
    };
  };
  const dragOf = (event: PointerEvent, from: Point): PointerDrag => ({
    from,
    to: pointOf(event),
    shift: event.shiftKey,
    alt: event.altKey,
  });

  const down = (event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0 || !(event.target instanceof Element)) return;
    if (event.target.closest('.ProseMirror, a[href]') !== null) return;
    writeAt.current = { x: event.clientX, y: event.clientY };
    const started = begin(context, event, {
      near: (snapDistance / scale) * emuPerPixel,
      from: pointOf(event),
    });
    gesture.current = started === null ? null : { ...started, pointer: event.pointerId, hasMoved: false };
  };
  const move = (event: PointerEvent<HTMLElement>): void => {
    const now = gesture.current;
    if (now === null || event.pointerId !== now.pointer) return;
    if (event.buttons === 0) {
      // The pointer was released outside the window.
      end();
      return;
    }
    const { x, y } = now.pressed;
    if (!now.hasMoved && Math.hypot(event.clientX - x, event.clientY - y) < dragThreshold) return;
    if (!now.hasMoved) {
      now.hasMoved = true;
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    const drag = dragOf(event, now.from);
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => {
      const { outcome, frame: drawn } = now.preview(drag);
      const page = outcome === null ? null : previewPage(context, outcome.shapes);
      setLive({ page, guides: outcome?.guides ?? [], frame: drawn });
    });
  };
  const up = (event: PointerEvent<HTMLElement>): void => {
    const now = gesture.current;
    if (now === null || event.pointerId !== now.pointer) return;
    end();
    if (now.hasMoved) now.finish(dragOf(event, now.from), { ctrl: event.ctrlKey || event.metaKey });
    else now.press?.();
  };
  const end = (): void => {
    gesture.current = null;
    cancelAnimationFrame(frame.current);
    setLive(null);
  };
  /** Cancels the gesture without an effect; true if one was in progress. */
  const letGo = (): boolean => {
    const wasDown = gesture.current?.hasMoved === true;
    end();
    return wasDown;
  };
  return {
    live,
    writeAt,
    letGo,
    handlers: { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: end },
  };
}

function previewPage({ canvas }: EditorContext, shapes: readonly Shape[]): ScenePage | null {
  const now = canvas.now();
  return replaceShapes(now.scene, now, shapes).pages.find(({ id }) => id === now.pageId) ?? null;
}

type GestureStart = Omit<Gesture, 'pointer' | 'hasMoved'>;

function begin(
  context: EditorContext,
  event: PointerEvent<HTMLElement>,
  { from, near }: { from: Point; near: number },
): GestureStart | null {
  const { canvas } = context;
  const target = event.target instanceof Element ? event.target : null;
  const pressed = { x: event.clientX, y: event.clientY };
  const { drawing, canWrite } = canvas.now();
  if (drawing !== null) return drawingGesture(context, { from, pressed });
  const handle = target?.closest<HTMLElement>('[data-handle]')?.dataset.handle;
  if (handle !== undefined && canWrite) return handleGesture(context, handle, { from, pressed, near });
  const path = shapePath(event.currentTarget, target);
  if (path.length === 0) return marqueeGesture(context, event, { from, pressed });
  return shapeGesture(context, event, { path, from, pressed, near });
}

interface At {
  from: Point;
  pressed: { x: number; y: number };
}

function drawingGesture(context: EditorContext, { from, pressed }: At): GestureStart {
  const { canvas, newId } = context;
  const { drawing } = canvas.now();
  const finish = (drag: PointerDrag): void => {
    if (drawing === null) return;
    addShape(context, drawnShape(drawing, { from, to: drag.to, isEven: drag.shift }, newId()));
  };
  return {
    from,
    pressed,
    preview: ({ to }) => ({ outcome: null, frame: boxAround([from, to]) }),
    finish,
    press: () => finish({ from, to: from, shift: false, alt: false }),
  };
}

function marqueeGesture(
  context: EditorContext,
  event: PointerEvent,
  { from, pressed }: At,
): GestureStart | null {
  const { canvas } = context;
  stopWriting(context);
  const before = event.shiftKey ? canvas.now().ids : [];
  if (!event.shiftKey) canvas.go({ ids: [], scope: null });
  context.focus();
  // Touch on the workspace scrolls it.
  if (event.pointerType === 'touch') return null;
  return {
    from,
    pressed,
    preview: ({ to }) => ({ outcome: null, frame: boxAround([from, to]) }),
    finish: (drag) => {
      const found = findWithin(findShapes(canvas.page(), canvas.now().scope), drag);
      canvas.go({ ids: [...new Set([...before, ...found])] });
    },
    press: null,
  };
}

function handleGesture(
  context: EditorContext,
  handle: string,
  { from, pressed, near }: At & { near: number },
): GestureStart {
  const shapes = selectedNow(context);
  const surroundings = snapContextOf(context, shapes, near);
  const [only] = shapes;
  const known = handles.find((one): one is Handle => one === handle);
  const outcomeOf =
    handle === 'turn' || known === undefined
      ? only?.kind === 'line' && handle !== 'turn'
        ? moveEndByDrag(only, handle === 'start' ? 0 : 1, surroundings)
        : rotateByDrag(shapes)
      : resizeByDrag(shapes, known, surroundings);
  return changing(context, { from, pressed }, outcomeOf);
}

function shapeGesture(
  context: EditorContext,
  event: PointerEvent,
  { path, from, pressed, near }: At & { path: readonly HTMLElement[]; near: number },
): GestureStart | null {
  const { canvas } = context;
  const { ids, canWrite } = canvas.now();
  const found = reachable(context, path);
  if (found === null) return null;
  const writing = canvas.now().writing;
  if (writing !== null && writing.shape !== found.id) stopWriting(context);
  const isChosen = ids.includes(found.id) && canvas.now().scope === found.scope;
  if (event.shiftKey || event.ctrlKey || event.metaKey) {
    const isAdding = !isChosen;
    if (isAdding)
      canvas.go({
        scope: found.scope,
        ids: canvas.now().scope === found.scope ? [...ids, found.id] : [found.id],
      });
    else if (event.shiftKey) canvas.go({ ids: ids.filter((id) => id !== found.id) });
  } else if (!isChosen) canvas.go({ scope: found.scope, ids: [found.id], writing: null });
  if (writing === null) context.focus();
  if (!canWrite || (event.pointerType === 'touch' && !isChosen)) {
    return event.pointerType === 'touch'
      ? pressOnly({ from, pressed }, openOnPress(context, found.id, isChosen, event))
      : null;
  }
  const shapes = selectedNow(context);
  const only = (): void => canvas.go({ ids: [found.id] });
  const opens = openOnPress(context, found.id, isChosen && ids.length === 1, event);
  const press = event.shiftKey ? null : isChosen && ids.length > 1 ? only : opens;
  return {
    ...changing(context, { from, pressed }, moveByDrag(shapes, snapContextOf(context, shapes, near))),
    press,
  };
}

function pressOnly({ from, pressed }: At, press: (() => void) | null): GestureStart {
  return { from, pressed, preview: () => ({ outcome: null, frame: null }), finish: () => undefined, press };
}

/** A click opens a shape that is already selected; an empty placeholder opens at once. */
function openOnPress(
  context: EditorContext,
  id: string,
  isChosen: boolean,
  event: PointerEvent,
): (() => void) | null {
  const { canvas } = context;
  const shape = findShape(canvas.page().shapes, id);
  if (shape === undefined || !canvas.now().canWrite) return null;
  const isEmptyPlace = shape.kind === 'box' && shape.placeholder !== null && !hasWords(shape.text);
  const isWords =
    shape.kind === 'table' || (shape.kind === 'box' && (hasWords(shape.text) || isTextBox(shape)));
  if (!isEmptyPlace && !(isChosen && (isWords || shape.kind === 'group'))) return null;
  const target = event.target instanceof Element ? event.target : null;
  return () => open(context, shape, target);
}

/** Edits the text of a shape or of the clicked cell, or enters a group. */
export function open(context: EditorContext, shape: Shape, target: Element | null): void {
  const { canvas } = context;
  if (shape.kind === 'group') {
    const inner = shape.shapes.find(({ id }) => target?.closest(`[data-shape="${CSS.escape(id)}"]`) != null);
    if (inner !== undefined && isUpright(shape)) canvas.go({ scope: shape.id, ids: [inner.id] });
    return;
  }
  const place = shape.kind === 'table' ? cellPlace(shape.id, target) : textPlaceAt(shape);
  if (place !== null) canvas.go({ writing: place });
}

function cellPlace(shape: string, target: Element | null): TextPlace | null {
  const cell = target?.closest<HTMLElement>('[data-cell]')?.dataset.cell;
  const [row = 0, column = 0] = (cell ?? '0,0').split(',').map(Number);
  return { shape, cell: { row, column } };
}

/** The shape elements from the page down to the pressed element. */
function shapePath(stage: Element, target: Element | null): HTMLElement[] {
  const path: HTMLElement[] = [];
  let element = target?.closest<HTMLElement>('[data-shape]') ?? null;
  while (element !== null && stage.contains(element)) {
    path.unshift(element);
    element = element.parentElement?.closest<HTMLElement>('[data-shape]') ?? null;
  }
  return path;
}

/** The shape that a press selects: the one within the entered group, otherwise the outermost. */
function reachable(
  { canvas }: EditorContext,
  path: readonly HTMLElement[],
): { id: string; scope: string | null } | null {
  const ids = path.flatMap(({ dataset }) => (dataset.shape === undefined ? [] : [dataset.shape]));
  const { scope } = canvas.now();
  const depth = scope === null ? -1 : ids.indexOf(scope);
  const inner = depth < 0 ? undefined : ids[depth + 1];
  if (inner !== undefined) return { id: inner, scope };
  const [outer] = ids;
  return outer === undefined ? null : { id: outer, scope: null };
}

/** A drag that changes the selected shapes: previewed while it lasts, committed on release; Ctrl changes copies instead. */
function changing(
  context: EditorContext,
  { from, pressed }: At,
  outcomeOf: (drag: PointerDrag) => DragResult,
): GestureStart {
  const { canvas } = context;
  return {
    from,
    pressed,
    preview: (drag) => ({ outcome: outcomeOf(drag), frame: null }),
    finish: (drag, { ctrl }) => {
      const now = canvas.now();
      const { shapes } = outcomeOf(drag);
      if (ctrl) addCopies(context, shapes);
      else canvas.change(replaceShapes(now.scene, now, shapes));
    },
    press: null,
  };
}

function snapContextOf({ canvas }: EditorContext, shapes: readonly Shape[], near: number) {
  const chosen = new Set(shapes.map(({ id }) => id));
  const page = canvas.page();
  const others = findShapes(page, canvas.now().scope).filter(({ id }) => !chosen.has(id));
  return { page, others, near };
}

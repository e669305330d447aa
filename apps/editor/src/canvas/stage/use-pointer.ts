import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { getCroppablePicture } from '../commands/crop-commands.ts';
import {
  addCopies,
  addShape,
  getSelectedShapes,
  getTextPath,
  isUpright,
  stopTextEditing,
} from '../commands/editor-commands.ts';
import { findShape, isTextBox, listShapes, type TextPath } from '../commands/find-shapes.ts';
import { addShapes } from '../commands/page-commands.ts';
import { replaceSelectedShapes } from '../commands/shape-commands.ts';
import {
  chooseSite,
  createSiteFinder,
  noSites,
  type SiteFinder,
  type SiteHint,
} from '../connectors/find-site.ts';
import { routeConnectors } from '../connectors/route-connectors.ts';
import { type Box, computeBoundingBox, emuPerPixel, type Point } from '../geometry/box.ts';
import { type Handle, handles } from '../geometry/resize.ts';
import type { Guide } from '../geometry/snap.ts';
import { assignLayers } from '../layers/active-layer.ts';
import { listHiddenLayers, removeHiddenShapes } from '../layers/shape-layers.ts';
import type { PictureShape, Scene, ScenePage, Shape } from '../scene/scene.ts';
import type { DrawingTool } from '../state/create-canvas.ts';
import { type EditorContext, useEditorContext } from '../state/editor-context.tsx';
import { hasText } from '../text/text-formats.ts';
import {
  createCropDrag,
  createLineEndDrag,
  createMoveDrag,
  createResizeDrag,
  createRotateDrag,
  type DragResult,
  findShapesWithin,
  type PointerDrag,
} from './gestures.ts';
import { createDrawnShape } from './new-shapes.ts';

/** Preview during a drag; none of it is in the document yet. */
export interface GesturePreview {
  page: ScenePage | null;
  guides: readonly Guide[];
  frame: Box | null;
  siteHint: SiteHint | null;
}

interface DragPreview {
  result: DragResult | null;
  frame: Box | null;
  /** A line that is being drawn. */
  drawnLine?: Shape;
}

interface Gesture {
  from: Point;
  pressPosition: { x: number; y: number };
  pointerId: number;
  hasMoved: boolean;
  /** Computes the preview of a drag. */
  preview: (drag: PointerDrag) => DragPreview;
  finish: (drag: PointerDrag, keys: { ctrl: boolean }) => void;
  /** A click without a drag. */
  onClick: (() => void) | null;
}

/** Movement in pixels below which a drag does not start. */
const dragThreshold = 4;
const snapDistance = 6;
/** Distance at which a line connects to a shape. */
const siteDistance = { mouse: 12, touch: 24 };

/** Pointer handling on the page: select, move, resize, rotate, rubber-band selection and drawing. */
export function usePointer(stage: RefObject<HTMLElement | null>, scale: number) {
  const context = useEditorContext();
  const [preview, setPreview] = useState<GesturePreview | null>(null);
  const gesture = useRef<Gesture | null>(null);
  const textPressPosition = useRef<{ x: number; y: number } | null>(null);
  const frame = useRef(0);
  const lastFinder = useRef<{ scene: Scene; pageId: string; distance: number; finder: SiteFinder } | null>(
    null,
  );

  const toPagePoint = (event: { clientX: number; clientY: number }): Point => {
    const box = stage.current?.getBoundingClientRect();
    return {
      x: Math.round(((event.clientX - (box?.left ?? 0)) / scale) * emuPerPixel),
      y: Math.round(((event.clientY - (box?.top ?? 0)) / scale) * emuPerPixel),
    };
  };
  const toDrag = (event: PointerEvent, from: Point): PointerDrag => ({
    from,
    to: toPagePoint(event),
    shift: event.shiftKey,
    alt: event.altKey,
  });

  const toPageDistance = (pixels: number): number => (pixels / scale) * emuPerPixel;
  /** Kept while the document is the same: a line tool asks at each movement. */
  const getFinder = ({ pointerType }: PointerEvent): SiteFinder => {
    const { scene, pageId } = context.canvas.getState();
    const distance = toPageDistance(pointerType === 'touch' ? siteDistance.touch : siteDistance.mouse);
    const last = lastFinder.current;
    if (last?.scene === scene && last.pageId === pageId && last.distance === distance) return last.finder;
    const shapes = removeHiddenShapes(
      context.canvas.getPage().shapes,
      listHiddenLayers(scene.layers, 'screen'),
    );
    const finder = createSiteFinder(shapes, {
      hasGluePoints: scene.hasGluePoints === true,
      snapDistance: distance,
    });
    lastFinder.current = { scene, pageId, distance, finder };
    return finder;
  };
  /** Shows where a line can begin. */
  const handleHover = (event: PointerEvent): void => {
    if (context.canvas.getState().drawingTool?.kind !== 'line') return;
    const point = toPagePoint(event);
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => {
      setPreview({ page: null, guides: [], frame: null, siteHint: getFinder(event).findSite(point) });
    });
  };

  const handleDown = (event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0 || !(event.target instanceof Element)) return;
    if (event.target.closest('.ProseMirror, a[href]') !== null) return;
    textPressPosition.current = { x: event.clientX, y: event.clientY };
    const gestureStart = startGesture(context, event, {
      snapDistance: toPageDistance(snapDistance),
      getFinder: () => getFinder(event),
      from: toPagePoint(event),
    });
    gesture.current =
      gestureStart === null ? null : { ...gestureStart, pointerId: event.pointerId, hasMoved: false };
  };
  const handleMove = (event: PointerEvent<HTMLElement>): void => {
    const currentGesture = gesture.current;
    if (currentGesture === null) {
      handleHover(event);
      return;
    }
    if (event.pointerId !== currentGesture.pointerId) return;
    if (event.buttons === 0) {
      // The pointer was released outside the window.
      endGesture();
      return;
    }
    const { x, y } = currentGesture.pressPosition;
    if (!currentGesture.hasMoved && Math.hypot(event.clientX - x, event.clientY - y) < dragThreshold) return;
    if (!currentGesture.hasMoved) {
      currentGesture.hasMoved = true;
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    const drag = toDrag(event, currentGesture.from);
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => {
      const { result, frame: selectionFrame, drawnLine } = currentGesture.preview(drag);
      setPreview({
        page: previewPage(context, { shapes: result?.shapes, drawnLine }),
        guides: result?.guides ?? [],
        frame: selectionFrame,
        siteHint: result?.siteHint ?? null,
      });
    });
  };
  const handleUp = (event: PointerEvent<HTMLElement>): void => {
    const currentGesture = gesture.current;
    if (currentGesture === null || event.pointerId !== currentGesture.pointerId) return;
    endGesture();
    if (currentGesture.hasMoved)
      currentGesture.finish(toDrag(event, currentGesture.from), { ctrl: event.ctrlKey || event.metaKey });
    else currentGesture.onClick?.();
  };
  const endGesture = (): void => {
    gesture.current = null;
    cancelAnimationFrame(frame.current);
    setPreview(null);
  };
  /** Cancels the gesture without an effect; true if one was in progress. */
  const cancelGesture = (): boolean => {
    const wasDragging = gesture.current?.hasMoved === true;
    endGesture();
    return wasDragging;
  };
  return {
    preview,
    textPressPosition,
    cancelGesture,
    handlers: {
      onPointerDown: handleDown,
      onPointerMove: handleMove,
      onPointerUp: handleUp,
      onPointerCancel: endGesture,
      onPointerLeave: () => {
        if (gesture.current === null) endGesture();
      },
    },
  };
}

function previewPage(
  { canvas }: EditorContext,
  { shapes, drawnLine }: { shapes: readonly Shape[] | undefined; drawnLine: Shape | undefined },
): ScenePage | null {
  const state = canvas.getState();
  const { scene, pageId, layerId } = state;
  if (shapes === undefined) return null;
  const next =
    drawnLine === undefined
      ? replaceSelectedShapes(scene, state, shapes)
      : addShapes(scene, canvas.getPage().id, [drawnLine]);
  return (
    routeConnectors(scene, assignLayers(scene, next, layerId)).pages.find(({ id }) => id === pageId) ?? null
  );
}

type GestureStart = Omit<Gesture, 'pointerId' | 'hasMoved'>;

function startGesture(
  context: EditorContext,
  event: PointerEvent<HTMLElement>,
  { from, snapDistance, getFinder }: { from: Point; snapDistance: number; getFinder: () => SiteFinder },
): GestureStart | null {
  const { canvas } = context;
  const target = event.target instanceof Element ? event.target : null;
  const pressPosition = { x: event.clientX, y: event.clientY };
  const { drawingTool, canWrite } = canvas.getState();
  if (drawingTool?.kind === 'line')
    return createLineGesture(context, {
      drawingTool,
      from,
      pressPosition,
      finder: getFinder(),
      isAlt: event.altKey,
    });
  if (drawingTool !== null) return createDrawingGesture(context, { from, pressPosition });
  const handle = target?.closest<HTMLElement>('[data-handle]')?.dataset.handle;
  if (handle !== undefined && canWrite)
    return createHandleGesture(context, handle, { from, pressPosition, snapDistance, getFinder });
  const path = listShapeElements(event.currentTarget, target);
  if (path.length === 0) return createMarqueeGesture(context, event, { from, pressPosition });
  return createShapeGesture(context, event, { path, from, pressPosition, snapDistance });
}

interface GestureOrigin {
  from: Point;
  pressPosition: { x: number; y: number };
}

function createDrawingGesture(context: EditorContext, { from, pressPosition }: GestureOrigin): GestureStart {
  const { canvas, newId } = context;
  const { drawingTool } = canvas.getState();
  const finish = (drag: PointerDrag): void => {
    if (drawingTool === null) return;
    addShape(context, createDrawnShape(drawingTool, { from, to: drag.to, isEven: drag.shift }, newId()));
  };
  return {
    from,
    pressPosition,
    preview: ({ to }) => ({ result: null, frame: computeBoundingBox([from, to]) }),
    finish,
    onClick: () => finish({ from, to: from, shift: false, alt: false }),
  };
}

/** Draws a line; an end near a connection site is connected to it. */
function createLineGesture(
  context: EditorContext,
  {
    drawingTool,
    from,
    pressPosition,
    finder,
    isAlt,
  }: GestureOrigin & {
    drawingTool: Extract<DrawingTool, { kind: 'line' }>;
    finder: SiteFinder;
    isAlt: boolean;
  },
): GestureStart {
  const id = context.newId();
  const start = isAlt ? null : finder.findSite(from).snapped;
  const draw = ({ to, shift, alt }: PointerDrag): { line: Shape; siteHint: SiteHint } => {
    const siteHint = alt ? noSites : finder.findSite(to);
    const end = chooseSite(siteHint, start?.connection ?? null);
    const drawn = createDrawnShape(
      drawingTool,
      { from: start ?? from, to: end ?? to, isEven: shift && end === null },
      id,
    );
    if (drawn.kind !== 'line') return { line: drawn, siteHint };
    const connections = { start: start?.connection ?? null, end: end?.connection ?? null };
    return { line: { ...drawn, ...connections }, siteHint };
  };
  return {
    from,
    pressPosition,
    preview: (drag) => {
      const { line, siteHint } = draw(drag);
      return { result: { shapes: [], guides: [], siteHint }, frame: null, drawnLine: line };
    },
    finish: (drag) => addShape(context, draw(drag).line),
    onClick: () => addShape(context, createDrawnShape(drawingTool, { from, to: from, isEven: false }, id)),
  };
}

function createMarqueeGesture(
  context: EditorContext,
  event: PointerEvent,
  { from, pressPosition }: GestureOrigin,
): GestureStart | null {
  const { canvas } = context;
  stopTextEditing(context);
  const selectedBefore = event.shiftKey ? canvas.getState().ids : [];
  if (!event.shiftKey) canvas.select({ ids: [], groupId: null });
  context.focus();
  // Touch on the workspace scrolls it.
  if (event.pointerType === 'touch') return null;
  return {
    from,
    pressPosition,
    preview: ({ to }) => ({ result: null, frame: computeBoundingBox([from, to]) }),
    finish: (drag) => {
      const found = findShapesWithin(listShapes(canvas.getPage(), canvas.getState().groupId), drag);
      canvas.select({ ids: [...new Set([...selectedBefore, ...found])] });
    },
    onClick: null,
  };
}

function createHandleGesture(
  context: EditorContext,
  handle: string,
  {
    from,
    pressPosition,
    snapDistance,
    getFinder,
  }: GestureOrigin & { snapDistance: number; getFinder: () => SiteFinder },
): GestureStart {
  const shapes = getSelectedShapes(context);
  const snapContext = createSnapContext(context, shapes, snapDistance);
  const [firstShape] = shapes;
  const resizeHandle = handles.find((one): one is Handle => one === handle);
  const croppedPicture = getCroppedPicture(context);
  if (croppedPicture !== null && resizeHandle !== undefined)
    return createCropGesture(context, { from, pressPosition }, createCropDrag(croppedPicture, resizeHandle));
  const computeResult =
    handle === 'turn' || resizeHandle === undefined
      ? firstShape?.kind === 'line' && handle !== 'turn'
        ? createLineEndDrag(firstShape, handle === 'start' ? 0 : 1, snapContext, getFinder())
        : createRotateDrag(shapes)
      : createResizeDrag(shapes, resizeHandle, snapContext);
  return createChangeGesture(context, { from, pressPosition }, computeResult);
}

function createShapeGesture(
  context: EditorContext,
  event: PointerEvent,
  {
    path,
    from,
    pressPosition,
    snapDistance,
  }: GestureOrigin & { path: readonly HTMLElement[]; snapDistance: number },
): GestureStart | null {
  const { canvas } = context;
  const { ids, canWrite } = canvas.getState();
  const pressedShape = findPressedShape(context, path);
  if (pressedShape === null) return null;
  const croppedPicture = getCroppedPicture(context);
  if (croppedPicture?.id === pressedShape.id)
    return createCropGesture(context, { from, pressPosition }, createCropDrag(croppedPicture, null));
  const textPath = canvas.getState().textPath;
  if (textPath !== null && textPath.shape !== pressedShape.id) stopTextEditing(context);
  const isSelected = ids.includes(pressedShape.id) && canvas.getState().groupId === pressedShape.groupId;
  if (event.shiftKey || event.ctrlKey || event.metaKey) {
    const isAdding = !isSelected;
    if (isAdding)
      canvas.select({
        groupId: pressedShape.groupId,
        ids:
          canvas.getState().groupId === pressedShape.groupId ? [...ids, pressedShape.id] : [pressedShape.id],
      });
    else if (event.shiftKey) canvas.select({ ids: ids.filter((id) => id !== pressedShape.id) });
  } else if (!isSelected)
    canvas.select({ groupId: pressedShape.groupId, ids: [pressedShape.id], textPath: null });
  if (textPath === null) context.focus();
  if (!canWrite || (event.pointerType === 'touch' && !isSelected)) {
    return event.pointerType === 'touch'
      ? createClickGesture(
          { from, pressPosition },
          createOpenOnClick(context, pressedShape.id, isSelected, event),
        )
      : null;
  }
  const shapes = getSelectedShapes(context);
  const selectOnly = (): void => canvas.select({ ids: [pressedShape.id] });
  const openOnClick = createOpenOnClick(context, pressedShape.id, isSelected && ids.length === 1, event);
  const onClick = event.shiftKey ? null : isSelected && ids.length > 1 ? selectOnly : openOnClick;
  return {
    ...createChangeGesture(
      context,
      { from, pressPosition },
      createMoveDrag(shapes, createSnapContext(context, shapes, snapDistance)),
    ),
    onClick,
  };
}

function createClickGesture(
  { from, pressPosition }: GestureOrigin,
  onClick: (() => void) | null,
): GestureStart {
  return {
    from,
    pressPosition,
    preview: () => ({ result: null, frame: null }),
    finish: () => undefined,
    onClick,
  };
}

/** A click opens a shape that is already selected; an empty placeholder opens at once. */
function createOpenOnClick(
  context: EditorContext,
  id: string,
  isSelected: boolean,
  event: PointerEvent,
): (() => void) | null {
  const { canvas } = context;
  const shape = findShape(canvas.getPage().shapes, id);
  if (shape === undefined || !canvas.getState().canWrite) return null;
  const isEmptyPlaceholder = shape.kind === 'box' && shape.placeholder !== null && !hasText(shape.text);
  const holdsText =
    shape.kind === 'table' || (shape.kind === 'box' && (hasText(shape.text) || isTextBox(shape)));
  if (!isEmptyPlaceholder && !(isSelected && (holdsText || shape.kind === 'group'))) return null;
  const target = event.target instanceof Element ? event.target : null;
  return () => openShape(context, shape, target);
}

/** Edits the text of a shape or of the clicked cell, or enters a group. */
export function openShape(context: EditorContext, shape: Shape, target: Element | null): void {
  const { canvas } = context;
  if (shape.kind === 'group') {
    const inner = shape.shapes.find(({ id }) => target?.closest(`[data-shape="${CSS.escape(id)}"]`) != null);
    if (inner !== undefined && isUpright(shape)) canvas.select({ groupId: shape.id, ids: [inner.id] });
    return;
  }
  const textPath = shape.kind === 'table' ? getCellTextPath(shape.id, target) : getTextPath(shape);
  if (textPath !== null) canvas.select({ textPath });
}

function getCellTextPath(shape: string, target: Element | null): TextPath | null {
  const cell = target?.closest<HTMLElement>('[data-cell]')?.dataset.cell;
  const [row = 0, column = 0] = (cell ?? '0,0').split(',').map(Number);
  return { shape, cell: { row, column } };
}

/** The shape elements from the page down to the pressed element. */
export function listShapeElements(stage: Element, target: Element | null): HTMLElement[] {
  const path: HTMLElement[] = [];
  let element = target?.closest<HTMLElement>('[data-shape]') ?? null;
  while (element !== null && stage.contains(element)) {
    path.unshift(element);
    element = element.parentElement?.closest<HTMLElement>('[data-shape]') ?? null;
  }
  return path;
}

/** The shape that a press selects: the one within the entered group, otherwise the outermost. */
export function findPressedShape(
  { canvas }: EditorContext,
  path: readonly HTMLElement[],
): { id: string; groupId: string | null } | null {
  const ids = path.flatMap(({ dataset }) => (dataset.shape === undefined ? [] : [dataset.shape]));
  const { groupId } = canvas.getState();
  const depth = groupId === null ? -1 : ids.indexOf(groupId);
  const innerId = depth < 0 ? undefined : ids[depth + 1];
  if (innerId !== undefined) return { id: innerId, groupId };
  const [outerId] = ids;
  return outerId === undefined ? null : { id: outerId, groupId: null };
}

/** A drag that changes the selected shapes: previewed while it lasts, committed on release; Ctrl changes copies instead. */
function createChangeGesture(
  context: EditorContext,
  { from, pressPosition }: GestureOrigin,
  computeResult: (drag: PointerDrag) => DragResult,
): GestureStart {
  const { canvas } = context;
  return {
    from,
    pressPosition,
    preview: (drag) => ({ result: computeResult(drag), frame: null }),
    finish: (drag, { ctrl }) => {
      const state = canvas.getState();
      const { shapes } = computeResult(drag);
      if (ctrl) addCopies(context, shapes);
      else canvas.change(replaceSelectedShapes(state.scene, state, shapes));
    },
    onClick: null,
  };
}

/** The picture whose handles crop it. */
function getCroppedPicture(context: EditorContext): PictureShape | null {
  return context.canvas.getState().isCropping ? getCroppablePicture(context) : null;
}

/** As other changes, but without copies. */
function createCropGesture(
  context: EditorContext,
  origin: GestureOrigin,
  computeResult: (drag: PointerDrag) => DragResult,
): GestureStart {
  const gesture = createChangeGesture(context, origin, computeResult);
  return { ...gesture, finish: (drag) => gesture.finish(drag, { ctrl: false }) };
}

function createSnapContext({ canvas }: EditorContext, shapes: readonly Shape[], snapDistance: number) {
  const selectedIds = new Set(shapes.map(({ id }) => id));
  const page = canvas.getPage();
  const { groupId, scene } = canvas.getState();
  const otherShapes = removeHiddenShapes(
    listShapes(page, groupId),
    listHiddenLayers(scene.layers, 'screen'),
  ).filter(({ id }) => !selectedIds.has(id));
  return { page, otherShapes, snapDistance };
}

import type { TFunction } from 'i18next';
import {
  type Alignment,
  alignShapes,
  distributeShapes,
  type Order,
  reorderShapes,
} from '../geometry/arrange.ts';
import { emuPerMillimetre, type Point } from '../geometry/box.ts';
import { groupShapes, ungroupShapes } from '../geometry/group.ts';
import { listUneditableLayers, removeLayers } from '../layers/shape-layers.ts';
import type { RunFormat } from '../scene/run-format.ts';
import type { Media, Shape, SlideTransition, TextBody } from '../scene/scene.ts';
import { createCentredShape } from '../stage/new-shapes.ts';
import type { DrawingTool } from '../state/create-canvas.ts';
import { type EditorContext, getCurrentPage } from '../state/editor-context.tsx';
import { setFormat, setParagraph } from '../text/text-commands.ts';
import { formatBody, hasText, type ParagraphFormat } from '../text/text-formats.ts';
import { getKindName } from '../view/shape-names.ts';
import { copyShapesTo, forgetOriginals } from './copy-shapes.ts';
import { findShape, isTextBox, listShapes, mapText, type TextPath } from './find-shapes.ts';
import {
  addPage,
  addShapes,
  duplicatePage,
  findNeighbour,
  movePage,
  removePage,
  setPage,
} from './page-commands.ts';
import {
  changeSelectedShapes,
  changeShapeList,
  findSelectedShapes,
  flipShape,
  moveSelectedShapes,
  removeSelectedShapes,
  replaceSelectedShapes,
  rotateShapes,
} from './shape-commands.ts';

/** User actions by pointer, keyboard, toolbar or menu. Each is one undo step and is announced to screen readers. */

export function getSelectedShapes({ canvas }: EditorContext): readonly Shape[] {
  const now = canvas.getState();
  return findSelectedShapes(now.scene, now);
}

export function selectAll({ canvas }: EditorContext): void {
  canvas.select({
    ids: listShapes(canvas.getPage(), canvas.getState().groupId).map(({ id }) => id),
    textPath: null,
  });
}

export function removeSelected(context: EditorContext, t: TFunction): void {
  const { canvas, announce } = context;
  const now = canvas.getState();
  if (now.ids.length === 0) return;
  const count = now.ids.length;
  canvas.change(removeSelectedShapes(now.scene, now), { selection: { ids: [] } });
  announce(t('canvas:said.removed', { count }));
}

export function duplicateSelected(context: EditorContext, t: TFunction): void {
  addCopies(context, getSelectedShapes(context));
  context.announce(t('canvas:said.copied', { count: context.canvas.getState().ids.length }));
}

interface CopyOptions {
  /** Pictures that the document lacks. */
  pictures?: readonly [string, Media][];
  /** The shapes are from another file: their ids may belong to other shapes here. */
  isFromOtherFile?: boolean;
}

/** Adds copies of shapes to the current page. */
export function addCopies(
  { canvas, newId }: EditorContext,
  shapes: readonly Shape[],
  { pictures = [], isFromOtherFile = false }: CopyOptions = {},
): void {
  if (shapes.length === 0) return;
  const page = canvas.getPage();
  const { scene } = canvas.getState();
  const uneditable = listUneditableLayers(scene.layers);
  const copied = copyShapesTo(shapes, page, newId);
  const copies = removeLayers(isFromOtherFile ? forgetOriginals(copied) : copied, uneditable);
  const media = pictures.length === 0 ? scene.media : new Map([...scene.media, ...pictures]);
  canvas.change(addShapes({ ...scene, media }, page.id, copies), {
    selection: { groupId: null, ids: copies.map(({ id }) => id), textPath: null },
  });
}

/** Adds a shape; an empty text box and a table are opened for typing at once. */
export function addShape({ canvas }: EditorContext, shape: Shape): void {
  const isForText =
    shape.kind === 'table' || (shape.kind === 'box' && isTextBox(shape) && !hasText(shape.text));
  canvas.select({ drawing: null });
  canvas.change(addShapes(canvas.getState().scene, canvas.getPage().id, [shape]), {
    selection: {
      groupId: null,
      ids: [shape.id],
      textPath: isForText ? getTextPath(shape) : null,
    },
  });
}

export function addCentred(context: EditorContext, drawingTool: DrawingTool, t: TFunction): void {
  const { canvas, newId, announce } = context;
  const shape = createCentredShape(drawingTool, canvas.getPage(), newId());
  addShape(context, shape);
  announce(t('canvas:said.added', { what: getKindName(shape, t) }));
}

/** The distance of one press of an arrow key. */
export function computeNudge({ x, y }: Point, isFine: boolean): Point {
  const distance = isFine ? emuPerMillimetre / 10 : emuPerMillimetre;
  return { x: x * distance, y: y * distance };
}

/** Moves the selection by arrow keys; a burst of key presses is one undo step. */
export function nudge(context: EditorContext, direction: { x: number; y: number }, isFine: boolean): void {
  const { canvas } = context;
  const now = canvas.getState();
  const { x, y } = computeNudge(direction, isFine);
  canvas.change(moveSelectedShapes(now.scene, now, x, y), {
    undoGroup: `nudge:${now.ids.join()}`,
  });
}

export function align({ canvas }: EditorContext, alignment: Alignment): void {
  const now = canvas.getState();
  canvas.change(
    replaceSelectedShapes(
      now.scene,
      now,
      alignShapes(findSelectedShapes(now.scene, now), alignment, canvas.getPage()),
    ),
  );
}

export function distribute({ canvas }: EditorContext, axis: 'x' | 'y'): void {
  const now = canvas.getState();
  canvas.change(
    replaceSelectedShapes(now.scene, now, distributeShapes(findSelectedShapes(now.scene, now), axis)),
  );
}

export function order({ canvas }: EditorContext, order: Order): void {
  const now = canvas.getState();
  canvas.change(changeShapeList(now.scene, now, (shapes, ids) => reorderShapes(shapes, ids, order)));
}

export function group(context: EditorContext, t: TFunction): void {
  const { canvas, newId, announce } = context;
  const now = canvas.getState();
  if (now.ids.length < 2) return;
  const id = newId();
  const next = changeShapeList(now.scene, now, (shapes, ids) => groupShapes(shapes, ids, { id, name: '' }));
  canvas.change(next, { selection: { ids: [id] } });
  announce(t('canvas:said.grouped', { count: now.ids.length }));
}

export function ungroup(context: EditorContext, t: TFunction): void {
  const { canvas, announce } = context;
  const now = canvas.getState();
  const shapes = findSelectedShapes(now.scene, now);
  const innerIds = shapes.flatMap((shape) =>
    shape.kind === 'group' ? shape.shapes.map(({ id }) => id) : [shape.id],
  );
  if (!shapes.some(({ kind }) => kind === 'group')) return;
  canvas.change(changeShapeList(now.scene, now, ungroupShapes), { selection: { ids: innerIds } });
  announce(t('canvas:said.ungrouped'));
}

export function flip({ canvas }: EditorContext, axis: 'x' | 'y'): void {
  const now = canvas.getState();
  canvas.change(changeSelectedShapes(now.scene, now, (shape) => flipShape(shape, axis)));
}

export function rotate(context: EditorContext, degrees: number): void {
  const { canvas } = context;
  const now = canvas.getState();
  const next = getSelectedShapes(context).flatMap((shape) =>
    rotateShapes([shape], { x: shape.x + shape.width / 2, y: shape.y + shape.height / 2 }, degrees),
  );
  canvas.change(replaceSelectedShapes(now.scene, now, next));
}

/** Changes each selected shape; `undoGroup` merges a series of changes, as from a slider, into one undo step. */
export function changeSelected(
  { canvas }: EditorContext,
  change: (shape: Shape) => Shape,
  undoGroup?: string,
): void {
  const now = canvas.getState();
  canvas.change(changeSelectedShapes(now.scene, now, change), undoGroup === undefined ? {} : { undoGroup });
}

/** Formats the selected text; if no text is being edited, all text of the selected shapes. */
export function formatText(
  context: EditorContext,
  format: { run?: Partial<RunFormat>; paragraph?: Partial<ParagraphFormat> },
): void {
  const editor = context.getEditor();
  if (editor === null) {
    changeSelected(context, (shape) => mapText(shape, (text) => formatBody(text, format)));
    return;
  }
  const { view } = editor;
  const { run, paragraph } = format;
  if (run !== undefined) setFormat(run)(view.state, view.dispatch);
  if (paragraph !== undefined) setParagraph(() => paragraph)(view.state, view.dispatch);
  view.focus();
}

/** Vertical position of the text in its shape. */
export function changeTextAnchor(context: EditorContext, values: Partial<Pick<TextBody, 'anchor'>>): void {
  const textPath = context.canvas.getState().textPath;
  if (textPath !== null) stopTextEditing(context);
  changeSelected(context, (shape) => mapText(shape, (text) => ({ ...text, ...values })));
}

/** The editable text of a shape: its own, or that of its first cell. */
export function getTextPath(shape: Shape): TextPath | null {
  if (shape.kind === 'box') return { shape: shape.id, cell: null };
  return shape.kind === 'table' && shape.rows.length > 0
    ? { shape: shape.id, cell: { row: 0, column: 0 } }
    : null;
}

/** Enter on the selection: edits its text or enters the group. */
export function enterSelected(context: EditorContext): boolean {
  const { canvas } = context;
  const [shape, ...others] = getSelectedShapes(context);
  if (shape === undefined || others.length > 0) return false;
  if (shape.kind === 'group') {
    const [first] = shape.shapes;
    if (first !== undefined && isUpright(shape)) canvas.select({ groupId: shape.id, ids: [first.id] });
    return first !== undefined;
  }
  const textPath = getTextPath(shape);
  if (textPath === null || !canvas.getState().canWrite) return false;
  canvas.select({ textPath });
  return true;
}

const writablePlaceholders = new Set(['title', 'subtitle', 'body']);

/** If nothing is selected, edits the first empty placeholder of the layout. False if there is none. */
export function enterEmptyPlaceholder({ canvas }: EditorContext): boolean {
  const now = canvas.getState();
  if (!now.canWrite || now.drawingTool !== null || now.groupId !== null || now.ids.length > 0) return false;
  const empty = getCurrentPage(now)?.shapes.find(
    (shape) =>
      shape.kind === 'box' && writablePlaceholders.has(shape.placeholder ?? '') && !hasText(shape.text),
  );
  if (empty === undefined) return false;
  canvas.select({ groupId: null, ids: [empty.id] });
  canvas.select({ textPath: getTextPath(empty) });
  return true;
}

/** A shape in a rotated group moves with the group only. */
export function isUpright({ rotation, isFlippedX, isFlippedY }: Shape): boolean {
  return rotation === 0 && !isFlippedX && !isFlippedY;
}

/** Escape: leaves cropping or the text, then the group, then the selection. False if there was nothing to leave. */
export function leaveCurrent(context: EditorContext): boolean {
  const { canvas } = context;
  const { textPath, drawingTool, isCropping, groupId, ids } = canvas.getState();
  if (isCropping) canvas.select({ isCropping: false });
  else if (drawingTool !== null) canvas.select({ drawing: null });
  else if (textPath !== null) stopTextEditing(context);
  else if (groupId !== null) canvas.select({ groupId: null, ids: [groupId] });
  else if (ids.length > 0) canvas.select({ ids: [] });
  else return false;
  return true;
}

/** A new text box that stayed empty is removed. */
export function stopTextEditing({ canvas, focus }: EditorContext): void {
  const now = canvas.getState();
  if (now.textPath === null) return;
  const shape = findShape(canvas.getPage().shapes, now.textPath.shape);
  canvas.select({ textPath: null });
  const isEmpty =
    shape?.kind === 'box' && isTextBox(shape) && shape.placeholder === null && !hasText(shape.text);
  if (isEmpty) {
    const selection = { pageId: now.pageId, groupId: now.groupId, ids: [shape.id] };
    canvas.change(removeSelectedShapes(canvas.getState().scene, selection), {
      undoGroup: `text:${shape.id}`,
      selection: { ids: [] },
    });
  }
  focus();
}

/** Selects the next shape of the entered group. */
export function selectNextInGroup({ canvas }: EditorContext, direction: 1 | -1): boolean {
  const { groupId, ids } = canvas.getState();
  if (groupId === null) return false;
  const shapes = listShapes(canvas.getPage(), groupId);
  const index = shapes.findIndex(({ id }) => id === ids[0]);
  const next = shapes[(index + direction + shapes.length) % shapes.length];
  if (next !== undefined) canvas.select({ ids: [next.id] });
  return true;
}

export function selectPageByOffset({ canvas }: EditorContext, offset: number): void {
  const { scene, pageId } = canvas.getState();
  const index = scene.pages.findIndex(({ id }) => id === pageId);
  const next = scene.pages[Math.min(Math.max(0, index + offset), scene.pages.length - 1)];
  if (next !== undefined && next.id !== pageId) canvas.select({ pageId: next.id });
}

export function insertPage(context: EditorContext, layoutId: string | null, t: TFunction): void {
  const { canvas, newId, capabilities, announce } = context;
  const { scene, pageId } = canvas.getState();
  const layout = findLayout(context, layoutId);
  if (layout === undefined) return;
  const { scene: next, page } = addPage(scene, {
    after: pageId,
    layout,
    hasNotes: capabilities.hasNotes,
    newId,
  });
  canvas.change(next, { selection: { pageId: page.id, groupId: null, ids: [], textPath: null } });
  announce(
    t(`canvas:${capabilities.labelPrefix}.added`, {
      page: getPagePosition(context),
      pages: next.pages.length,
    }),
  );
}

/** The requested layout; otherwise that of the current page, or the one after it if that is a title layout. */
function findLayout({ canvas }: EditorContext, layoutId: string | null) {
  const { scene, pageId } = canvas.getState();
  const { layouts, pages } = scene;
  const page = pages.find(({ id }) => id === pageId);
  const currentIndex = layouts.findIndex(({ id }) => id === page?.layoutId);
  const isTitle = pages.length === 1 && currentIndex === 0 && layouts.length > 1;
  return layouts.find(({ id }) => id === layoutId) ?? layouts[isTitle ? 1 : currentIndex] ?? layouts[0];
}

/** The place of the page among the others, counted from 1. */
export function getPagePosition({ canvas }: EditorContext): number {
  const { scene, pageId } = canvas.getState();
  return scene.pages.findIndex(({ id }) => id === pageId) + 1;
}

export function duplicateCurrentPage(context: EditorContext, t: TFunction): void {
  const { canvas, newId, capabilities, announce } = context;
  const { scene, page } = duplicatePage(canvas.getState().scene, canvas.getPage(), newId);
  canvas.change(scene, { selection: { pageId: page.id, groupId: null, ids: [], textPath: null } });
  announce(
    t(`canvas:${capabilities.labelPrefix}.added`, {
      page: getPagePosition(context),
      pages: scene.pages.length,
    }),
  );
}

export function removeCurrentPage(context: EditorContext, t: TFunction): void {
  const { canvas, capabilities, announce } = context;
  const { scene, pageId } = canvas.getState();
  const next = removePage(scene, pageId);
  if (next === scene) {
    announce(t(`canvas:${capabilities.labelPrefix}.last`));
    return;
  }
  canvas.change(next, {
    selection: { pageId: findNeighbour(scene, pageId) ?? '', groupId: null, ids: [], textPath: null },
  });
  announce(t(`canvas:${capabilities.labelPrefix}.removed`));
}

export function moveCurrentPage(context: EditorContext, direction: 1 | -1, t: TFunction): void {
  const { canvas, capabilities, announce } = context;
  const { scene, pageId } = canvas.getState();
  canvas.change(movePage(scene, pageId, getPagePosition(context) - 1 + direction));
  announce(
    t(`canvas:${capabilities.labelPrefix}.moved`, {
      page: getPagePosition(context),
      pages: scene.pages.length,
    }),
  );
}

export function setTransition(context: EditorContext, transition: SlideTransition, t: TFunction): void {
  const { canvas, announce } = context;
  canvas.change(setPage(canvas.getState().scene, canvas.getPage().id, { transition }));
  announce(t('canvas:said.transition', { name: t(`canvas:transition.${transition}`) }));
}

export function toggleCurrentPageHidden(context: EditorContext, t: TFunction): void {
  const { canvas, announce } = context;
  const { isHidden, id } = canvas.getPage();
  canvas.change(setPage(canvas.getState().scene, id, { isHidden: !isHidden }));
  announce(t(isHidden ? 'canvas:said.shown' : 'canvas:said.hidden'));
}

import type { TFunction } from 'i18next';
import {
  type Alignment,
  alignShapes,
  distributeShapes,
  type Order,
  reorderShapes,
} from '../geometry/arrange.ts';
import { emuPerMillimetre } from '../geometry/box.ts';
import { groupShapes, ungroupShapes } from '../geometry/group.ts';
import type { RunFormat } from '../scene/run-format.ts';
import type { Media, Shape, TextBody } from '../scene/scene.ts';
import { centredShape } from '../stage/new-shapes.ts';
import type { DrawingTool } from '../state/create-canvas.ts';
import { type EditorContext, pageOf } from '../state/editor-context.tsx';
import { setFormat, setParagraph } from '../text/text-commands.ts';
import { formatBody, hasWords, type ParagraphFormat } from '../text/text-formats.ts';
import { kindName } from '../view/shape-names.ts';
import { copyTo } from './copies.ts';
import {
  addPage,
  addShapes,
  duplicatePage,
  movePage,
  neighbourOf,
  removePage,
  setPage,
} from './page-commands.ts';
import {
  findShape,
  findShapes,
  isSamePlace,
  isTextBox,
  listTextPlaces,
  mapText,
  type TextPlace,
} from './places.ts';
import {
  flipShapes,
  mapSelected,
  mapShapes,
  removeShapes,
  replaceShapes,
  rotateShapes,
  selectedShapes,
  shiftShapes,
} from './shape-commands.ts';

/** User actions by pointer, keyboard, toolbar or menu. Each is one undo step and is announced to screen readers. */

export function selectedNow({ canvas }: EditorContext): readonly Shape[] {
  const now = canvas.now();
  return selectedShapes(now.scene, now);
}

export function selectAll({ canvas }: EditorContext): void {
  canvas.go({ ids: findShapes(canvas.page(), canvas.now().scope).map(({ id }) => id), writing: null });
}

export function removeSelected(context: EditorContext, t: TFunction): void {
  const { canvas, announce } = context;
  const now = canvas.now();
  if (now.ids.length === 0) return;
  const count = now.ids.length;
  canvas.change(removeShapes(now.scene, now), { at: { ids: [] } });
  announce(t('canvas:said.removed', { count }));
}

export function duplicateSelected(context: EditorContext, t: TFunction): void {
  addCopies(context, selectedNow(context));
  context.announce(t('canvas:said.copied', { count: context.canvas.now().ids.length }));
}

/** Adds copies of shapes to the current page, with any pictures that its document lacks. */
export function addCopies(
  { canvas, newId }: EditorContext,
  shapes: readonly Shape[],
  pictures: readonly [string, Media][] = [],
): void {
  if (shapes.length === 0) return;
  const page = canvas.page();
  const { scene } = canvas.now();
  const copies = copyTo(shapes, page, newId);
  const media = pictures.length === 0 ? scene.media : new Map([...scene.media, ...pictures]);
  canvas.change(addShapes({ ...scene, media }, page.id, copies), {
    at: { scope: null, ids: copies.map(({ id }) => id), writing: null },
  });
}

/** Adds a shape; an empty text box is opened for typing at once. */
export function addShape({ canvas }: EditorContext, shape: Shape): void {
  const isText = shape.kind === 'box' && isTextBox(shape) && !hasWords(shape.text);
  canvas.go({ drawing: null });
  canvas.change(addShapes(canvas.now().scene, canvas.page().id, [shape]), {
    at: { scope: null, ids: [shape.id], writing: isText ? { shape: shape.id, cell: null } : null },
  });
}

export function addCentred(context: EditorContext, drawing: DrawingTool, t: TFunction): void {
  const { canvas, newId, announce } = context;
  const shape = centredShape(drawing, canvas.page(), newId());
  addShape(context, shape);
  announce(t('canvas:said.added', { what: kindName(shape, t) }));
}

/** Moves the selection by arrow keys; a burst of key presses is one undo step. */
export function nudge(context: EditorContext, by: { x: number; y: number }, isFine: boolean): void {
  const { canvas } = context;
  const now = canvas.now();
  const step = isFine ? emuPerMillimetre / 10 : emuPerMillimetre;
  canvas.change(shiftShapes(now.scene, now, by.x * step, by.y * step), { burst: `nudge:${now.ids.join()}` });
}

export function align({ canvas }: EditorContext, how: Alignment): void {
  const now = canvas.now();
  canvas.change(
    replaceShapes(now.scene, now, alignShapes(selectedShapes(now.scene, now), how, canvas.page())),
  );
}

export function distribute({ canvas }: EditorContext, axis: 'x' | 'y'): void {
  const now = canvas.now();
  canvas.change(replaceShapes(now.scene, now, distributeShapes(selectedShapes(now.scene, now), axis)));
}

export function order({ canvas }: EditorContext, how: Order): void {
  const now = canvas.now();
  canvas.change(mapShapes(now.scene, now, (shapes, ids) => reorderShapes(shapes, ids, how)));
}

export function group(context: EditorContext, t: TFunction): void {
  const { canvas, newId, announce } = context;
  const now = canvas.now();
  if (now.ids.length < 2) return;
  const id = newId();
  const next = mapShapes(now.scene, now, (shapes, ids) => groupShapes(shapes, ids, { id, name: '' }));
  canvas.change(next, { at: { ids: [id] } });
  announce(t('canvas:said.grouped', { count: now.ids.length }));
}

export function ungroup(context: EditorContext, t: TFunction): void {
  const { canvas, announce } = context;
  const now = canvas.now();
  const shapes = selectedShapes(now.scene, now);
  const inner = shapes.flatMap((shape) =>
    shape.kind === 'group' ? shape.shapes.map(({ id }) => id) : [shape.id],
  );
  if (!shapes.some(({ kind }) => kind === 'group')) return;
  canvas.change(mapShapes(now.scene, now, ungroupShapes), { at: { ids: inner } });
  announce(t('canvas:said.ungrouped'));
}

export function flip({ canvas }: EditorContext, axis: 'x' | 'y'): void {
  const now = canvas.now();
  canvas.change(mapSelected(now.scene, now, (shape) => flipShapes(shape, axis)));
}

export function turn(context: EditorContext, degrees: number): void {
  const { canvas } = context;
  const now = canvas.now();
  const next = selectedNow(context).flatMap((shape) =>
    rotateShapes([shape], { x: shape.x + shape.width / 2, y: shape.y + shape.height / 2 }, degrees),
  );
  canvas.change(replaceShapes(now.scene, now, next));
}

/** Changes each selected shape; `burst` merges a series of changes, as from a slider, into one undo step. */
export function changeSelected(
  { canvas }: EditorContext,
  change: (shape: Shape) => Shape,
  burst?: string,
): void {
  const now = canvas.now();
  canvas.change(mapSelected(now.scene, now, change), burst === undefined ? {} : { burst });
}

/** Formats the selected text; if no text is being edited, all text of the selected shapes. */
export function formatWords(
  context: EditorContext,
  format: { run?: Partial<RunFormat>; paragraph?: Partial<ParagraphFormat> },
): void {
  const editor = context.editor();
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
export function changeFrame(context: EditorContext, values: Partial<Pick<TextBody, 'anchor'>>): void {
  const writing = context.canvas.now().writing;
  if (writing !== null) stopWriting(context);
  changeSelected(context, (shape) => mapText(shape, (text) => ({ ...text, ...values })));
}

/** The editable text of a shape: its own, or that of its first cell. */
export function textPlaceAt(shape: Shape): TextPlace | null {
  if (shape.kind === 'box') return { shape: shape.id, cell: null };
  return shape.kind === 'table' && shape.rows.length > 0
    ? { shape: shape.id, cell: { row: 0, column: 0 } }
    : null;
}

/** Enter on the selection: edits its text or enters the group. */
export function enterSelected(context: EditorContext): boolean {
  const { canvas } = context;
  const [shape, ...others] = selectedNow(context);
  if (shape === undefined || others.length > 0) return false;
  if (shape.kind === 'group') {
    const [first] = shape.shapes;
    if (first !== undefined && isUpright(shape)) canvas.go({ scope: shape.id, ids: [first.id] });
    return first !== undefined;
  }
  const place = textPlaceAt(shape);
  if (place === null || !canvas.now().canWrite) return false;
  canvas.go({ writing: place });
  return true;
}

const writableTextPlace = new Set(['title', 'subtitle', 'body']);

/** If nothing is selected, edits the first empty placeholder of the layout. False if there is none. */
export function enterEmptyPlace({ canvas }: EditorContext): boolean {
  const now = canvas.now();
  if (!now.canWrite || now.drawing !== null || now.scope !== null || now.ids.length > 0) return false;
  const empty = pageOf(now)?.shapes.find(
    (shape) =>
      shape.kind === 'box' && writableTextPlace.has(shape.placeholder ?? '') && !hasWords(shape.text),
  );
  if (empty === undefined) return false;
  canvas.go({ scope: null, ids: [empty.id] });
  canvas.go({ writing: textPlaceAt(empty) });
  return true;
}

/** A shape in a rotated group moves with the group only. */
export function isUpright({ rotation, isFlippedX, isFlippedY }: Shape): boolean {
  return rotation === 0 && !isFlippedX && !isFlippedY;
}

/** Escape: leaves the text, then the group, then the selection. False if there was nothing to leave. */
export function stepOut(context: EditorContext): boolean {
  const { canvas } = context;
  const { writing, drawing, scope, ids } = canvas.now();
  if (drawing !== null) canvas.go({ drawing: null });
  else if (writing !== null) stopWriting(context);
  else if (scope !== null) canvas.go({ scope: null, ids: [scope] });
  else if (ids.length > 0) canvas.go({ ids: [] });
  else return false;
  return true;
}

/** A new text box that stayed empty is removed. */
export function stopWriting({ canvas, focus }: EditorContext): void {
  const now = canvas.now();
  if (now.writing === null) return;
  const shape = findShape(canvas.page().shapes, now.writing.shape);
  canvas.go({ writing: null });
  const isEmpty =
    shape?.kind === 'box' && isTextBox(shape) && shape.placeholder === null && !hasWords(shape.text);
  if (isEmpty) {
    const chosen = { pageId: now.pageId, scope: now.scope, ids: [shape.id] };
    canvas.change(removeShapes(canvas.now().scene, chosen), { burst: `text:${shape.id}`, at: { ids: [] } });
  }
  focus();
}

/** Moves to the next or previous table cell in reading order; false if no cell is being edited. */
export function writeInNextCell({ canvas }: EditorContext, by: 1 | -1): boolean {
  const { writing } = canvas.now();
  if (writing === null || writing.cell === null) return false;
  const cells = listTextPlaces(canvas.page()).filter(({ place }) => place.shape === writing.shape);
  const at = cells.findIndex(({ place }) => isSamePlace(place, writing));
  const next = cells[at + by];
  if (next !== undefined) canvas.go({ writing: next.place });
  return true;
}

/** Selects the next shape of the entered group. */
export function walkScope({ canvas }: EditorContext, by: 1 | -1): boolean {
  const { scope, ids } = canvas.now();
  if (scope === null) return false;
  const shapes = findShapes(canvas.page(), scope);
  const at = shapes.findIndex(({ id }) => id === ids[0]);
  const next = shapes[(at + by + shapes.length) % shapes.length];
  if (next !== undefined) canvas.go({ ids: [next.id] });
  return true;
}

export function goToPage({ canvas }: EditorContext, by: number): void {
  const { scene, pageId } = canvas.now();
  const at = scene.pages.findIndex(({ id }) => id === pageId);
  const next = scene.pages[Math.min(Math.max(0, at + by), scene.pages.length - 1)];
  if (next !== undefined && next.id !== pageId) canvas.go({ pageId: next.id });
}

export function insertPage(context: EditorContext, layoutId: string | null, t: TFunction): void {
  const { canvas, newId, traits, announce } = context;
  const { scene, pageId } = canvas.now();
  const layout = layoutFor(context, layoutId);
  if (layout === undefined) return;
  const { scene: next, page } = addPage(scene, { after: pageId, layout, hasNotes: traits.hasNotes, newId });
  canvas.change(next, { at: { pageId: page.id, scope: null, ids: [], writing: null } });
  announce(t(`canvas:${traits.words}.added`, { page: placeOf(context), pages: next.pages.length }));
}

/** The requested layout; otherwise that of the current page, or the one after it if that is a title layout. */
function layoutFor({ canvas }: EditorContext, layoutId: string | null) {
  const { scene, pageId } = canvas.now();
  const { layouts, pages } = scene;
  const page = pages.find(({ id }) => id === pageId);
  const own = layouts.findIndex(({ id }) => id === page?.layoutId);
  const isTitle = pages.length === 1 && own === 0 && layouts.length > 1;
  return layouts.find(({ id }) => id === layoutId) ?? layouts[isTitle ? 1 : own] ?? layouts[0];
}

/** Counted from 1. */
export function placeOf({ canvas }: EditorContext): number {
  const { scene, pageId } = canvas.now();
  return scene.pages.findIndex(({ id }) => id === pageId) + 1;
}

export function duplicateThisPage(context: EditorContext, t: TFunction): void {
  const { canvas, newId, traits, announce } = context;
  const { scene, page } = duplicatePage(canvas.now().scene, canvas.page(), newId);
  canvas.change(scene, { at: { pageId: page.id, scope: null, ids: [], writing: null } });
  announce(t(`canvas:${traits.words}.added`, { page: placeOf(context), pages: scene.pages.length }));
}

export function removeThisPage(context: EditorContext, t: TFunction): void {
  const { canvas, traits, announce } = context;
  const { scene, pageId } = canvas.now();
  const next = removePage(scene, pageId);
  if (next === scene) {
    announce(t(`canvas:${traits.words}.last`));
    return;
  }
  canvas.change(next, {
    at: { pageId: neighbourOf(scene, pageId) ?? '', scope: null, ids: [], writing: null },
  });
  announce(t(`canvas:${traits.words}.removed`));
}

export function moveThisPage(context: EditorContext, by: 1 | -1, t: TFunction): void {
  const { canvas, traits, announce } = context;
  const { scene, pageId } = canvas.now();
  canvas.change(movePage(scene, pageId, placeOf(context) - 1 + by));
  announce(t(`canvas:${traits.words}.moved`, { page: placeOf(context), pages: scene.pages.length }));
}

export function hideThisPage(context: EditorContext, t: TFunction): void {
  const { canvas, announce } = context;
  const { isHidden, id } = canvas.page();
  canvas.change(setPage(canvas.now().scene, id, { isHidden: !isHidden }));
  announce(t(isHidden ? 'canvas:said.shown' : 'canvas:said.hidden'));
}

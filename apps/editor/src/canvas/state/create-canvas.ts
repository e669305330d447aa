import type { Size } from '../../drawingml/geometry.ts';
import type { OutlineValues } from '../../drawingml/preset-outline.ts';
import { findShape, findText, listShapes, type TextPath } from '../commands/find-shapes.ts';
import { findSelectedShapes, type ShapeSelection } from '../commands/shape-commands.ts';
import { routeConnectors } from '../connectors/route-connectors.ts';
import { assignLayers } from '../layers/active-layer.ts';
import { isOnLayers, type LayerIds, listUneditableLayers } from '../layers/shape-layers.ts';
import { computeChanges } from '../scene/changes.ts';
import { defaultLayerId } from '../scene/layer.ts';
import type { Outline, PictureShape, Scene, ScenePage } from '../scene/scene.ts';
import type { SceneEdit } from '../scene/scene-edit.ts';
import { assignStyles } from '../styles/styles.ts';
import { createHistory, type History, pushStep, redo, undo } from './history.ts';
import { mapSelectionToScene } from './map-selection.ts';

/** What the next drag draws. */
export type DrawingTool =
  | { kind: 'text' }
  | { kind: 'box'; outline: Outline }
  | { kind: 'preset'; name: string; build: (size: Size) => OutlineValues }
  | { kind: 'line'; route: 'straight' | 'elbow' | 'curve'; endArrow: boolean; isDimension?: true };

/** The user's position in the scene. */
export interface CanvasSelection extends ShapeSelection {
  /** The text being edited. */
  textPath: TextPath | null;
}

export interface CanvasState extends CanvasSelection {
  scene: Scene;
  drawingTool: DrawingTool | null;
  /** The handles of the selected picture crop it. */
  isCropping: boolean;
  /** The layer that was chosen for new shapes. */
  layerId: string;
  canWrite: boolean;
  canUndo: boolean;
  canRedo: boolean;
}

/** An open scene with the user's position in it. All values are immutable. */
export interface Canvas {
  getState: () => CanvasState;
  getPage: () => ScenePage;
  subscribe: (listener: () => void) => () => void;
  /** Changes the document; changes with the same `undoGroup` form one undo step. */
  change: (scene: Scene, options?: { undoGroup?: string; selection?: Partial<CanvasSelection> }) => void;
  /** Changes the position in the scene. */
  select: (
    selection: Partial<
      CanvasSelection & { drawing: DrawingTool | null; isCropping: boolean; layerId: string }
    >,
  ) => void;
  undo: () => void;
  redo: () => void;
  /** Replaces the document. */
  replace: (scene: Scene) => void;
  setCanWrite: (canWrite: boolean) => void;
}

interface Options {
  scene: Scene;
  canWrite: boolean;
  now: () => number;
  onEdit: (edit: SceneEdit) => void;
}

type HistoryStep = CanvasSelection & { scene: Scene };

export function createCanvas(options: Options): Canvas {
  let { scene, canWrite } = options;
  let selection: CanvasSelection = createInitialSelection(scene);
  let drawingTool: DrawingTool | null = null;
  let isCropping = false;
  let layerId = defaultLayerId;
  let history: History<HistoryStep> = createHistory();
  let cachedState: CanvasState | null = null;
  const listeners = new Set<() => void>();
  const readState = (): CanvasState => ({
    ...selection,
    scene,
    drawingTool,
    isCropping,
    layerId,
    canWrite,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  });
  const notify = (): void => {
    selection = deselectMissing(scene, selection);
    isCropping &&= canWrite && findCroppablePicture(scene, selection) !== null;
    cachedState = null;
    for (const listener of listeners) listener();
  };
  const applyScene = (next: Scene): void => {
    const edit = computeChanges(scene, next);
    scene = next;
    if (edit.changes.length > 0) options.onEdit(edit);
  };
  const restoreStep = (restored: { history: History<HistoryStep>; state: HistoryStep } | null): void => {
    if (restored === null || !canWrite) return;
    ({ history } = restored);
    const { scene: previousScene, ...restoredSelection } = restored.state;
    // Pictures stay, so that redo can use them.
    applyScene({ ...previousScene, media: scene.media });
    selection = { ...restoredSelection, textPath: keepTextPath(selection, restoredSelection) };
    notify();
  };
  return {
    getState: () => {
      cachedState ??= readState();
      return cachedState;
    },
    getPage: () => {
      const page = scene.pages.find(({ id }) => id === selection.pageId) ?? scene.pages[0];
      if (page === undefined) throw new Error('A scene without pages');
      return page;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (next, { undoGroup = null, selection: selectionAfter = {} } = {}) => {
      if (!canWrite || next === scene) return;
      history = pushStep(history, { ...selection, scene }, { undoGroup, time: options.now() });
      applyScene(routeConnectors(scene, assignStyles(scene, assignLayers(scene, next, layerId))));
      selection = { ...selection, ...selectionAfter };
      if (selectionAfter.ids !== undefined) isCropping = false;
      notify();
    },
    select: (change) => {
      const { drawing: next, isCropping: crops = false, layerId: newLayerId, ...newSelection } = change;
      if (next !== undefined) drawingTool = canWrite ? next : null;
      isCropping = crops;
      layerId = newLayerId ?? layerId;
      const isOtherPage = newSelection.pageId !== undefined && newSelection.pageId !== selection.pageId;
      selection = {
        ...selection,
        ...(isOtherPage ? { groupId: null, ids: [], textPath: null } : {}),
        ...newSelection,
      };
      if (!canWrite) selection = { ...selection, textPath: null };
      if (history.undoGroup !== null && newSelection.textPath !== undefined)
        history = { ...history, undoGroup: null };
      notify();
    },
    undo: () => restoreStep(undo(history, { ...selection, scene })),
    redo: () => restoreStep(redo(history, { ...selection, scene })),
    replace: (next) => {
      // The selection and the edited text are carried over.
      selection = mapSelectionToScene(scene, next, selection);
      layerId = findSameLayer(scene, next, layerId);
      scene = next;
      history = createHistory();
      notify();
    },
    setCanWrite: (canWriteNow) => {
      canWrite = canWriteNow;
      drawingTool = null;
      if (!canWriteNow) selection = { ...selection, textPath: null };
      notify();
    },
  };
}

function createInitialSelection(scene: Scene): CanvasSelection {
  return { pageId: scene.pages[0]?.id ?? '', groupId: null, ids: [], textPath: null };
}

/** The picture that is cropped: the only selected shape; null for any other selection. */
export function findCroppablePicture(scene: Scene, selection: CanvasSelection): PictureShape | null {
  const [shape, ...others] = findSelectedShapes(scene, selection);
  return shape?.kind === 'picture' && shape.media !== null && others.length === 0 ? shape : null;
}

/** Text editing continues in the same text, if it still exists. */
function keepTextPath(before: CanvasSelection, after: CanvasSelection): TextPath | null {
  return before.pageId === after.pageId ? before.textPath : null;
}

/** A layer that was new has another id once the file is read again, and so has one that another person renamed: that is found by its place. */
function findSameLayer(before: Scene, after: Scene, id: string): string {
  const [layersBefore, layers] = [before.layers ?? [], after.layers ?? []];
  const index = layersBefore.findIndex((layer) => layer.id === id);
  const name = layersBefore[index]?.name;
  const found = layers.find((layer) => layer.id === id) ?? layers.find((layer) => layer.name === name);
  const isSamePlace = layers.length === layersBefore.length;
  return (found ?? (isSamePlace ? layers[index] : undefined))?.id ?? defaultLayerId;
}

/** Collaborators can remove pages and shapes, and hide or lock layers: what cannot be edited is deselected. */
function deselectMissing(scene: Scene, selection: CanvasSelection): CanvasSelection {
  const page = scene.pages.find(({ id }) => id === selection.pageId);
  if (page === undefined) return createInitialSelection(scene);
  const uneditable = listUneditableLayers(scene.layers);
  const group = selection.groupId === null ? null : findShape(page.shapes, selection.groupId);
  if (group !== null && (group?.kind !== 'group' || isOnLayers(group, uneditable))) {
    return { ...selection, groupId: null, ids: [], textPath: null };
  }
  const existingIds = new Set(
    listShapes(page, selection.groupId)
      .filter((shape) => !isOnLayers(shape, uneditable))
      .map(({ id }) => id),
  );
  const ids = selection.ids.every((id) => existingIds.has(id))
    ? selection.ids
    : selection.ids.filter((id) => existingIds.has(id));
  const textPath = keepEditableText(page, selection.textPath, uneditable);
  return ids === selection.ids && textPath === selection.textPath
    ? selection
    : { ...selection, ids, textPath };
}

function keepEditableText(page: ScenePage, textPath: TextPath | null, uneditable: LayerIds): TextPath | null {
  if (textPath === null || findText(page, textPath) === undefined) return null;
  const shape = findShape(page.shapes, textPath.shape);
  return shape === undefined || isOnLayers(shape, uneditable) ? null : textPath;
}

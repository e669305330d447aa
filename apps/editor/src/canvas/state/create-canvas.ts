import { findShape, findShapes, findText, type TextPlace } from '../commands/places.ts';
import type { ShapeSelection } from '../commands/shape-commands.ts';
import { changesBetween } from '../scene/changes.ts';
import type { Outline, Scene, ScenePage } from '../scene/scene.ts';
import type { SceneEdit } from '../scene/scene-edit.ts';
import { carrySelection } from './carry-selection.ts';
import { emptyHistory, type History, pushStep, redo, undo } from './history.ts';

/** What the next drag draws. */
export type DrawingTool =
  | { kind: 'text' }
  | { kind: 'box'; outline: Outline }
  | { kind: 'line'; route: 'straight' | 'elbow' | 'curve'; endArrow: boolean };

/** The user's position in the scene. */
export interface CanvasSelection extends ShapeSelection {
  /** The text being edited. */
  writing: TextPlace | null;
}

export interface CanvasState extends CanvasSelection {
  scene: Scene;
  drawing: DrawingTool | null;
  canWrite: boolean;
  canUndo: boolean;
  canRedo: boolean;
}

/** An open scene with the user's position in it. All values are immutable. */
export interface Canvas {
  now: () => CanvasState;
  page: () => ScenePage;
  subscribe: (listener: () => void) => () => void;
  /** Changes the document; changes with the same `burst` form one undo step. */
  change: (scene: Scene, options?: { burst?: string; at?: Partial<CanvasSelection> }) => void;
  /** Changes the position in the scene. */
  go: (at: Partial<CanvasSelection & { drawing: DrawingTool | null }>) => void;
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

type Step = CanvasSelection & { scene: Scene };

export function createCanvas(options: Options): Canvas {
  let { scene, canWrite } = options;
  let at: CanvasSelection = initialSelection(scene);
  let drawing: DrawingTool | null = null;
  let history: History<Step> = emptyHistory();
  let shown: CanvasState | null = null;
  const listeners = new Set<() => void>();
  const readNow = (): CanvasState => ({
    ...at,
    scene,
    drawing,
    canWrite,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  });
  const notify = (): void => {
    at = dropMissing(scene, at);
    shown = null;
    for (const listener of listeners) listener();
  };
  const applyScene = (next: Scene): void => {
    const edit = changesBetween(scene, next);
    scene = next;
    if (edit.changes.length > 0) options.onEdit(edit);
  };
  const goBack = (step: { history: History<Step>; state: Step } | null): void => {
    if (step === null || !canWrite) return;
    ({ history } = step);
    const { scene: then, ...place } = step.state;
    // Pictures stay, so that redo can use them.
    applyScene({ ...then, media: scene.media });
    at = { ...place, writing: keepWriting(at, place) };
    notify();
  };
  return {
    now: () => {
      shown ??= readNow();
      return shown;
    },
    page: () => {
      const page = scene.pages.find(({ id }) => id === at.pageId) ?? scene.pages[0];
      if (page === undefined) throw new Error('A scene without pages');
      return page;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (next, { burst = null, at: then = {} } = {}) => {
      if (!canWrite || next === scene) return;
      history = pushStep(history, { ...at, scene }, { burst, at: options.now() });
      applyScene(next);
      at = { ...at, ...then };
      notify();
    },
    go: (to) => {
      const { drawing: next, ...place } = to;
      if (next !== undefined) drawing = canWrite ? next : null;
      const isElsewhere = place.pageId !== undefined && place.pageId !== at.pageId;
      at = { ...at, ...(isElsewhere ? { scope: null, ids: [], writing: null } : {}), ...place };
      if (!canWrite) at = { ...at, writing: null };
      if (history.burst !== null && place.writing !== undefined) history = { ...history, burst: null };
      notify();
    },
    undo: () => goBack(undo(history, { ...at, scene })),
    redo: () => goBack(redo(history, { ...at, scene })),
    replace: (next) => {
      // The selection and the edited text are carried over.
      at = carrySelection(scene, next, at);
      scene = next;
      history = emptyHistory();
      notify();
    },
    setCanWrite: (can) => {
      canWrite = can;
      drawing = null;
      if (!can) at = { ...at, writing: null };
      notify();
    },
  };
}

function initialSelection(scene: Scene): CanvasSelection {
  return { pageId: scene.pages[0]?.id ?? '', scope: null, ids: [], writing: null };
}

/** Text editing continues in the same text, if it still exists. */
function keepWriting(now: CanvasSelection, then: CanvasSelection): TextPlace | null {
  return now.pageId === then.pageId ? now.writing : null;
}

/** Collaborators can remove pages and shapes: removed ones are deselected. */
function dropMissing(scene: Scene, at: CanvasSelection): CanvasSelection {
  const page = scene.pages.find(({ id }) => id === at.pageId);
  if (page === undefined) return initialSelection(scene);
  if (at.scope !== null && findShape(page.shapes, at.scope)?.kind !== 'group') {
    return { ...at, scope: null, ids: [], writing: null };
  }
  const there = new Set(findShapes(page, at.scope).map(({ id }) => id));
  const ids = at.ids.every((id) => there.has(id)) ? at.ids : at.ids.filter((id) => there.has(id));
  const writing = at.writing !== null && findText(page, at.writing) === undefined ? null : at.writing;
  return ids === at.ids && writing === at.writing ? at : { ...at, ids, writing };
}

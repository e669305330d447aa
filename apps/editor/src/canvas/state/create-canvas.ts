import { shapeIn, shapesIn, type TextPlace, textAt } from '../acts/places.ts';
import type { Chosen } from '../acts/shape-acts.ts';
import { changesBetween } from '../scene/changes.ts';
import type { Outline, Scene, ScenePage } from '../scene/scene.ts';
import type { SceneEdit } from '../scene/scene-edit.ts';
import { emptyHistory, type History, redone, remembered, undone } from './history.ts';
import { sameWhereabouts } from './same-whereabouts.ts';

/** What the next pull of the hand draws. */
export type Drawing =
  | { kind: 'text' }
  | { kind: 'box'; outline: Outline }
  | { kind: 'line'; route: 'straight' | 'elbow' | 'curve'; endArrow: boolean };

/** Where somebody is in the scene. */
export interface Whereabouts extends Chosen {
  /** The words that are being written. */
  writing: TextPlace | null;
}

export interface CanvasNow extends Whereabouts {
  scene: Scene;
  drawing: Drawing | null;
  canWrite: boolean;
  canUndo: boolean;
  canRedo: boolean;
}

/** An open scene, and where the person is in it. Everything is replaced, never changed. */
export interface Canvas {
  now: () => CanvasNow;
  page: () => ScenePage;
  subscribe: (listener: () => void) => () => void;
  /** Changes the document; `burst` names what several changes are one step of. */
  change: (scene: Scene, options?: { burst?: string; at?: Partial<Whereabouts> }) => void;
  /** Goes to another place in it. */
  go: (at: Partial<Whereabouts & { drawing: Drawing | null }>) => void;
  undo: () => void;
  redo: () => void;
  /** Another document in the place of this one. */
  replace: (scene: Scene) => void;
  setCanWrite: (canWrite: boolean) => void;
}

interface Options {
  scene: Scene;
  canWrite: boolean;
  now: () => number;
  onEdit: (edit: SceneEdit) => void;
}

type Step = Whereabouts & { scene: Scene };

export function createCanvas(options: Options): Canvas {
  let { scene, canWrite } = options;
  let at: Whereabouts = beginningOf(scene);
  let drawing: Drawing | null = null;
  let history: History<Step> = emptyHistory();
  let shown: CanvasNow | null = null;
  const listeners = new Set<() => void>();
  const readNow = (): CanvasNow => ({
    ...at,
    scene,
    drawing,
    canWrite,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  });
  const tell = (): void => {
    at = stillThere(scene, at);
    shown = null;
    for (const listener of listeners) listener();
  };
  const take = (next: Scene): void => {
    const edit = changesBetween(scene, next);
    scene = next;
    if (edit.changes.length > 0) options.onEdit(edit);
  };
  const goBack = (step: { history: History<Step>; state: Step } | null): void => {
    if (step === null || !canWrite) return;
    ({ history } = step);
    const { scene: then, ...place } = step.state;
    // Pictures stay: what was undone can be done again.
    take({ ...then, media: scene.media });
    at = { ...place, writing: sameWriting(at, place) };
    tell();
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
      history = remembered(history, { ...at, scene }, { burst, at: options.now() });
      take(next);
      at = { ...at, ...then };
      tell();
    },
    go: (to) => {
      const { drawing: next, ...place } = to;
      if (next !== undefined) drawing = canWrite ? next : null;
      const isElsewhere = place.pageId !== undefined && place.pageId !== at.pageId;
      at = { ...at, ...(isElsewhere ? { scope: null, ids: [], writing: null } : {}), ...place };
      if (!canWrite) at = { ...at, writing: null };
      if (history.burst !== null && place.writing !== undefined) history = { ...history, burst: null };
      tell();
    },
    undo: () => goBack(undone(history, { ...at, scene })),
    redo: () => goBack(redone(history, { ...at, scene })),
    replace: (next) => {
      // What is chosen stays so, and who writes goes on writing.
      at = sameWhereabouts(scene, next, at);
      scene = next;
      history = emptyHistory();
      tell();
    },
    setCanWrite: (can) => {
      canWrite = can;
      drawing = null;
      if (!can) at = { ...at, writing: null };
      tell();
    },
  };
}

function beginningOf(scene: Scene): Whereabouts {
  return { pageId: scene.pages[0]?.id ?? '', scope: null, ids: [], writing: null };
}

/** Who writes goes on writing in the same words, if they are still there. */
function sameWriting(now: Whereabouts, then: Whereabouts): TextPlace | null {
  return now.pageId === then.pageId ? now.writing : null;
}

/** Pages and shapes go, also by the hand of somebody else: what is gone is not chosen. */
function stillThere(scene: Scene, at: Whereabouts): Whereabouts {
  const page = scene.pages.find(({ id }) => id === at.pageId);
  if (page === undefined) return beginningOf(scene);
  if (at.scope !== null && shapeIn(page.shapes, at.scope)?.kind !== 'group') {
    return { ...at, scope: null, ids: [], writing: null };
  }
  const there = new Set(shapesIn(page, at.scope).map(({ id }) => id));
  const ids = at.ids.every((id) => there.has(id)) ? at.ids : at.ids.filter((id) => there.has(id));
  const writing = at.writing !== null && textAt(page, at.writing) === undefined ? null : at.writing;
  return ids === at.ids && writing === at.writing ? at : { ...at, ids, writing };
}

import type { PageLayout, Scene, SceneComment, ScenePage, Shape } from '../scene/scene.ts';
import { copyShapes } from './copy-shapes.ts';
import { changePage } from './find-shapes.ts';

/** A new page with a layout, inserted after another page, or at the beginning if that page does not exist. */
export function addPage(
  scene: Scene,
  options: { after: string | null; layout: PageLayout; hasNotes: boolean; newId: () => string },
): { scene: Scene; page: ScenePage } {
  const { after, layout, hasNotes, newId } = options;
  const page: ScenePage = {
    id: newId(),
    name: '',
    width: layout.width,
    height: layout.height,
    background: layout.background,
    layoutId: layout.id,
    behind: layout.behind,
    shapes: copyShapes(layout.shapes, newId),
    notes: hasNotes ? '' : null,
    isHidden: false,
    transition: 'none',
    comments: [],
  };
  return { scene: insertPageAfter(scene, page, after), page };
}

export function duplicatePage(
  scene: Scene,
  page: ScenePage,
  newId: () => string,
): { scene: Scene; page: ScenePage } {
  const newShapeIds = new Map<string, string>();
  const copy: ScenePage = {
    ...page,
    id: newId(),
    copyOf: page.copyOf ?? page.id,
    shapes: copyShapes(page.shapes, newId, newShapeIds),
    comments: copyComments(page.comments, newShapeIds, newId),
  };
  return { scene: insertPageAfter(scene, copy, page.id), page: copy };
}

/** Comments are copied with their page, as in PowerPoint. */
function copyComments(
  comments: readonly SceneComment[],
  newShapeIds: ReadonlyMap<string, string>,
  newId: () => string,
): SceneComment[] {
  const newIds = new Map(comments.map(({ id }) => [id, newId()]));
  return comments.map((comment) => ({
    ...comment,
    id: newIds.get(comment.id) ?? comment.id,
    parentId: comment.parentId === null ? null : (newIds.get(comment.parentId) ?? null),
    shape: comment.shape === null ? null : (newShapeIds.get(comment.shape) ?? null),
  }));
}

function insertPageAfter(scene: Scene, page: ScenePage, after: string | null): Scene {
  const index = scene.pages.findIndex(({ id }) => id === after);
  return { ...scene, pages: scene.pages.toSpliced(index + 1, 0, page) };
}

/** A document always has at least one page. */
export function removePage(scene: Scene, id: string): Scene {
  if (scene.pages.length < 2) return scene;
  return { ...scene, pages: scene.pages.filter((page) => page.id !== id) };
}

/** The page to show after this one is removed. */
export function findNeighbour(scene: Scene, id: string): string | null {
  const index = scene.pages.findIndex((page) => page.id === id);
  return (scene.pages[index + 1] ?? scene.pages[index - 1])?.id ?? null;
}

/** Moves a page; `to` is its index in the list without it. */
export function movePage(scene: Scene, id: string, to: number): Scene {
  const index = scene.pages.findIndex((page) => page.id === id);
  const page = scene.pages[index];
  const newIndex = Math.min(Math.max(0, to), scene.pages.length - 1);
  if (page === undefined || newIndex === index) return scene;
  return { ...scene, pages: scene.pages.toSpliced(index, 1).toSpliced(newIndex, 0, page) };
}

export function setPage(
  scene: Scene,
  id: string,
  values: Partial<Pick<ScenePage, 'name' | 'background' | 'notes' | 'isHidden' | 'transition'>>,
): Scene {
  return changePage(scene, id, (page) => ({ ...page, ...values }));
}

export function addShapes(scene: Scene, pageId: string, shapes: readonly Shape[]): Scene {
  return changePage(scene, pageId, (page) => ({ ...page, shapes: [...page.shapes, ...shapes] }));
}

import { findShape, type TextPath } from '../commands/find-shapes.ts';
import type { ShapeSelection } from '../commands/shape-commands.ts';
import type { Scene, ScenePage, Shape } from '../scene/scene.ts';

type SceneSelection = ShapeSelection & { textPath: TextPath | null };

/** After another reading of a file, pages and shapes may have other ids: the selection then moves to those at the same position. */
export function mapSelectionToScene(before: Scene, after: Scene, selection: SceneSelection): SceneSelection {
  const pageId = findSamePage(before, after, selection.pageId);
  const [from, to] = [findPage(before, selection.pageId), findPage(after, pageId)];
  const mapId = (id: string): string => findSameShape(from?.shapes ?? [], to?.shapes ?? [], id) ?? id;
  const { groupId, ids, textPath } = selection;
  return {
    pageId,
    groupId: groupId === null ? null : mapId(groupId),
    ids: ids.map(mapId),
    textPath: textPath === null ? null : { ...textPath, shape: mapId(textPath.shape) },
  };
}

function findSamePage(before: Scene, after: Scene, pageId: string): string {
  if (findPage(after, pageId) !== undefined) return pageId;
  const place = before.pages.findIndex(({ id }) => id === pageId);
  return after.pages[Math.min(place, after.pages.length - 1)]?.id ?? '';
}

function findPage(scene: Scene, pageId: string): ScenePage | undefined {
  return scene.pages.find(({ id }) => id === pageId);
}

function findSameShape(before: readonly Shape[], after: readonly Shape[], id: string): string | undefined {
  if (findShape(after, id) !== undefined) return id;
  for (const [index, shape] of before.entries()) {
    const other = after[index];
    if (other?.kind !== shape.kind) continue;
    if (shape.id === id) return other.id;
    if (shape.kind !== 'group' || other.kind !== 'group') continue;
    const inner = findSameShape(shape.shapes, other.shapes, id);
    if (inner !== undefined) return inner;
  }
  return undefined;
}

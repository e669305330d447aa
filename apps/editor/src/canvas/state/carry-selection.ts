import { findShape, type TextPlace } from '../commands/places.ts';
import type { ShapeSelection } from '../commands/shape-commands.ts';
import type { Scene, ScenePage, Shape } from '../scene/scene.ts';

type SceneSelection = ShapeSelection & { writing: TextPlace | null };

/** After another reading of a file, pages and shapes may have other ids: the selection then moves to those at the same position. */
export function carrySelection(before: Scene, after: Scene, at: SceneSelection): SceneSelection {
  const pageId = samePage(before, after, at.pageId);
  const [from, to] = [pageOf(before, at.pageId), pageOf(after, pageId)];
  const same = (id: string): string => sameShape(from?.shapes ?? [], to?.shapes ?? [], id) ?? id;
  const { scope, ids, writing } = at;
  return {
    pageId,
    scope: scope === null ? null : same(scope),
    ids: ids.map(same),
    writing: writing === null ? null : { ...writing, shape: same(writing.shape) },
  };
}

function samePage(before: Scene, after: Scene, pageId: string): string {
  if (pageOf(after, pageId) !== undefined) return pageId;
  const place = before.pages.findIndex(({ id }) => id === pageId);
  return after.pages[Math.min(place, after.pages.length - 1)]?.id ?? '';
}

function pageOf(scene: Scene, pageId: string): ScenePage | undefined {
  return scene.pages.find(({ id }) => id === pageId);
}

function sameShape(before: readonly Shape[], after: readonly Shape[], requested: string): string | undefined {
  if (findShape(after, requested) !== undefined) return requested;
  for (const [index, shape] of before.entries()) {
    const other = after[index];
    if (other?.kind !== shape.kind) continue;
    if (shape.id === requested) return other.id;
    if (shape.kind !== 'group' || other.kind !== 'group') continue;
    const inner = sameShape(shape.shapes, other.shapes, requested);
    if (inner !== undefined) return inner;
  }
  return undefined;
}

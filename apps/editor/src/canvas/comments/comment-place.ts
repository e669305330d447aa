import type { PlacedShape } from '../connectors/page-shapes.ts';
import type { SceneComment, ScenePage, Shape } from '../scene/scene.ts';

/** What a comment is about: a shape of the page, or the page itself. */
export interface CommentPlace {
  /** Null for the page, and if the shape was deleted. */
  shape: Shape | null;
  /** On the page, in EMU. */
  x: number;
  y: number;
}

/** `shapesById` are all shapes of the page: a page may have many of them and many comments. */
export function findPlace(
  page: ScenePage,
  comment: Pick<SceneComment, 'shape' | 'x' | 'y'>,
  shapesById: ReadonlyMap<string, PlacedShape>,
): CommentPlace {
  const shape = comment.shape === null ? null : (shapesById.get(comment.shape)?.shape ?? null);
  const clamp = (value: number, max: number): number => Math.min(Math.max(0, value), max);
  return {
    shape,
    x: clamp((shape?.x ?? 0) + comment.x, page.width),
    y: clamp((shape?.y ?? 0) + comment.y, page.height),
  };
}

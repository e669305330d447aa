import type { BoxShape, PageLayout, Scene, ScenePage, Shape } from '../scene/scene.ts';
import type { Levels } from '../text/levels.ts';

/** A shape that fills a placeholder of its layout. */
export type PlaceholderShape = BoxShape & { placeholder: string };

/** Date, footer, header and slide number are not content: they stay where they are. */
const headerFooterTypes = ['date', 'footer', 'header', 'number'];
const isTextPlaceholder = (placeholder: string): boolean =>
  placeholder === 'body' || placeholder === 'subtitle';

export function isPlaceholder(shape: Shape): shape is PlaceholderShape {
  return shape.kind === 'box' && shape.placeholder !== null && !headerFooterTypes.includes(shape.placeholder);
}

/** Matches placeholders by type: the first to the first; remaining text goes to any text placeholder. */
export function matchPlaceholders(
  placeholders: readonly string[],
  layoutTypes: readonly string[],
): (number | null)[] {
  const unmatched = new Set(layoutTypes.keys());
  const matches = placeholders.map((): number | null => null);
  const matchRemaining = (isMatch: (placeholder: string, layoutPlaceholder: string) => boolean): void => {
    for (const [index, placeholder] of placeholders.entries()) {
      if (matches[index] !== null) continue;
      const matchIndex = [...unmatched].find((candidate) =>
        isMatch(placeholder, layoutTypes[candidate] ?? ''),
      );
      if (matchIndex === undefined) continue;
      matches[index] = matchIndex;
      unmatched.delete(matchIndex);
    }
  };
  matchRemaining((placeholder, layoutPlaceholder) => placeholder === layoutPlaceholder);
  matchRemaining(
    (placeholder, layoutPlaceholder) =>
      isTextPlaceholder(placeholder) && isTextPlaceholder(layoutPlaceholder),
  );
  return matches;
}

export interface LayoutPlaceholder {
  shape: PlaceholderShape;
  levels: Levels | null;
}

export function listPlaceholders({ shapes, levels = [] }: PageLayout): LayoutPlaceholder[] {
  return shapes.flatMap((shape, index) =>
    isPlaceholder(shape) ? [{ shape, levels: levels[index] ?? null }] : [],
  );
}

/** The text levels of the layout's placeholder that a shape of the page fills. */
export function findLevels(scene: Scene, page: ScenePage, shape: Shape): Levels | null {
  const layout = scene.layouts.find(({ id }) => id === page.layoutId);
  if (layout === undefined || !isPlaceholder(shape)) return null;
  const placeholderShapes = page.shapes.filter(isPlaceholder);
  const layoutPlaceholders = listPlaceholders(layout);
  const matches = matchPlaceholders(
    placeholderShapes.map(({ placeholder }) => placeholder),
    layoutPlaceholders.map((layoutPlaceholder) => layoutPlaceholder.shape.placeholder),
  );
  const index = placeholderShapes.findIndex(({ id }) => id === shape.id);
  return layoutPlaceholders[matches[index] ?? -1]?.levels ?? null;
}

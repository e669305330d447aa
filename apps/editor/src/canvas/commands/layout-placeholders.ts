import type { BoxShape, PageLayout, Scene, ScenePage, Shape } from '../scene/scene.ts';
import type { Levels } from '../text/levels.ts';

/** A shape that fills a placeholder of its layout. */
export type PlaceholderShape = BoxShape & { placeholder: string };

/** Date, footer, header and slide number are not content: they stay where they are. */
const margins = ['date', 'footer', 'header', 'number'];
const isTextPlaceholder = (placeholder: string): boolean =>
  placeholder === 'body' || placeholder === 'subtitle';

export function isPlaceholder(shape: Shape): shape is PlaceholderShape {
  return shape.kind === 'box' && shape.placeholder !== null && !margins.includes(shape.placeholder);
}

/** Matches placeholders by type: the first to the first; remaining text goes to any text placeholder. */
export function matchPlaceholders(
  placeholders: readonly string[],
  places: readonly string[],
): (number | null)[] {
  const free = new Set(places.keys());
  const found = placeholders.map((): number | null => null);
  const match = (fits: (placeholder: string, place: string) => boolean): void => {
    for (const [at, placeholder] of placeholders.entries()) {
      if (found[at] !== null) continue;
      const place = [...free].find((one) => fits(placeholder, places[one] ?? ''));
      if (place === undefined) continue;
      found[at] = place;
      free.delete(place);
    }
  };
  match((placeholder, place) => placeholder === place);
  match((placeholder, place) => isTextPlaceholder(placeholder) && isTextPlaceholder(place));
  return found;
}

export interface LayoutPlaceholder {
  shape: PlaceholderShape;
  levels: Levels | null;
}

export function placesOf({ shapes, levels = [] }: PageLayout): LayoutPlaceholder[] {
  return shapes.flatMap((shape, at) => (isPlaceholder(shape) ? [{ shape, levels: levels[at] ?? null }] : []));
}

/** The text levels of the layout's placeholder that a shape of the page fills. */
export function levelsFor(scene: Scene, page: ScenePage, shape: Shape): Levels | null {
  const layout = scene.layouts.find(({ id }) => id === page.layoutId);
  if (layout === undefined || !isPlaceholder(shape)) return null;
  const placed = page.shapes.filter(isPlaceholder);
  const places = placesOf(layout);
  const matched = matchPlaceholders(
    placed.map(({ placeholder }) => placeholder),
    places.map((one) => one.shape.placeholder),
  );
  const at = placed.findIndex(({ id }) => id === shape.id);
  return places[matched[at] ?? -1]?.levels ?? null;
}

import type { BoxShape, PageLayout, Scene, ScenePage, Shape } from '../scene/scene.ts';
import type { Levels } from '../text/levels.ts';

/** A shape that stands in a place of its layout. */
export type PlaceholderShape = BoxShape & { placeholder: string };

/** What stands at the foot of a slide is no content: it stays where it is. */
const margins = ['date', 'footer', 'header', 'number'];
const isTextPlaceholder = (ask: string): boolean => ask === 'body' || ask === 'subtitle';

export function isPlaceholder(shape: Shape): shape is PlaceholderShape {
  return shape.kind === 'box' && shape.placeholder !== null && !margins.includes(shape.placeholder);
}

/** To which place each goes, by what it asks for: the first to the first; words that are left over to any place for words. */
export function matchPlaceholders(asks: readonly string[], places: readonly string[]): (number | null)[] {
  const free = new Set(places.keys());
  const found = asks.map((): number | null => null);
  const match = (fits: (ask: string, place: string) => boolean): void => {
    for (const [at, ask] of asks.entries()) {
      if (found[at] !== null) continue;
      const place = [...free].find((one) => fits(ask, places[one] ?? ''));
      if (place === undefined) continue;
      found[at] = place;
      free.delete(place);
    }
  };
  match((ask, place) => ask === place);
  match((ask, place) => isTextPlaceholder(ask) && isTextPlaceholder(place));
  return found;
}

export interface LayoutPlaceholder {
  shape: PlaceholderShape;
  levels: Levels | null;
}

export function placesOf({ shapes, levels = [] }: PageLayout): LayoutPlaceholder[] {
  return shapes.flatMap((shape, at) => (isPlaceholder(shape) ? [{ shape, levels: levels[at] ?? null }] : []));
}

/** The place of the layout in which a shape of the page stands. */
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

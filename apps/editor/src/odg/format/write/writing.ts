import type { Donors } from '../../../canvas/format/merge-scenes.ts';
import type { Media, Scene, Shape } from '../../../canvas/scene/scene.ts';
import type { OpenedDrawing } from '../read/read-drawing.ts';
import type { ShapeSource } from '../read/reader.ts';
import type { Book } from './book.ts';

/** What is at hand while a drawing is written. */
export interface Writing {
  opened: OpenedDrawing;
  scene: Scene;
  book: Book;
  /** Other files that pages and shapes were brought over from. */
  donors: Donors<OpenedDrawing>;
  /** Shapes of the whole scene by their ids: what a copy of a copy was copied from. */
  copies: ReadonlyMap<string, Shape>;
  /** Shapes that stand in the file again. */
  used: Set<string>;
}

/** Where a shape comes from, by itself or by what it was copied from: with the file that it stands in. */
export function sourceOf(
  { opened, donors, copies }: Writing,
  shape: Shape,
): { source: ShapeSource; from: OpenedDrawing; isOwn: boolean } | null {
  const met = new Set<string>();
  let id: string | undefined = shape.id;
  for (let own = true; id !== undefined && !met.has(id); own = false) {
    met.add(id);
    const donor: { from: OpenedDrawing; id: string } | undefined = opened.sources.has(id)
      ? { from: opened, id }
      : donors.get(id);
    const source: ShapeSource | undefined = donor?.from.sources.get(donor.id);
    if (donor !== undefined && source !== undefined)
      return { source, from: donor.from, isOwn: own && donor.from === opened };
    id = own ? shape.copyOf : copies.get(id)?.copyOf;
  }
  return null;
}

/** The part with a picture of the scene; null where the scene does not have it. */
export function partOfPicture({ scene, opened, book }: Writing, name: string | null): string | null {
  if (name === null) return null;
  const media: Media | undefined = scene.media.get(name);
  const own = opened.scene.media.get(name);
  if (own !== undefined && (media === undefined || media === own)) return name;
  return media === undefined ? null : book.picture(media);
}

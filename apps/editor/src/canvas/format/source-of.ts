import type { Shape } from '../scene/scene.ts';
import type { Donors } from './merge-scenes.ts';

interface Places<File> {
  opened: File;
  /** Other files that shapes were imported from. */
  donors: Donors<File>;
  /** All shapes of the scene, by id. */
  copies: ReadonlyMap<string, Shape>;
}

/** The source of a shape in a file, either its own or that of the shape it was copied from, with the file that contains it. */
export function sourceOf<Source, File extends { sources: ReadonlyMap<string, Source> }>(
  { opened, donors, copies }: Places<File>,
  shape: Shape,
): { source: Source; from: File; isOwn: boolean } | null {
  const met = new Set<string>();
  let id: string | undefined = shape.id;
  for (let own = true; id !== undefined && !met.has(id); own = false) {
    met.add(id);
    const donor: { from: File; id: string } | undefined = opened.sources.has(id)
      ? { from: opened, id }
      : donors.get(id);
    const source: Source | undefined = donor?.from.sources.get(donor.id);
    if (donor !== undefined && source !== undefined)
      return { source, from: donor.from, isOwn: own && donor.from === opened };
    id = own ? shape.copyOf : copies.get(id)?.copyOf;
  }
  return null;
}

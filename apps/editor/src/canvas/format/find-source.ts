import type { Shape } from '../scene/scene.ts';
import type { ContentSources } from './merge-scenes.ts';

interface SourceContext<File> {
  opened: File;
  /** Other files that merged shapes come from. */
  contentSources: ContentSources<File>;
  /** All shapes of the scene, by id. */
  shapesById: ReadonlyMap<string, Shape>;
}

/** The source of a shape in a file, either its own or that of the shape it was copied from, with the file that contains it. */
export function findSource<Source, File extends { sources: ReadonlyMap<string, Source> }>(
  { opened, contentSources, shapesById }: SourceContext<File>,
  shape: Shape,
): { source: Source; from: File; isOwn: boolean } | null {
  const visitedIds = new Set<string>();
  let id: string | undefined = shape.id;
  for (let isFirst = true; id !== undefined && !visitedIds.has(id); isFirst = false) {
    visitedIds.add(id);
    const contentSource: { from: File; id: string } | undefined = opened.sources.has(id)
      ? { from: opened, id }
      : contentSources.get(id);
    const source: Source | undefined = contentSource?.from.sources.get(contentSource.id);
    if (contentSource !== undefined && source !== undefined)
      return { source, from: contentSource.from, isOwn: isFirst && contentSource.from === opened };
    id = isFirst ? shape.copyOf : shapesById.get(id)?.copyOf;
  }
  return null;
}

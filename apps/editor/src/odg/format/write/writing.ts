import type { ContentSources } from '../../../canvas/format/merge-scenes.ts';
import type { Media, Scene, Shape } from '../../../canvas/scene/scene.ts';
import type { OpenedDrawing } from '../read/read-drawing.ts';
import type { DocumentWriter } from './document-writer.ts';

/** State while a drawing is written. */
export interface Writing {
  opened: OpenedDrawing;
  scene: Scene;
  book: DocumentWriter;
  /** Other files that pages and shapes were imported from. */
  contentSources: ContentSources<OpenedDrawing>;
  /** All shapes of the scene, by id, to resolve copies of copies. */
  shapesById: ReadonlyMap<string, Shape>;
  /** Shapes that are already written. */
  used: Set<string>;
}

/** The part of a picture of the scene; null if the scene lacks it. */
export function partOfPicture({ scene, opened, book: writer }: Writing, name: string | null): string | null {
  if (name === null) return null;
  const media: Media | undefined = scene.media.get(name);
  const own = opened.scene.media.get(name);
  if (own !== undefined && (media === undefined || media === own)) return name;
  return media === undefined ? null : writer.picture(media);
}

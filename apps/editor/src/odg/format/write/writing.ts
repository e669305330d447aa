import type { Donors } from '../../../canvas/format/merge-scenes.ts';
import type { Media, Scene, Shape } from '../../../canvas/scene/scene.ts';
import type { OpenedDrawing } from '../read/read-drawing.ts';
import type { DocumentWriter } from './document-writer.ts';

/** What is at hand while a drawing is written. */
export interface Writing {
  opened: OpenedDrawing;
  scene: Scene;
  book: DocumentWriter;
  /** Other files that pages and shapes were brought over from. */
  donors: Donors<OpenedDrawing>;
  /** Shapes of the whole scene by their ids: what a copy of a copy was copied from. */
  copies: ReadonlyMap<string, Shape>;
  /** Shapes that stand in the file again. */
  used: Set<string>;
}

/** The part with a picture of the scene; null where the scene does not have it. */
export function partOfPicture({ scene, opened, book: writer }: Writing, name: string | null): string | null {
  if (name === null) return null;
  const media: Media | undefined = scene.media.get(name);
  const own = opened.scene.media.get(name);
  if (own !== undefined && (media === undefined || media === own)) return name;
  return media === undefined ? null : writer.picture(media);
}

import type { ContentSources } from '../../../canvas/format/merge-scenes.ts';
import type { Media, Scene, Shape } from '../../../canvas/scene/scene.ts';
import type { StylesById } from '../../../canvas/styles/styles.ts';
import type { OpenedDrawing } from '../read/read-drawing.ts';
import type { DocumentWriter } from './document-writer.ts';

/** State while a drawing is written. */
export interface WriteContext {
  opened: OpenedDrawing;
  scene: Scene;
  /** Those of the scene. */
  styles: StylesById;
  writer: DocumentWriter;
  /** Other files that pages and shapes were imported from. */
  contentSources: ContentSources<OpenedDrawing>;
  /** All shapes of the scene, by id, to resolve copies of copies. */
  shapesById: ReadonlyMap<string, Shape>;
  /** Shapes that are already written. */
  writtenShapes: Set<string>;
  /** Shapes that connectors refer to by the ids of their elements. */
  connectedShapes: ReadonlySet<string>;
  /** Ids of elements, by shape. */
  elementIds: Map<string, string>;
}

/** The part of a picture of the scene; null if the scene lacks it. */
export function findOrAddPicture(
  { scene, opened, writer }: WriteContext,
  name: string | null,
): string | null {
  if (name === null) return null;
  const media: Media | undefined = scene.media.get(name);
  const mediaInFile = opened.scene.media.get(name);
  if (mediaInFile !== undefined && (media === undefined || media === mediaInFile)) return name;
  return media === undefined ? null : writer.addPicture(media);
}

import type { Shape } from '../../../canvas/scene/scene.ts';
import type { ElementDraft, XmlNode } from '../../../xml/draft.ts';
import type { Element } from '../../../xml/element.ts';
import { annotationNames } from '../read/comments.ts';
import { listShapeElements } from '../read/shapes.ts';
import type { WriteContext } from './write-context.ts';

/** Elements that follow the shapes of a page. */
const trailingElementNames = [...annotationNames, 'presentation:notes', 'anim:par', 'anim:seq'];

interface TreeWriteOptions {
  source: Element;
  shapes: readonly Shape[];
  /** Writes one shape, or a group with its shapes. */
  write: (writing: WriteContext, shape: Shape) => XmlNode;
}

/** Writes shapes into a page or group in order. Content between them (other elements, white space) stays after the shape that it followed. */
export function writeTree(
  writing: WriteContext,
  tree: ElementDraft,
  { source, shapes, write }: TreeWriteOptions,
): void {
  const shapeElements = new Set<XmlNode>(listShapeElements(source));
  const leading: XmlNode[] = [];
  const followers = new Map<XmlNode, XmlNode[]>();
  const trailing: XmlNode[] = [];
  let currentList = leading;
  for (const piece of tree.parts) {
    if (shapeElements.has(piece)) {
      currentList = [];
      followers.set(piece, currentList);
    } else if (typeof piece !== 'string' && trailingElementNames.includes(piece.name)) trailing.push(piece);
    else currentList.push(piece);
  }
  const written = shapes.flatMap((shape) => {
    const wasUnused = !writing.writtenShapes.has(shape.id);
    const piece = write(writing, shape);
    const original =
      wasUnused && writing.writtenShapes.has(shape.id)
        ? writing.opened.sources.get(shape.id)?.element
        : undefined;
    const following = original === undefined ? [] : (followers.get(original) ?? []);
    if (original !== undefined) followers.delete(original);
    return [piece, ...following];
  });
  // Content that followed a removed shape.
  const orphaned = [...followers.values()].flat().filter((piece) => typeof piece !== 'string');
  tree.parts = [...leading, ...written, ...orphaned, ...trailing];
}

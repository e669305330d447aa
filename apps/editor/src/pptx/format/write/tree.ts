import type { Shape } from '../../../canvas/scene/scene.ts';
import type { CoordinateMapping } from '../../../drawingml/position.ts';
import type { ElementDraft, XmlNode } from '../../../xml/draft.ts';
import type { Element } from '../../../xml/element.ts';
import { listShapeElements } from '../read/shapes.ts';
import type { SlideWriteContext } from './write-context.ts';

/** Writes shapes into a shape tree in order. Content between them (hidden shapes, white space) stays after the shape that it followed. */
export type WriteShape = (writing: SlideWriteContext, shape: Shape, mapping: CoordinateMapping) => XmlNode;

export function writeTree(
  writing: SlideWriteContext,
  tree: ElementDraft,
  {
    source,
    shapes,
    mapping,
    write,
  }: { source: Element; shapes: readonly Shape[]; mapping: CoordinateMapping; write: WriteShape },
): void {
  const visible = new Set<XmlNode>(listShapeElements(source));
  const leading: XmlNode[] = [];
  const followers = new Map<XmlNode, XmlNode[]>();
  const trailing: XmlNode[] = [];
  let currentList = leading;
  for (const piece of tree.parts) {
    if (visible.has(piece)) {
      currentList = [];
      followers.set(piece, currentList);
    } else if (typeof piece !== 'string' && piece.name === 'p:extLst') {
      currentList = trailing;
      trailing.push(piece);
    } else currentList.push(piece);
  }
  const written = shapes.flatMap((shape) => {
    const piece = write(writing, shape, mapping);
    const original = writing.elementsInPlace.get(shape.id);
    const following = original === undefined ? [] : (followers.get(original) ?? []);
    if (original !== undefined) followers.delete(original);
    return [piece, ...following];
  });
  // Content that followed a removed shape.
  const orphaned = [...followers.values()].flat().filter((piece) => typeof piece !== 'string');
  tree.parts = [...leading, ...written, ...orphaned, ...trailing];
}

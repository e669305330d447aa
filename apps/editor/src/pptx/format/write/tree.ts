import type { Shape } from '../../../canvas/scene/scene.ts';
import type { ElementDraft, XmlNode } from '../../../xml/draft.ts';
import type { Element } from '../../../xml/element.ts';
import type { Mapping } from '../read/place.ts';
import { shapeElements } from '../read/shapes.ts';
import type { SheetWriting } from './writing.ts';

/** Writes shapes into a shape tree in order. Content between them (hidden shapes, white space) stays after the shape that it followed. */
export type WriteShape = (writing: SheetWriting, shape: Shape, mapping: Mapping) => XmlNode;

export function writeTree(
  writing: SheetWriting,
  tree: ElementDraft,
  {
    source,
    shapes,
    mapping,
    write,
  }: { source: Element; shapes: readonly Shape[]; mapping: Mapping; write: WriteShape },
): void {
  const visible = new Set<XmlNode>(shapeElements(source));
  const head: XmlNode[] = [];
  const behind = new Map<XmlNode, XmlNode[]>();
  const tail: XmlNode[] = [];
  let open = head;
  for (const piece of tree.parts) {
    if (visible.has(piece)) {
      open = [];
      behind.set(piece, open);
    } else if (typeof piece !== 'string' && piece.name === 'p:extLst') {
      open = tail;
      tail.push(piece);
    } else open.push(piece);
  }
  const written = shapes.flatMap((shape) => {
    const piece = write(writing, shape, mapping);
    const original = writing.placed.get(shape.id);
    const rest = original === undefined ? [] : (behind.get(original) ?? []);
    if (original !== undefined) behind.delete(original);
    return [piece, ...rest];
  });
  // Content that followed a removed shape.
  const left = [...behind.values()].flat().filter((piece) => typeof piece !== 'string');
  tree.parts = [...head, ...written, ...left, ...tail];
}

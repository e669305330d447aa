import type { Shape } from '../../../canvas/scene/scene.ts';
import type { ElementDraft, XmlNode } from '../../../xml/draft.ts';
import type { Element } from '../../../xml/element.ts';
import { annotationNames } from '../read/comments.ts';
import { shapeElements } from '../read/shapes.ts';
import type { Writing } from './writing.ts';

/** Elements that follow the shapes of a page. */
const tailNames = [...annotationNames, 'presentation:notes', 'anim:par', 'anim:seq'];

interface TreeTask {
  source: Element;
  shapes: readonly Shape[];
  /** Writes one shape, or a group with its shapes. */
  write: (writing: Writing, shape: Shape) => XmlNode;
}

/** Writes shapes into a page or group in order. Content between them (hidden shapes, white space) stays after the shape that it followed. */
export function writeTree(writing: Writing, tree: ElementDraft, { source, shapes, write }: TreeTask): void {
  const visible = new Set<XmlNode>(shapeElements(source, writing.opened.drawing.hiddenLayers));
  const head: XmlNode[] = [];
  const behind = new Map<XmlNode, XmlNode[]>();
  const tail: XmlNode[] = [];
  let open = head;
  for (const piece of tree.parts) {
    if (visible.has(piece)) {
      open = [];
      behind.set(piece, open);
    } else if (typeof piece !== 'string' && tailNames.includes(piece.name)) tail.push(piece);
    else open.push(piece);
  }
  const written = shapes.flatMap((shape) => {
    const isStill = !writing.used.has(shape.id);
    const piece = write(writing, shape);
    const original =
      isStill && writing.used.has(shape.id) ? writing.opened.sources.get(shape.id)?.element : undefined;
    const rest = original === undefined ? [] : (behind.get(original) ?? []);
    if (original !== undefined) behind.delete(original);
    return [piece, ...rest];
  });
  // Content that followed a removed shape.
  const left = [...behind.values()].flat().filter((piece) => typeof piece !== 'string');
  tree.parts = [...head, ...written, ...left, ...tail];
}

import type { GroupShape } from '../../../canvas/scene/scene.ts';
import { type CoordinateMapping, createGroupMapping, readPosition } from '../../../drawingml/position.ts';
import { type ElementDraft, findDraftByPath, serializeNode } from '../../../xml/draft.ts';
import type { ShapeSource } from '../read/reader.ts';
import { parseElement } from './transform.ts';
import { type WriteShape, writeTree } from './tree.ts';
import type { SlideWriteContext } from './write-context.ts';

/** Writes the shapes of a group in its child coordinates, after the group itself was moved. */
export function writeGroup(
  writing: SlideWriteContext,
  draft: ElementDraft,
  {
    base,
    shape,
    mapping,
    write,
  }: { base: ShapeSource; shape: GroupShape; mapping: CoordinateMapping; write: WriteShape },
): void {
  const transform = findDraftByPath(draft, ['p:grpSpPr', 'a:xfrm']);
  const element = transform === null ? null : parseElement(serializeNode(transform));
  const inner = createGroupMapping(element, readPosition(element, mapping), mapping);
  writeTree(writing, draft, { source: base.element, shapes: shape.shapes, mapping: inner, write });
}

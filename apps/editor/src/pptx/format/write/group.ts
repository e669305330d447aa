import type { GroupShape } from '../../../canvas/scene/scene.ts';
import { type ElementDraft, findDraftByPath, serializeNode } from '../../../xml/draft.ts';
import { type Mapping, placeIn } from '../read/place.ts';
import type { ShapeSource } from '../read/reader.ts';
import { groupMapping } from '../read/shapes.ts';
import { roundTransform } from './transform.ts';
import { type WriteShape, writeTree } from './tree.ts';
import type { SheetWriting } from './writing.ts';

/** Writes the shapes of a group in its child coordinates, after the group itself was moved. */
export function writeGroup(
  writing: SheetWriting,
  draft: ElementDraft,
  {
    base,
    shape,
    mapping,
    write,
  }: { base: ShapeSource; shape: GroupShape; mapping: Mapping; write: WriteShape },
): void {
  const transform = findDraftByPath(draft, ['p:grpSpPr', 'a:xfrm']);
  const element = transform === null ? null : roundTransform(serializeNode(transform));
  const inner = groupMapping(element, placeIn(element, mapping), mapping);
  writeTree(writing, draft, { source: base.element, shapes: shape.shapes, mapping: inner, write });
}

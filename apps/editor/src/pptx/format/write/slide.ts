import { isSameValue } from '../../../canvas/format/same-values.ts';
import type { ScenePage } from '../../../canvas/scene/scene.ts';
import { identityMapping } from '../../../drawingml/position.ts';
import {
  type ElementDraft,
  findChildDraft,
  findDraftByPath,
  insertChild,
  parseElementDraft,
  removeChildren,
  setAttributes,
} from '../../../xml/draft.ts';
import { type Element, readElement } from '../../../xml/element.ts';
import { findByPath, getString, removeInvalidCharacters } from '../../../xml/values.ts';
import { listWithAlternatives } from '../read/alternatives.ts';
import { rewriteRoot } from './rewrite-root.ts';
import { createSolidFill } from './run-properties.ts';
import { writeShape } from './shape.ts';
import { type ParagraphCounts, repairTiming } from './timing.ts';
import { writeTransition } from './transition.ts';
import { writeTree } from './tree.ts';
import type { SlideWriteContext } from './write-context.ts';

const sheetOrder = ['p:bg', 'p:spTree', 'p:custDataLst', 'p:controls', 'p:extLst'];

/** The text of a slide, based on the original. */
export function writeSlideXml(
  writing: SlideWriteContext,
  { root, before, after }: { root: Element; before: ScenePage; after: ScenePage },
): string {
  const xml = rewriteRoot(root, (draft) => {
    if (before.isHidden !== after.isHidden) setAttributes(draft, { show: after.isHidden ? '0' : null });
    if (before.transition !== after.transition) writeTransition(draft, after.transition);
    const sheet = findChildDraft(draft, 'p:cSld');
    if (sheet === null) return;
    if (before.name !== after.name)
      setAttributes(sheet, { name: after.name === '' ? null : removeInvalidCharacters(after.name) });
    if (before.background !== after.background) writeBackground(writing, sheet, after);
    const source = findByPath(root, 'p:cSld', 'p:spTree');
    const tree = source === null ? null : findDraftByPath(sheet, ['p:spTree']);
    if (source === null || tree === null || isSameValue(before.shapes, after.shapes)) return;
    writeTree(writing, tree, { source, shapes: after.shapes, mapping: identityMapping, write: writeShape });
    for (const writeConnection of writing.pendingConnections) writeConnection();
  });
  return isSameValue(before.shapes, after.shapes) ? xml : repairTimings(xml);
}

function writeBackground(
  { scene }: SlideWriteContext,
  sheet: ElementDraft,
  { background, layoutId }: ScenePage,
): void {
  removeChildren(sheet, ['p:bg']);
  if (scene.layouts.find(({ id }) => id === layoutId)?.background === background) return;
  const fill = background === null ? '<a:noFill/>' : createSolidFill(background);
  insertChild(sheet, parseElementDraft(`<p:bg><p:bgPr>${fill}<a:effectLst/></p:bgPr></p:bg>`), sheetOrder);
}

/** Removes animations of shapes that are no longer on the slide. */
function repairTimings(xml: string): string {
  if (!xml.includes('<p:timing')) return xml;
  const root = readElement(xml);
  if (root === null) return xml;
  const paragraphCounts = countParagraphs(root);
  let repaired = '';
  let offset = 0;
  for (const timing of listWithAlternatives(root.children, 'p:timing')) {
    // Inside an alternative, an empty timing is equivalent to none.
    repaired += xml.slice(offset, timing.start) + (repairTiming(timing, paragraphCounts) ?? '');
    offset = timing.end;
  }
  return repaired + xml.slice(offset);
}

/** All shape ids in the shape tree, with the number of their paragraphs. */
function countParagraphs(root: Element): ParagraphCounts {
  const paragraphCounts = new Map<string, number>();
  const queue = [...(findByPath(root, 'p:cSld', 'p:spTree')?.children ?? [])];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const nonVisualProperties = next.children.find(({ name }) => name.startsWith('p:nv'));
    const shapeId = getString(findByPath(nonVisualProperties, 'p:cNvPr'), 'id');
    const body = findByPath(next, 'p:txBody');
    if (shapeId !== null) {
      const paragraphs =
        body === null ? Number.POSITIVE_INFINITY : body.children.filter(({ name }) => name === 'a:p').length;
      paragraphCounts.set(shapeId, Math.max(paragraphs, paragraphCounts.get(shapeId) ?? 0));
    }
    queue.push(...next.children.filter(({ name }) => /^(?:p|mc):/.test(name)));
  }
  return paragraphCounts;
}

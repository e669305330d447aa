import type { Node } from 'prosemirror-model';
import { Transform } from 'prosemirror-transform';

/** Word reads these ids as numbers below this one. */
const ID_LIMIT = 0x80000000;

/**
 * Gives each paragraph that has none an id of its own. The ids follow from the text alone: two windows that open the same bytes name the same
 * paragraphs alike, so that what was written in one can be found in the other.
 */
export function withParaIds(doc: Node): Node {
  const taken = new Set<string>();
  const without: { pos: number; text: string }[] = [];
  doc.descendants((node, pos) => {
    if (node.type.name !== 'paragraph') return true;
    const id: unknown = node.attrs.paraId;
    if (typeof id === 'string' && id !== '' && !taken.has(id)) taken.add(id);
    else without.push({ pos, text: node.textContent });
    return false;
  });
  if (without.length === 0) return doc;
  const change = new Transform(doc);
  without.forEach(({ pos, text }, index) => {
    change.setNodeAttribute(pos, 'paraId', freeId(`${index} ${text.slice(0, 200)}`, taken));
  });
  return change.doc;
}

function freeId(seed: string, taken: Set<string>): string {
  let hash = fnv1a(seed);
  for (;;) {
    const id = (hash % ID_LIMIT).toString(16).toUpperCase().padStart(8, '0');
    if (hash % ID_LIMIT !== 0 && !taken.has(id)) {
      taken.add(id);
      return id;
    }
    hash = (hash + 1) >>> 0;
  }
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

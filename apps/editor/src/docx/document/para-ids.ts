import type { Node } from 'prosemirror-model';
import { Transform } from 'prosemirror-transform';

/** Word reads these ids as numbers below this one. */
const idLimit = 0x80000000;

/**
 * Gives each paragraph that has none an id of its own. The ids follow from the words of the paragraph, and from how many with the same words
 * stand before it: two windows that open the same bytes name the same paragraphs alike, and a paragraph that is saved without an id, because
 * nobody touched it, is called the same the next time, whatever happened around it.
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
  const alike = new Map<string, number>();
  for (const { pos, text } of without) {
    const seen = alike.get(text) ?? 0;
    alike.set(text, seen + 1);
    change.setNodeAttribute(pos, 'paraId', freeId(`${seen} ${text}`, taken));
  }
  return change.doc;
}

function freeId(seed: string, taken: Set<string>): string {
  let hash = fnv1a(seed);
  for (;;) {
    const id = (hash % idLimit).toString(16).toUpperCase().padStart(8, '0');
    if (hash % idLimit !== 0 && !taken.has(id)) {
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

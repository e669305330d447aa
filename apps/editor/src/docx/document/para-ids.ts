import type { Node } from 'prosemirror-model';
import { mapTextblocks, withAttribute } from './map-textblocks.ts';

/** Word reads these ids as numbers below this one. */
const idLimit = 0x80000000;

/**
 * Gives each paragraph that has none an id of its own. The ids follow from the words of the paragraph, and from how many with the same words
 * stand before it: two windows that open the same bytes name the same paragraphs alike, and a paragraph that is saved without an id, because
 * nobody touched it, is called the same the next time, whatever happened around it.
 */
export function addParaIds(doc: Node): Node {
  const taken = new Set<string>();
  const named = new Set<Node>();
  doc.descendants((node) => {
    if (!node.isTextblock) return true;
    const id = paraIdOf(node);
    if (id !== null && !taken.has(id)) {
      taken.add(id);
      named.add(node);
    }
    return false;
  });
  const alike = new Map<string, number>();
  return mapTextblocks(doc, (node) => {
    // The same paragraph may stand at two places: the first of them has its name.
    if (node.type.name !== 'paragraph' || named.delete(node)) return node;
    const { textContent } = node;
    const seen = alike.get(textContent) ?? 0;
    alike.set(textContent, seen + 1);
    return withAttribute(node, 'paraId', freeId(`${seen} ${textContent}`, taken));
  });
}

function paraIdOf({ type, attrs }: Node): string | null {
  const id: unknown = attrs.paraId;
  return type.name === 'paragraph' && typeof id === 'string' && id !== '' ? id : null;
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

import type { Node } from 'prosemirror-model';
import type { Range } from '../review-state.ts';

interface Point {
  paraId: string | null;
  offset: number;
  pos: number;
}

/** The text range of a draft, described so that it can be found in another, possibly changed, version of the document. */
export interface DraftPlace {
  from: Point;
  to: Point;
  words: string;
}

/** Placeholder for non-text nodes, one per position, so that string offsets equal document positions. */
const noText = '\ufffc';

export function placeOfDraft(doc: Node, { from, to }: Range): DraftPlace {
  return { from: pointAt(doc, from), to: pointAt(doc, to), words: wordsBetween(doc, from, to) };
}

/** The same text at the same place; otherwise in the nearest paragraph; null if it is gone. */
export function findDraftPlace(doc: Node, place: DraftPlace): Range | null {
  const paragraphs = paragraphsOf(doc);
  const from = resolve(paragraphs, place.from);
  const to = resolve(paragraphs, place.to);
  for (const range of [
    { from, to },
    { from: place.from.pos, to: place.to.pos },
  ]) {
    const isInside = range.from < range.to && range.to <= doc.content.size;
    if (isInside && wordsBetween(doc, range.from, range.to) === place.words) return range;
  }
  return nearest(paragraphs, place.words, from);
}

/** Validates what was read from the device. */
export function asDraftPlace(found: unknown): DraftPlace | null {
  if (typeof found !== 'object' || found === null) return null;
  const { from, to, words }: { from?: unknown; to?: unknown; words?: unknown } = found;
  return typeof words === 'string' && words !== '' && isPoint(from) && isPoint(to)
    ? { from, to, words }
    : null;
}

function isPoint(found: unknown): found is Point {
  if (typeof found !== 'object' || found === null) return false;
  const { paraId, offset, pos }: { paraId?: unknown; offset?: unknown; pos?: unknown } = found;
  return (paraId === null || typeof paraId === 'string') && Number.isInteger(offset) && Number.isInteger(pos);
}

function pointAt(doc: Node, pos: number): Point {
  const $pos = doc.resolve(pos);
  const id: unknown = $pos.parent.attrs.paraId;
  return { paraId: typeof id === 'string' ? id : null, offset: $pos.parentOffset, pos };
}

interface Paragraph {
  node: Node;
  start: number;
}

function paragraphsOf(doc: Node): Paragraph[] {
  const found: Paragraph[] = [];
  doc.descendants((node, pos) => {
    if (node.isTextblock) found.push({ node, start: pos + 1 });
    return !node.isTextblock;
  });
  return found;
}

function resolve(paragraphs: readonly Paragraph[], { paraId, offset, pos }: Point): number {
  const same = paraId === null ? undefined : paragraphs.find(({ node }) => node.attrs.paraId === paraId);
  return same === undefined ? pos : same.start + Math.min(offset, same.node.content.size);
}

function nearest(paragraphs: readonly Paragraph[], words: string, at: number): Range | null {
  let best: number | null = null;
  for (const { node, start } of paragraphs) {
    const text = node.textBetween(0, node.content.size, undefined, noText);
    for (let index = text.indexOf(words); index >= 0; index = text.indexOf(words, index + 1)) {
      const from = start + index;
      if (best === null || Math.abs(from - at) < Math.abs(best - at)) best = from;
    }
  }
  return best === null ? null : { from: best, to: best + words.length };
}

function wordsBetween(doc: Node, from: number, to: number): string {
  return doc.textBetween(from, to, '\n', noText);
}

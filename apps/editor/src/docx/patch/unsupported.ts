import { fflateCodec, inflateEntry, readZip } from '@redraft/documents';
import { attributeOf, type Element, rawOf, readElement } from '../../xml/element.ts';
import { atomsOf } from './atoms.ts';
import { matchBlocks } from './match.ts';

/** Content that a file may have and that the editor cannot show. */
export const unsupportedKinds = ['object', 'drawing', 'equation', 'reading'] as const;
export type UnsupportedKind = (typeof unsupportedKinds)[number];

/** A paragraph, by the editor's id for it, and its content that cannot be shown. */
export interface UnsupportedContent {
  paraId: string;
  kinds: UnsupportedKind[];
}

/** Finds text content of the opened file that is missing in `before`, the editor's output for it. Linear. */
export function findUnsupported(opened: Uint8Array, before: Uint8Array): UnsupportedContent[] {
  const [mine, shown] = [paragraphsOf(opened), paragraphsOf(before)];
  const matches =
    mine.length === shown.length
      ? shown.map((_, index) => index)
      : matchBlocks(mine.map(wordsOf), shown.map(wordsOf));
  const places: UnsupportedContent[] = [];
  shown.forEach((paragraph, index) => {
    const own = mine[matches[index] ?? -1];
    const paraId = attributeOf(paragraph, 'w14:paraId');
    if (!own || paraId === null || !telling.test(rawOf(own))) return;
    const kinds = missing(own, paragraph);
    if (kinds.length > 0) places.push({ paraId, kinds });
  });
  return places;
}

/** A fast check, so that most paragraphs are not parsed. */
const telling = /<(?:w:object|w:pict|w:ruby|m:oMath|w:drawing|mc:AlternateContent)[\s>/]/;

function missing(own: Element, shown: Element): UnsupportedKind[] {
  const seen = new Map<string, number>();
  for (const { key } of atomsOf([shown])) seen.set(key, (seen.get(key) ?? 0) + 1);
  const kinds = new Set<UnsupportedKind>();
  for (const { key, element } of atomsOf([own])) {
    const kind = kindOf(element);
    if (kind === null) continue;
    const left = seen.get(key) ?? 0;
    seen.set(key, left - 1);
    if (left <= 0) kinds.add(kind);
  }
  return [...kinds];
}

function kindOf({ name }: Element): UnsupportedKind | null {
  if (name === 'w:object') return 'object';
  if (name === 'w:pict' || name === 'w:drawing' || name === 'mc:AlternateContent') return 'drawing';
  if (name === 'm:oMath' || name === 'm:oMathPara') return 'equation';
  return name === 'w:ruby' ? 'reading' : null;
}

/** All paragraphs of the main part, except those in text boxes and other content of a paragraph. */
function paragraphsOf(bytes: Uint8Array): Element[] {
  const entry = readZip(bytes).find(({ name }) => name === 'word/document.xml');
  const root = entry && readElement(new TextDecoder().decode(inflateEntry(entry, fflateCodec)));
  const found: Element[] = [];
  const visit = (element: Element): void => {
    if (element.name === 'w:p') found.push(element);
    else for (const child of element.children) visit(child);
  };
  if (root) visit(root);
  return found;
}

function wordsOf(paragraph: Element): string {
  return [...rawOf(paragraph).matchAll(/<w:t(?:\s[^<>]*)?>([^<]*)</g)].map(([, text]) => text).join('');
}

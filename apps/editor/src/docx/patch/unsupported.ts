import { fflateCodec, inflateEntry, readZip } from '@redraft/documents';
import { type Element, getAttribute, getRawXml, readElement } from '../../xml/element.ts';
import { splitIntoAtoms } from './atoms.ts';
import { matchBlocks } from './match.ts';
import { bodyPart } from './text-parts.ts';

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
  const [openedParagraphs, shownParagraphs] = [readParagraphs(opened), readParagraphs(before)];
  const matches =
    openedParagraphs.length === shownParagraphs.length
      ? shownParagraphs.map((_, index) => index)
      : matchBlocks(openedParagraphs.map(getText), shownParagraphs.map(getText));
  const unsupportedParagraphs: UnsupportedContent[] = [];
  shownParagraphs.forEach((paragraph, index) => {
    const openedParagraph = openedParagraphs[matches[index] ?? -1];
    const paraId = getAttribute(paragraph, 'w14:paraId');
    if (!openedParagraph || paraId === null || !possiblyUnsupported.test(getRawXml(openedParagraph))) return;
    const kinds = findMissingKinds(openedParagraph, paragraph);
    if (kinds.length > 0) unsupportedParagraphs.push({ paraId, kinds });
  });
  return unsupportedParagraphs;
}

/** A fast check, so that most paragraphs are not parsed. */
const possiblyUnsupported = /<(?:w:object|w:pict|w:ruby|m:oMath|w:drawing|mc:AlternateContent)[\s>/]/;

function findMissingKinds(openedParagraph: Element, shownParagraph: Element): UnsupportedKind[] {
  const shownCounts = new Map<string, number>();
  for (const { key } of splitIntoAtoms([shownParagraph]))
    shownCounts.set(key, (shownCounts.get(key) ?? 0) + 1);
  const kinds = new Set<UnsupportedKind>();
  for (const { key, element } of splitIntoAtoms([openedParagraph])) {
    const kind = getKind(element);
    if (kind === null) continue;
    const remaining = shownCounts.get(key) ?? 0;
    shownCounts.set(key, remaining - 1);
    if (remaining <= 0) kinds.add(kind);
  }
  return [...kinds];
}

function getKind({ name }: Element): UnsupportedKind | null {
  if (name === 'w:object') return 'object';
  if (name === 'w:pict' || name === 'w:drawing' || name === 'mc:AlternateContent') return 'drawing';
  if (name === 'm:oMath' || name === 'm:oMathPara') return 'equation';
  return name === 'w:ruby' ? 'reading' : null;
}

/** All paragraphs of the main part, except those in text boxes and other content of a paragraph. */
function readParagraphs(bytes: Uint8Array): Element[] {
  const entry = readZip(bytes).find(({ name }) => name === bodyPart);
  const root = entry && readElement(new TextDecoder().decode(inflateEntry(entry, fflateCodec)));
  const found: Element[] = [];
  const visit = (element: Element): void => {
    if (element.name === 'w:p') found.push(element);
    else for (const child of element.children) visit(child);
  };
  if (root) visit(root);
  return found;
}

function getText(paragraph: Element): string {
  return [...getRawXml(paragraph).matchAll(/<w:t(?:\s[^<>]*)?>([^<]*)</g)].map(([, text]) => text).join('');
}

import type { DocxPackage } from '@eigenpal/docx-editor-core/types/document';
import type { Node } from 'prosemirror-model';
import { stylesOf } from '../document/styles/styles-of.ts';

export interface Heading {
  /** Start of its paragraph. */
  pos: number;
  /** One-based. */
  level: number;
  text: string;
}

const levels = 9;

/** The headings in order, without empty ones. */
export function headingsOf(doc: Node, parts: DocxPackage): Heading[] {
  const headings: Heading[] = [];
  const levelOfStyle = styleLevels(parts);
  doc.descendants((node, pos) => {
    if (!node.isTextblock) return !node.isLeaf;
    const announced: unknown = node.attrs.outlineLevel;
    const level = typeof announced === 'number' ? announced + 1 : levelOfStyle(node.attrs.styleId);
    if (level === null || level > levels) return false;
    const text = textOf(node);
    if (text !== '') headings.push({ pos, level, text });
    return false;
  });
  return headings;
}

/** Some programs write heading styles with the built-in name but without an outline level. */
function styleLevels(parts: DocxPackage): (styleId: unknown) => number | null {
  const styles = stylesOf(parts);
  return (styleId) => {
    if (typeof styleId !== 'string') return null;
    const [, digit] = /^heading (\d)$/i.exec(styles.getStyle(styleId)?.name ?? '') ?? [];
    return digit === undefined ? null : Number(digit);
  };
}

/** Long enough to recognise a heading. */
const shownCharacters = 200;

function textOf(paragraph: Node): string {
  let text = '';
  paragraph.descendants((node) => {
    const isGone = node.marks.some(({ type }) => type.name === 'deletion');
    if (node.isText && !isGone) text += node.text ?? '';
    else if (node.type.name === 'tab' || node.type.name === 'hardBreak') text += ' ';
  });
  return text.trim().slice(0, shownCharacters);
}

/** Index of the heading that a position belongs to; -1 before the first. */
export function headingAt(headings: readonly Heading[], pos: number): number {
  let [low, high] = [0, headings.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((headings[middle]?.pos ?? 0) <= pos) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Depth of each heading in the tree: a text that starts with a heading 3 still starts at the top level. */
export function depthsOf(headings: readonly Heading[]): number[] {
  const above: number[] = [];
  return headings.map(({ level }) => {
    while ((above.at(-1) ?? 0) >= level) above.pop();
    above.push(level);
    return above.length;
  });
}

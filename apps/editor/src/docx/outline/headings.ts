import type { DocxPackage } from '@eigenpal/docx-editor-core/types/document';
import type { Node } from 'prosemirror-model';
import { getStyles } from '../document/styles/styles-of.ts';

export interface Heading {
  /** Start of its paragraph. */
  pos: number;
  /** One-based. */
  level: number;
  text: string;
}

const maxLevel = 9;

/** The headings in order, without empty ones. */
export function listHeadings(doc: Node, parts: DocxPackage): Heading[] {
  const headings: Heading[] = [];
  const getLevelOfStyle = createStyleLevelReader(parts);
  doc.descendants((node, pos) => {
    if (!node.isTextblock) return !node.isLeaf;
    const outlineLevel: unknown = node.attrs.outlineLevel;
    const level = typeof outlineLevel === 'number' ? outlineLevel + 1 : getLevelOfStyle(node.attrs.styleId);
    if (level === null || level > maxLevel) return false;
    const text = getHeadingText(node);
    if (text !== '') headings.push({ pos, level, text });
    return false;
  });
  return headings;
}

/** Some programs write heading styles with the built-in name but without an outline level. */
function createStyleLevelReader(parts: DocxPackage): (styleId: unknown) => number | null {
  const styles = getStyles(parts);
  return (styleId) => {
    if (typeof styleId !== 'string') return null;
    const [, digit] = /^heading (\d)$/i.exec(styles.getStyle(styleId)?.name ?? '') ?? [];
    return digit === undefined ? null : Number(digit);
  };
}

/** Long enough to recognise a heading. */
const maxCharacters = 200;

function getHeadingText(paragraph: Node): string {
  let text = '';
  paragraph.descendants((node) => {
    const isDeleted = node.marks.some(({ type }) => type.name === 'deletion');
    if (node.isText && !isDeleted) text += node.text ?? '';
    else if (node.type.name === 'tab' || node.type.name === 'hardBreak') text += ' ';
  });
  return text.trim().slice(0, maxCharacters);
}

/** Index of the heading that a position belongs to; -1 before the first. */
export function findHeadingIndexAt(headings: readonly Heading[], pos: number): number {
  let [low, high] = [0, headings.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((headings[middle]?.pos ?? 0) <= pos) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Depth of each heading in the tree: a text that starts with a heading 3 still starts at the top level. */
export function computeDepths(headings: readonly Heading[]): number[] {
  const openLevels: number[] = [];
  return headings.map(({ level }) => {
    while ((openLevels.at(-1) ?? 0) >= level) openLevels.pop();
    openLevels.push(level);
    return openLevels.length;
  });
}

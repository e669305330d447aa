import type { ParagraphAttrs } from '@eigenpal/docx-editor-core/prosemirror/schema';
import type { EditorView } from 'prosemirror-view';

/** Edges of a line on the screen. */
export interface ScreenLine {
  top: number;
  bottom: number;
  /** Position of its paragraph. */
  pos: number;
}

/** Lines of the running text in order: those of tables and text boxes do not count, nor those of paragraphs that say so. */
export function measureLines(view: EditorView): ScreenLine[] {
  const lines: ScreenLine[] = [];
  view.state.doc.descendants((node, pos) => {
    if (node.type.name === 'blockSdt') return true;
    const attrs: ParagraphAttrs = node.attrs;
    const original: { suppressLineNumbers?: boolean } = attrs._originalFormatting ?? {};
    const dom = node.type.name === 'paragraph' && !original.suppressLineNumbers ? view.nodeDOM(pos) : null;
    if (dom instanceof HTMLElement) lines.push(...measureParagraph(dom).map((line) => ({ ...line, pos })));
    return false;
  });
  return lines;
}

/** The lines of a paragraph on the screen; an empty one has a line, and a column break is none. */
export function measureParagraph(paragraph: HTMLElement): { top: number; bottom: number }[] {
  const range = document.createRange();
  range.selectNodeContents(paragraph);
  const breaks = [...paragraph.querySelectorAll('.column-break')].map((one) => one.getBoundingClientRect());
  const rects = withoutBreaks(
    [...range.getClientRects()].filter(({ height }) => height > 0),
    breaks,
  );
  return groupLines(rects.length > 0 ? rects : [measureEmptyLine(paragraph)]);
}

/** Nor is there a line before a break at the start, where only an empty element of the editor is. */
export function withoutBreaks<Rect extends Pick<DOMRect, 'top' | 'bottom' | 'width'>>(
  rects: readonly Rect[],
  breaks: readonly Pick<DOMRect, 'top' | 'bottom'>[],
): Rect[] {
  const lastBreak = Math.max(...breaks.map(({ top }) => top));
  return rects.filter(({ top, bottom, width }) => {
    const isBreak = breaks.some((one) => one.top === top && one.bottom === bottom);
    return !isBreak && (width > 0 || top >= lastBreak);
  });
}

/** The paragraph itself may begin above a gap between pages, and its line below. */
function measureEmptyLine(paragraph: HTMLElement): { top: number; bottom: number } {
  const line = paragraph.querySelector('br')?.getBoundingClientRect();
  return line !== undefined && line.height > 0 ? line : paragraph.getBoundingClientRect();
}

/** Rectangles of words as lines: one that is mostly below the line before begins another. */
export function groupLines(
  rects: readonly { top: number; bottom: number }[],
): { top: number; bottom: number }[] {
  const lines: { top: number; bottom: number }[] = [];
  for (const { top, bottom } of [...rects].sort((one, other) => one.top - other.top)) {
    const line = lines.at(-1);
    if (line === undefined || (top + bottom) / 2 > line.bottom) lines.push({ top, bottom });
    else line.bottom = Math.max(line.bottom, bottom);
  }
  return lines;
}

import type { DocxPackage } from '@eigenpal/docx-editor-core/types/document';
import type { Attrs, Mark, Node } from 'prosemirror-model';
import type { EditorState } from 'prosemirror-state';
import { marksOf } from '../commands/format-marks.ts';
import { styleAttributes } from '../commands/paragraph-style.ts';
import { isFormatMark } from '../commands/text-format.ts';
import type { ListKind } from '../document/styles/list-definitions.ts';
import { plainStyleId, stylesOf, textOfStyle } from '../document/styles/styles-of.ts';

/** The formatting at the place of a paste. */
export interface PasteContext {
  parts: DocxPackage;
  /** Formatting of body text. */
  body: ParagraphFormatting;
  /** Inline content takes the formatting of its surroundings. */
  line: readonly Mark[];
  /** The list that continues there. */
  list: { kind: ListKind; numId: number } | null;
  /** Width of the text column, in twentieths of a point. */
  textWidth: number;
}

export interface ParagraphFormatting {
  attrs: Attrs;
  marks: readonly Mark[];
}

export function contextAt(state: EditorState, parts: DocxPackage): PasteContext {
  const { $from } = state.selection;
  const paragraph = $from.parent;
  const line = (state.storedMarks ?? $from.marks()).filter(({ type }) => isFormatMark(type));
  const isBody = paragraph.type.name === 'paragraph' && isRunningText(paragraph, parts);
  return {
    parts,
    body: isBody
      ? formattingOf(paragraph, line)
      : styleFormatting(plainStyleId(stylesOf(parts)), { state, parts }),
    line,
    list: listAt(paragraph),
    textWidth: textWidthOf(parts),
  };
}

/** Paragraph formatting of a style. */
export function styleFormatting(
  styleId: string,
  { state, parts }: { state: Pick<EditorState, 'schema'>; parts: DocxPackage },
): ParagraphFormatting {
  const styles = stylesOf(parts);
  return {
    attrs: styleAttributes(styleId, styles, parts.numbering),
    marks: marksOf(textOfStyle(styles, styleId), state.schema),
  };
}

/** Neither a heading nor a list item. */
function isRunningText({ attrs }: Node, parts: DocxPackage): boolean {
  if (attrs.numPr !== null || attrs.outlineLevel !== null) return false;
  const style: unknown = attrs.styleId;
  return style === null || style === undefined || style === plainStyleId(stylesOf(parts));
}

/** Attributes of a single paragraph that are not formatting. */
const ownOfParagraph = {
  paraId: null,
  textId: null,
  bookmarks: null,
  sectionBreakType: null,
  _sectionProperties: null,
  _originalRunBoundaries: null,
  pageBreakBefore: null,
  renderedPageBreakBefore: null,
  pPrIns: null,
  pPrDel: null,
  pPrChange: null,
  // Centred text does not represent the alignment of body text.
  alignment: null,
} as const;

function formattingOf(paragraph: Node, line: readonly Mark[]): ParagraphFormatting {
  const { alignment } = paragraph.attrs;
  const kept = alignment === 'both' || alignment === 'left' ? { alignment } : {};
  const plain = line.filter(({ type }) => ['fontFamily', 'fontSize', 'textColor'].includes(type.name));
  return { attrs: { ...paragraph.attrs, ...ownOfParagraph, ...kept }, marks: plain };
}

function listAt({ attrs }: Node): PasteContext['list'] {
  const numId: unknown = attrs.numPr?.numId;
  if (typeof numId !== 'number' || numId === 0) return null;
  return { kind: attrs.listIsBullet === true ? 'bullet' : 'numbered', numId };
}

/** A4 with margins of an inch, if the document does not say. */
const defaultWidth = 9026;

export function textWidthOf({ document }: DocxPackage): number {
  const {
    pageWidth,
    marginLeft = 1440,
    marginRight = 1440,
    gutter = 0,
  } = document.finalSectionProperties ?? {};
  const width = pageWidth === undefined ? defaultWidth : pageWidth - marginLeft - marginRight - gutter;
  return Math.max(width, 1440);
}

import type { DocxPackage } from '@eigenpal/docx-editor-core/types/document';
import type { Attrs, Mark, Node } from 'prosemirror-model';
import type { EditorState } from 'prosemirror-state';
import { createFormatMarks } from '../commands/format-marks.ts';
import { getStyleAttributes } from '../commands/paragraph-style.ts';
import { isFormatMark } from '../commands/text-format.ts';
import type { ListKind } from '../document/styles/list-definitions.ts';
import { getDefaultStyleId, getStyles, getStyleTextFormatting } from '../document/styles/styles-of.ts';

/** The formatting at the place of a paste. */
export interface PasteContext {
  parts: DocxPackage;
  /** Formatting of body text. */
  body: ParagraphFormatting;
  /** Inline content takes the formatting of its surroundings. */
  inlineMarks: readonly Mark[];
  /** The list that continues there. */
  list: { kind: ListKind; numId: number } | null;
  /** Width of the text column, in twentieths of a point. */
  textWidth: number;
}

export interface ParagraphFormatting {
  attrs: Attrs;
  marks: readonly Mark[];
}

export function readPasteContext(state: EditorState, parts: DocxPackage): PasteContext {
  const { $from } = state.selection;
  const paragraph = $from.parent;
  const inlineMarks = (state.storedMarks ?? $from.marks()).filter(({ type }) => isFormatMark(type));
  const isBody = paragraph.type.name === 'paragraph' && isBodyText(paragraph, parts);
  return {
    parts,
    body: isBody
      ? readFormatting(paragraph, inlineMarks)
      : getStyleFormatting(getDefaultStyleId(getStyles(parts)), { state, parts }),
    inlineMarks,
    list: readList(paragraph),
    textWidth: computeTextWidth(parts),
  };
}

/** Paragraph formatting of a style. */
export function getStyleFormatting(
  styleId: string,
  { state, parts }: { state: Pick<EditorState, 'schema'>; parts: DocxPackage },
): ParagraphFormatting {
  const styles = getStyles(parts);
  return {
    attrs: getStyleAttributes(styleId, styles, parts.numbering),
    marks: createFormatMarks(getStyleTextFormatting(styles, styleId), state.schema),
  };
}

/** Neither a heading nor a list item. */
function isBodyText({ attrs }: Node, parts: DocxPackage): boolean {
  if (attrs.numPr !== null || attrs.outlineLevel !== null) return false;
  const style: unknown = attrs.styleId;
  return style === null || style === undefined || style === getDefaultStyleId(getStyles(parts));
}

/** Attributes of a single paragraph that are not formatting. */
const uniqueAttributes = {
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

function readFormatting(paragraph: Node, inlineMarks: readonly Mark[]): ParagraphFormatting {
  const { alignment } = paragraph.attrs;
  const keptAlignment = alignment === 'both' || alignment === 'left' ? { alignment } : {};
  const fontMarks = inlineMarks.filter(({ type }) =>
    ['fontFamily', 'fontSize', 'textColor'].includes(type.name),
  );
  return { attrs: { ...paragraph.attrs, ...uniqueAttributes, ...keptAlignment }, marks: fontMarks };
}

function readList({ attrs }: Node): PasteContext['list'] {
  const numId: unknown = attrs.numPr?.numId;
  if (typeof numId !== 'number' || numId === 0) return null;
  return { kind: attrs.listIsBullet === true ? 'bullet' : 'numbered', numId };
}

/** A4 with margins of an inch, if the document does not say. */
const defaultWidth = 9026;

export function computeTextWidth({ document }: DocxPackage): number {
  const {
    pageWidth,
    marginLeft = 1440,
    marginRight = 1440,
    gutter = 0,
  } = document.finalSectionProperties ?? {};
  const width = pageWidth === undefined ? defaultWidth : pageWidth - marginLeft - marginRight - gutter;
  return Math.max(width, 1440);
}

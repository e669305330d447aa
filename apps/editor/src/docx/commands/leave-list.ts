import type { DocxPackage } from '@eigenpal/docx-editor-core/types/document';
import type { Attrs, Node, ResolvedPos } from 'prosemirror-model';
import type { Transaction } from 'prosemirror-state';
import { noListAttributes } from '../document/styles/list-definitions.ts';
import {
  getDefaultStyleId,
  getStyles,
  getStyleTextFormatting,
  type Styles,
} from '../document/styles/styles-of.ts';
import { createFormatMarks } from './format-marks.ts';
import type { PositionedParagraph } from './paragraph-format.ts';
import { applyStyleToText, getStyleAttributes, styledAttributeNames } from './paragraph-style.ts';

/**
 * Restores the paragraph's state before it was in a list: without numbering and without the indents that came with it. Its own indents are in the
 * formatting that was read, or were stored there by `enterList`. If it was read as a list item, the file does not say what it would be without the
 * list: it then gets the indents of the paragraph before the list, if that has the same style.
 */
export function leaveList(tr: Transaction, { pos, node }: PositionedParagraph, parts: DocxPackage): void {
  const styles = getStyles(parts);
  if (isNumberedHeading(node.attrs, styles)) {
    tr.setNodeMarkup(pos, null, removeStyleNumber(node.attrs, styles));
    return;
  }
  const styleId = isListStyle(node.attrs.styleId, styles) ? null : node.attrs.styleId;
  const isRestyled = styleId !== node.attrs.styleId;
  const style = getAttributesOfStyle(styleId, parts);
  const styledAttributes = isRestyled
    ? replaceStyleValues(node.attrs, style, getAttributesOfStyle(node.attrs.styleId, parts))
    : {};
  const ownIndentValues =
    getIndentsBeforeList(node.attrs) ?? findIndentsBeforeList(tr.doc.resolve(pos), styleId, style) ?? {};
  tr.setNodeMarkup(pos, null, {
    ...node.attrs,
    ...styledAttributes,
    ...noListAttributes,
    ...toIndentAttributes({ ...style, ...ownIndentValues }),
    _originalFormatting: { ...getFormattingWithoutList(node.attrs), ...ownIndentValues },
  });
  if (isRestyled) restyleText(tr, { pos, node }, { styleId, styles });
}

/** Stores the paragraph's own indents, for when it leaves the list that it enters. */
export function enterList(attrs: Attrs, list: object, parts: DocxPackage): Attrs {
  if (attrs.numPr?.numId) return list;
  const ownIndentValues = selectOwnIndents(attrs, getAttributesOfStyle(attrs.styleId, parts));
  return { ...list, _originalFormatting: { ...getFormattingWithoutList(attrs), ...ownIndentValues } };
}

const indentNames = ['indentLeft', 'indentFirstLine'] as const;

/** The paragraph's own indents from before it was in a list; null if unknown. */
function getIndentsBeforeList({ _originalFormatting: originalFormatting }: Attrs): Attrs | null {
  if (typeof originalFormatting !== 'object' || originalFormatting === null || originalFormatting.numPr)
    return null;
  return selectOwnIndents(originalFormatting, {});
}

/** The library's reader merges the list's indents into the paragraph's own formatting. */
function getFormattingWithoutList({ _originalFormatting: originalFormatting }: Attrs): Attrs {
  const { numPr, numPrFromStyle, indentLeft, indentFirstLine, hangingIndent, ...rest } =
    originalFormatting ?? {};
  return rest;
}

function findIndentsBeforeList($item: ResolvedPos, styleId: unknown, style: Attrs): Attrs | null {
  for (let index = $item.index() - 1; index >= 0; index--) {
    const before = $item.parent.child(index);
    if (before.attrs.numPr?.numId) continue;
    return isBodyParagraphWithStyle(before, styleId) ? selectOwnIndents(before.attrs, style) : null;
  }
  return null;
}

function isBodyParagraphWithStyle({ type, attrs }: Node, styleId: unknown): boolean {
  return type.name === 'paragraph' && attrs.styleId === styleId && typeof attrs.outlineLevel !== 'number';
}

function toIndentAttributes(attrs: Attrs): Attrs {
  const { indentLeft = null, indentFirstLine = null } = attrs;
  return { indentLeft, indentFirstLine, hangingIndent: indentFirstLine !== null && indentFirstLine < 0 };
}

/** Indents that differ from the style. */
function selectOwnIndents(attrs: Attrs, style: Attrs): Attrs {
  const isOwn = (name: string): boolean => (attrs[name] ?? null) !== (style[name] ?? null);
  const ownIndentValues = Object.fromEntries(
    indentNames.filter(isOwn).map((name) => [name, attrs[name] ?? 0]),
  );
  return ownIndentValues.indentFirstLine < 0 ? { ...ownIndentValues, hangingIndent: true } : ownIndentValues;
}

function getAttributesOfStyle(styleId: unknown, parts: DocxPackage): Attrs {
  const styles = getStyles(parts);
  const id = typeof styleId === 'string' ? styleId : getDefaultStyleId(styles);
  return getStyleAttributes(id, styles, parts.numbering);
}

/** The paragraph's own values stay; values inherited from its old style are replaced by those of the new one. */
function replaceStyleValues(attrs: Attrs, style: Attrs, oldStyle: Attrs): Attrs {
  const isInherited = (name: string): boolean =>
    JSON.stringify(attrs[name] ?? null) === JSON.stringify(oldStyle[name] ?? null);
  return {
    ...Object.fromEntries(styledAttributeNames.filter(isInherited).map((name) => [name, style[name]])),
    styleId: style.styleId,
    defaultTextFormatting: style.defaultTextFormatting,
  };
}

function restyleText(
  tr: Transaction,
  paragraph: PositionedParagraph,
  { styleId, styles }: { styleId: unknown; styles: Styles },
): void {
  const { schema } = paragraph.node.type;
  applyStyleToText(tr, paragraph, {
    before: createFormatMarks(getStyleTextFormatting(styles, paragraph.node.attrs.styleId), schema),
    next: createFormatMarks(getStyleTextFormatting(styles, styleId), schema),
  });
}

/** Word's built-in list styles, and styles that number their paragraphs. */
function isListStyle(styleId: unknown, styles: Styles): boolean {
  if (typeof styleId !== 'string') return false;
  return isListStyleName(styles.getStyle(styleId)?.name ?? '') || isNumberingStyle(styleId, styles);
}

/** Built-in styles have English names in the file, whatever the language of the program. */
function isListStyleName(name: string): boolean {
  return /^list(?: (?:bullet|continue|number|paragraph))?(?: \d)?$/i.test(name);
}

function isNumberingStyle(styleId: unknown, styles: Styles): boolean {
  const id = typeof styleId === 'string' ? styleId : null;
  return Boolean(styles.resolveParagraphStyle(id).paragraphFormatting?.numPr?.numId);
}

function isNumberedHeading(attrs: Attrs, styles: Styles): boolean {
  return typeof attrs.outlineLevel === 'number' && isNumberingStyle(attrs.styleId, styles);
}

/** Numbering from a style is removed by numId 0 (ISO/IEC 29500-1, 17.9.18). */
function removeStyleNumber(attrs: Attrs, styles: Styles): Attrs {
  const formatting = styles.resolveParagraphStyle(attrs.styleId).paragraphFormatting ?? {};
  const { numPrFromStyle: _ofStyle, ...none } = noListAttributes;
  return { ...attrs, ...none, numPr: { numId: 0, ilvl: 0 }, indentLeft: formatting.indentLeft ?? null };
}

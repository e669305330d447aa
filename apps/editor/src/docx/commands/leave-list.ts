import type { DocxPackage } from '@eigenpal/docx-editor-core/types/document';
import type { Attrs, Node, ResolvedPos } from 'prosemirror-model';
import type { Transaction } from 'prosemirror-state';
import { noListAttributes } from '../document/styles/list-definitions.ts';
import { plainStyleId, type Styles, stylesOf, textOfStyle } from '../document/styles/styles-of.ts';
import { marksOf } from './format-marks.ts';
import type { FoundParagraph } from './paragraph-format.ts';
import { ofStyle, restyle, styleAttributes } from './paragraph-style.ts';

/**
 * Restores the paragraph's state before it was in a list: without numbering and without the indents that came with it. Its own indents are in the
 * formatting that was read, or were stored there by `enterList`. If it was read as a list item, the file does not say what it would be without the
 * list: it then gets the indents of the paragraph before the list, if that has the same style.
 */
export function leaveList(tr: Transaction, { pos, node }: FoundParagraph, parts: DocxPackage): void {
  const styles = stylesOf(parts);
  if (isNumberedHeading(node.attrs, styles)) {
    tr.setNodeMarkup(pos, null, withoutNumber(node.attrs, styles));
    return;
  }
  const styleId = isListStyle(node.attrs.styleId, styles) ? null : node.attrs.styleId;
  const isRestyled = styleId !== node.attrs.styleId;
  const style = attributesOf(styleId, parts);
  const restyled = isRestyled ? inStyle(node.attrs, style, attributesOf(node.attrs.styleId, parts)) : {};
  const own = remainingIndents(node.attrs) ?? indentsBefore(tr.doc.resolve(pos), styleId, style) ?? {};
  tr.setNodeMarkup(pos, null, {
    ...node.attrs,
    ...restyled,
    ...noListAttributes,
    ...indentsOf({ ...style, ...own }),
    _originalFormatting: { ...readWithoutList(node.attrs), ...own },
  });
  if (isRestyled) restyleText(tr, { pos, node }, { styleId, styles });
}

/** Stores the paragraph's own indents, for when it leaves the list that it enters. */
export function enterList(attrs: Attrs, list: object, parts: DocxPackage): Attrs {
  if (attrs.numPr?.numId) return list;
  const own = ownIndents(attrs, attributesOf(attrs.styleId, parts));
  return { ...list, _originalFormatting: { ...readWithoutList(attrs), ...own } };
}

const indentNames = ['indentLeft', 'indentFirstLine'] as const;

/** The paragraph's own indents from before it was in a list; null if unknown. */
function remainingIndents({ _originalFormatting: read }: Attrs): Attrs | null {
  if (typeof read !== 'object' || read === null || read.numPr) return null;
  return ownIndents(read, {});
}

/** The library's reader merges the list's indents into the paragraph's own formatting. */
function readWithoutList({ _originalFormatting: read }: Attrs): Attrs {
  const { numPr, numPrFromStyle, indentLeft, indentFirstLine, hangingIndent, ...rest } = read ?? {};
  return rest;
}

function indentsBefore($item: ResolvedPos, styleId: unknown, style: Attrs): Attrs | null {
  for (let index = $item.index() - 1; index >= 0; index--) {
    const before = $item.parent.child(index);
    if (before.attrs.numPr?.numId) continue;
    return isTextOf(before, styleId) ? ownIndents(before.attrs, style) : null;
  }
  return null;
}

function isTextOf({ type, attrs }: Node, styleId: unknown): boolean {
  return type.name === 'paragraph' && attrs.styleId === styleId && typeof attrs.outlineLevel !== 'number';
}

function indentsOf(attrs: Attrs): Attrs {
  const { indentLeft = null, indentFirstLine = null } = attrs;
  return { indentLeft, indentFirstLine, hangingIndent: indentFirstLine !== null && indentFirstLine < 0 };
}

/** Indents that differ from the style. */
function ownIndents(attrs: Attrs, style: Attrs): Attrs {
  const isOwn = (name: string): boolean => (attrs[name] ?? null) !== (style[name] ?? null);
  const own = Object.fromEntries(indentNames.filter(isOwn).map((name) => [name, attrs[name] ?? 0]));
  return own.indentFirstLine < 0 ? { ...own, hangingIndent: true } : own;
}

function attributesOf(styleId: unknown, parts: DocxPackage): Attrs {
  const styles = stylesOf(parts);
  const id = typeof styleId === 'string' ? styleId : plainStyleId(styles);
  return styleAttributes(id, styles, parts.numbering);
}

/** The paragraph's own values stay; values inherited from its old style are replaced by those of the new one. */
function inStyle(attrs: Attrs, style: Attrs, was: Attrs): Attrs {
  const isOfStyle = (name: string): boolean =>
    JSON.stringify(attrs[name] ?? null) === JSON.stringify(was[name] ?? null);
  return {
    ...Object.fromEntries(ofStyle.filter(isOfStyle).map((name) => [name, style[name]])),
    styleId: style.styleId,
    defaultTextFormatting: style.defaultTextFormatting,
  };
}

function restyleText(
  tr: Transaction,
  paragraph: FoundParagraph,
  { styleId, styles }: { styleId: unknown; styles: Styles },
): void {
  const { schema } = paragraph.node.type;
  restyle(tr, paragraph, {
    before: marksOf(textOfStyle(styles, paragraph.node.attrs.styleId), schema),
    next: marksOf(textOfStyle(styles, styleId), schema),
  });
}

/** Word's built-in list styles, and styles that number their paragraphs. */
function isListStyle(styleId: unknown, styles: Styles): boolean {
  if (typeof styleId !== 'string') return false;
  return isListName(styles.getStyle(styleId)?.name ?? '') || isNumbering(styleId, styles);
}

/** Built-in styles have English names in the file, whatever the language of the program. */
function isListName(name: string): boolean {
  return /^list(?: (?:bullet|continue|number|paragraph))?(?: \d)?$/i.test(name);
}

function isNumbering(styleId: unknown, styles: Styles): boolean {
  const id = typeof styleId === 'string' ? styleId : null;
  return Boolean(styles.resolveParagraphStyle(id).paragraphFormatting?.numPr?.numId);
}

function isNumberedHeading(attrs: Attrs, styles: Styles): boolean {
  return typeof attrs.outlineLevel === 'number' && isNumbering(attrs.styleId, styles);
}

/** Numbering from a style is removed by numId 0 (ISO/IEC 29500-1, 17.9.18). */
function withoutNumber(attrs: Attrs, styles: Styles): Attrs {
  const formatting = styles.resolveParagraphStyle(attrs.styleId).paragraphFormatting ?? {};
  const { numPrFromStyle: _ofStyle, ...none } = noListAttributes;
  return { ...attrs, ...none, numPr: { numId: 0, ilvl: 0 }, indentLeft: formatting.indentLeft ?? null };
}

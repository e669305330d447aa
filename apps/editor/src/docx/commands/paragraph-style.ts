import type { NumberingDefinitions, ParagraphFormatting } from '@eigenpal/docx-editor-core/types/document';
import type { Attrs, Mark, Node } from 'prosemirror-model';
import type { Command, Transaction } from 'prosemirror-state';
import { createListAttributes, noListAttributes } from '../document/styles/list-definitions.ts';
import { getStyleTextFormatting, type Styles } from '../document/styles/styles-of.ts';
import { createFormatMarks, hasSameFormatting } from './format-marks.ts';
import { keepStoredMarks, listSelectedParagraphs } from './paragraph-format.ts';
import { isFormatMark } from './text-format.ts';

/**
 * Applies a paragraph style. The paragraphs' own spacing and indents are removed; character formatting that differs from the old style stays: a title
 * in italics stays in italics.
 */
export function applyStyle(
  styleId: string,
  { styles, numbering }: { styles: Styles; numbering: NumberingDefinitions | undefined },
): Command {
  return (state, dispatch) => {
    const { tr, schema } = state;
    const attrs = getStyleAttributes(styleId, styles, numbering);
    const next = createFormatMarks(getStyleTextFormatting(styles, styleId), schema);
    for (const { pos, node } of listSelectedParagraphs(state)) {
      const before = createFormatMarks(getStyleTextFormatting(styles, node.attrs.styleId), schema);
      tr.setNodeMarkup(pos, null, { ...node.attrs, ...attrs });
      applyStyleToText(tr, { pos, node }, { before, next });
    }
    if (!tr.docChanged) return false;
    const { $from, empty } = state.selection;
    if (empty && $from.parent.content.size === 0) tr.setStoredMarks(next);
    else keepStoredMarks(state, tr);
    dispatch?.(tr);
    return true;
  };
}

/** The attributes of a paragraph that has this style and no direct formatting. */
export function getStyleAttributes(
  styleId: string,
  styles: Styles,
  numbering: NumberingDefinitions | undefined,
): Attrs {
  const formatting: ParagraphFormatting = styles.resolveParagraphStyle(styleId).paragraphFormatting ?? {};
  const numId = formatting.numPr?.numId ?? 0;
  const listPosition = { numId, ilvl: formatting.numPr?.ilvl ?? 0 };
  const list =
    numId > 0 && numbering !== undefined ? createListAttributes(numbering, listPosition) : noListAttributes;
  return {
    ...list,
    ...Object.fromEntries(styledAttributeNames.map((name) => [name, formatting[name] ?? null])),
    ...(numId > 0 ? { numPrFromStyle: listPosition } : {}),
    hangingIndent: formatting.hangingIndent ?? false,
    styleId: styles.getDefaultParagraphStyle()?.styleId === styleId ? null : styleId,
    defaultTextFormatting: getStyleTextFormatting(styles, styleId),
    spacingExplicit: null,
    _originalFormatting: {},
  };
}

/** Paragraph attributes that a style sets. */
export const styledAttributeNames = [
  'alignment',
  'spaceBefore',
  'spaceAfter',
  'lineSpacing',
  'lineSpacingRule',
  'indentLeft',
  'indentRight',
  'indentFirstLine',
  'borders',
  'shading',
  'tabs',
  'keepNext',
  'keepLines',
  'contextualSpacing',
  'outlineLevel',
  'pageBreakBefore',
] as const;

/** Text formatted as the old style says is formatted as the new one says. */
export function applyStyleToText(
  tr: Transaction,
  { pos, node }: { pos: number; node: Node },
  { before, next }: { before: readonly Mark[]; next: readonly Mark[] },
): void {
  const types = [...new Set([...before, ...next].map(({ type }) => type))].filter(isFormatMark);
  node.forEach((inline, offset) => {
    if (!inline.isText) return;
    const [from, to] = [pos + 1 + offset, pos + 1 + offset + inline.nodeSize];
    for (const type of types) {
      const findOfType = (marks: readonly Mark[]): Mark | undefined => type.isInSet(marks);
      if (!hasSameFormatting(findOfType(inline.marks), findOfType(before))) continue;
      const mark = findOfType(next);
      if (mark === undefined) tr.removeMark(from, to, type);
      else tr.addMark(from, to, mark);
    }
  });
}

/** Removes direct formatting from the selected text, so that it follows its style. */
export function clearFormatting(styles: Styles): Command {
  return (state, dispatch) => {
    const { tr, selection, schema } = state;
    const { $from, empty } = selection;
    const getStyleMarks = (styleId: unknown): readonly Mark[] =>
      createFormatMarks(getStyleTextFormatting(styles, styleId), schema);
    if (empty) {
      const keptMarks = (state.storedMarks ?? $from.marks()).filter(({ type }) => !isFormatMark(type));
      dispatch?.(tr.setStoredMarks([...keptMarks, ...getStyleMarks($from.parent.attrs.styleId)]));
      return true;
    }
    for (const range of selection.ranges) {
      state.doc.nodesBetween(range.$from.pos, range.$to.pos, (node, pos, parent) => {
        if (!node.isText) return;
        const [from, to] = [Math.max(pos, range.$from.pos), Math.min(pos + node.nodeSize, range.$to.pos)];
        for (const { type } of node.marks) if (isFormatMark(type)) tr.removeMark(from, to, type);
        for (const mark of getStyleMarks(parent?.attrs.styleId)) tr.addMark(from, to, mark);
      });
    }
    dispatch?.(tr);
    return true;
  };
}

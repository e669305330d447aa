import type { DocxPackage, TextFormatting } from '@eigenpal/docx-editor-core/types/document';
import type { Direction } from '@redraft/sentences/languages';
import type { Attrs, Node } from 'prosemirror-model';
import type { EditorState } from 'prosemirror-state';
import {
  getDirection,
  getEmptyDirection,
  mirrorAlignment,
} from '../document/direction/paragraph-direction.ts';
import {
  getDefaultStyleId,
  getStyles,
  getStyleTextFormatting,
  type Styles,
} from '../document/styles/styles-of.ts';
import { formatFromMarks, type TextFormat, toTextFormat } from './text-format.ts';

export interface ParagraphFormat {
  styleId: string;
  /** The side at which lines are aligned on the page. */
  alignment: string;
  direction: Direction;
  list: 'bullet' | 'number' | 'none';
  /** Line spacing in lines; null if it is set in points. */
  lines: number | null;
  /** In twentieths of a point. */
  before: number;
  after: number;
}

/** Formatting of the selection; null for mixed values. */
export type SelectionFormat = OrMixed<TextFormat & ParagraphFormat>;
type OrMixed<Format> = { [Key in keyof Format]: Format[Key] | null };

/** The values that the tools display: always read from the text and its styles. */
export function readSelectionFormat(state: EditorState, parts: DocxPackage): SelectionFormat {
  const styles = getStyles(parts);
  const { selection, doc } = state;
  const emptyDirection = getEmptyDirection(doc);
  const common: { paragraph: OrMixed<ParagraphFormat> | null; text: OrMixed<TextFormat> | null } = {
    paragraph: null,
    text: null,
  };
  const getStyleFormatting = memoize((styleId: unknown) => getStyleTextFormatting(styles, styleId));
  for (const { $from, $to } of selection.ranges) {
    doc.nodesBetween($from.pos, $to.pos, (node, _pos, parent) => {
      if (node.type.name === 'paragraph') {
        common.paragraph = commonValues(common.paragraph, readParagraphFormat(node, styles, emptyDirection));
      }
      if (!node.isText || parent === null || selection.empty) return;
      common.text = commonValues(
        common.text,
        formatFromMarks(node.marks, initialFormatting(parent.attrs, getStyleFormatting), parts.theme),
      );
    });
  }
  return { ...noParagraph, ...common.paragraph, ...(common.text ?? formatAtCaret(state, parts, styles)) };
}

const noParagraph: Record<keyof ParagraphFormat, null> = {
  styleId: null,
  alignment: null,
  direction: null,
  list: null,
  lines: null,
  before: null,
  after: null,
};

/** The format of the next typed character. */
function formatAtCaret(state: EditorState, parts: DocxPackage, styles: Styles): TextFormat {
  const { $from } = state.selection;
  const initial = initialFormatting($from.parent.attrs, (styleId) => getStyleTextFormatting(styles, styleId));
  const marks = state.storedMarks;
  if (marks === null && $from.parent.content.size === 0) return toTextFormat(initial, parts.theme);
  return formatFromMarks(marks ?? $from.marks(), initial, parts.theme);
}

/** Initial format of text in a paragraph. */
function initialFormatting(
  { defaultTextFormatting, styleId }: Attrs,
  getStyleFormatting: (id: unknown) => TextFormatting,
) {
  const ownFormatting: TextFormatting = defaultTextFormatting ?? {};
  return { ...getStyleFormatting(styleId), ...ownFormatting };
}

function readParagraphFormat(paragraph: Node, styles: Styles, emptyDirection: Direction): ParagraphFormat {
  const { attrs } = paragraph;
  const direction = getDirection(paragraph, emptyDirection);
  const { styleId, alignment, lineSpacing, lineSpacingRule, spaceBefore, spaceAfter } = attrs;
  const isInLines = lineSpacingRule === null || lineSpacingRule === undefined || lineSpacingRule === 'auto';
  return {
    styleId: typeof styleId === 'string' ? styleId : getDefaultStyleId(styles),
    alignment: mirrorAlignment(toTransitional(alignment), direction),
    direction,
    list: !attrs.numPr?.numId ? 'none' : attrs.listIsBullet === true ? 'bullet' : 'number',
    lines: isInLines ? (typeof lineSpacing === 'number' ? lineSpacing : 240) / 240 : null,
    before: typeof spaceBefore === 'number' ? spaceBefore : 0,
    after: typeof spaceAfter === 'number' ? spaceAfter : 0,
  };
}

/** Strict files say start and end. */
function toTransitional(alignment: unknown): string {
  if (alignment === 'end') return 'right';
  return typeof alignment === 'string' && alignment !== 'start' ? alignment : 'left';
}

/** The values that two formats have in common. */
function commonValues<Format extends object>(one: Format | null, other: Format): Format {
  if (one === null) return other;
  const mixed: Partial<Record<keyof Format, null>> = {};
  for (const name in one) if (one[name] !== other[name]) mixed[name] = null;
  return { ...one, ...mixed };
}

function memoize<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = compute(key);
    known.set(key, value);
    return value;
  };
}

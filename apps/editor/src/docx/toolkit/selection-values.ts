import type { DocxPackage, TextFormatting } from '@eigenpal/docx-editor-core/types/document';
import type { Attrs } from 'prosemirror-model';
import type { EditorState } from 'prosemirror-state';
import { plainStyleId, type Styles, stylesOf, textOfStyle } from '../document/styles/styles-of.ts';
import { formatFromMarks, type TextFormat, textFormatOf } from './text-format.ts';

export interface ParagraphFormat {
  styleId: string;
  alignment: string;
  list: 'bullet' | 'number' | 'none';
  /** Line spacing in lines; null if it is set in points. */
  lines: number | null;
  /** In twentieths of a point. */
  before: number;
  after: number;
}

/** Formatting of the selection; null for mixed values. */
export type SelectionValues = Known<TextFormat & ParagraphFormat>;
type Known<Look> = { [Key in keyof Look]: Look[Key] | null };

/** The values that the tools display: always read from the text and its styles. */
export function readSelectionValues(state: EditorState, parts: DocxPackage): SelectionValues {
  const styles = stylesOf(parts);
  const { selection, doc } = state;
  const seen: { paragraph: Known<ParagraphFormat> | null; text: Known<TextFormat> | null } = {
    paragraph: null,
    text: null,
  };
  const base = memoize((styleId: unknown) => textOfStyle(styles, styleId));
  for (const { $from, $to } of selection.ranges) {
    doc.nodesBetween($from.pos, $to.pos, (node, _pos, parent) => {
      if (node.type.name === 'paragraph') {
        seen.paragraph = commonValues(seen.paragraph, paragraphFormat(node.attrs, styles));
      }
      if (!node.isText || parent === null || selection.empty) return;
      seen.text = commonValues(
        seen.text,
        formatFromMarks(node.marks, startOf(parent.attrs, base), parts.theme),
      );
    });
  }
  return { ...noParagraph, ...seen.paragraph, ...(seen.text ?? formatAtCaret(state, parts, styles)) };
}

const noParagraph: Record<keyof ParagraphFormat, null> = {
  styleId: null,
  alignment: null,
  list: null,
  lines: null,
  before: null,
  after: null,
};

/** The format of the next typed character. */
function formatAtCaret(state: EditorState, parts: DocxPackage, styles: Styles): TextFormat {
  const { $from } = state.selection;
  const start = startOf($from.parent.attrs, (styleId) => textOfStyle(styles, styleId));
  const marks = state.storedMarks;
  if (marks === null && $from.parent.content.size === 0) return textFormatOf(start, parts.theme);
  return formatFromMarks(marks ?? $from.marks(), start, parts.theme);
}

/** Initial format of text in a paragraph. */
function startOf({ defaultTextFormatting, styleId }: Attrs, ofStyle: (id: unknown) => TextFormatting) {
  const own: TextFormatting = defaultTextFormatting ?? {};
  return { ...ofStyle(styleId), ...own };
}

function paragraphFormat(attrs: Attrs, styles: Styles): ParagraphFormat {
  const { styleId, alignment, lineSpacing, lineSpacingRule, spaceBefore, spaceAfter } = attrs;
  const isInLines = lineSpacingRule === null || lineSpacingRule === undefined || lineSpacingRule === 'auto';
  return {
    styleId: typeof styleId === 'string' ? styleId : plainStyleId(styles),
    alignment: typeof alignment === 'string' ? alignment : attrs.bidi === true ? 'right' : 'left',
    list: !attrs.numPr?.numId ? 'none' : attrs.listIsBullet === true ? 'bullet' : 'number',
    lines: isInLines ? (typeof lineSpacing === 'number' ? lineSpacing : 240) / 240 : null,
    before: typeof spaceBefore === 'number' ? spaceBefore : 0,
    after: typeof spaceAfter === 'number' ? spaceAfter : 0,
  };
}

/** The values that two formats have in common. */
function commonValues<Look extends object>(one: Look | null, other: Look): Look {
  if (one === null) return other;
  const mixed: Partial<Record<keyof Look, null>> = {};
  for (const name in one) if (one[name] !== other[name]) mixed[name] = null;
  return { ...one, ...mixed };
}

function memoize<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = make(key);
    known.set(key, value);
    return value;
  };
}

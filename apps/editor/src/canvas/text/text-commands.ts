import { splitBlockAs } from 'prosemirror-commands';
import type { Node } from 'prosemirror-model';
import type { Command, EditorState, Transaction } from 'prosemirror-state';
import type { RunFormat } from '../scene/run-format.ts';
import type { ParagraphFormat } from './text-formats.ts';
import { emptyFormatOf, formatMark, paragraphFormatOf, runFormatOf, textSchema } from './text-schema.ts';

/** Editing commands for the text of a shape; each is one transaction. */
export function setFormat(part: Partial<RunFormat>): Command {
  return (state, dispatch) => {
    const { tr } = state;
    const { from, to, empty } = state.selection;
    if (empty) tr.setStoredMarks([formatMark({ ...formatAt(state), ...part })]);
    state.doc.nodesBetween(from, to, (node, pos) => {
      if (node.type === textSchema.nodes.paragraph) {
        if (node.content.size > 0) return true;
        const { attrs } = node;
        tr.setNodeMarkup(pos, null, { ...attrs, empty: { ...emptyFormatOf(attrs), ...part } });
        if (empty) tr.setStoredMarks([formatMark({ ...emptyFormatOf(attrs), ...part })]);
      }
      if (!node.isInline || empty) return true;
      const mark = textSchema.marks.look.isInSet(node.marks);
      const format = mark === undefined ? formatAt(state) : runFormatOf(mark.attrs);
      tr.addMark(Math.max(from, pos), Math.min(to, pos + node.nodeSize), formatMark({ ...format, ...part }));
      return false;
    });
    dispatch?.(tr);
    return true;
  };
}

export function toggleFormat(name: 'bold' | 'italic' | 'underline' | 'strike'): Command {
  return (state, dispatch) => setFormat({ [name]: selectedFormat(state)[name] !== true })(state, dispatch);
}

export function setParagraph(change: (format: ParagraphFormat) => Partial<ParagraphFormat>): Command {
  return (state, dispatch) => {
    const { tr } = state;
    const { from, to } = state.selection;
    state.doc.nodesBetween(from, to, (node, pos) => {
      if (node.type !== textSchema.nodes.paragraph) return true;
      const format = paragraphFormatOf(node.attrs);
      tr.setNodeMarkup(pos, null, { ...node.attrs, look: { ...format, ...change(format) } });
      return false;
    });
    // Text typed next keeps the current formatting.
    dispatch?.(tr.setStoredMarks(state.storedMarks));
    return true;
  };
}

/** The caret's paragraph, or the first selected one: with everything selected, both ends are outside any paragraph. */
function firstParagraph({ doc, selection: { $from } }: EditorState): Node {
  return $from.parent.isTextblock ? $from.parent : doc.child(0);
}

const maxDepth = 8;

export function deeper(by: 1 | -1): (format: ParagraphFormat) => Partial<ParagraphFormat> {
  return ({ level }) => ({ level: Math.min(maxDepth, Math.max(0, level + by)) });
}

/** In a list, or at the start of a paragraph, Tab increases the level; elsewhere it inserts a tab character. */
export const tab: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  const { list } = paragraphFormatOf(firstParagraph(state).attrs);
  if (list !== 'none' || !empty || $from.parentOffset === 0) return setParagraph(deeper(1))(state, dispatch);
  dispatch?.(state.tr.insertText('\t').scrollIntoView());
  return true;
};

const divide = splitBlockAs(({ type, attrs }) => ({ type, attrs }));

/** Enter in an empty list item ends the list; otherwise it starts a new paragraph. */
export const enter: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  const format = paragraphFormatOf(firstParagraph(state).attrs);
  if (empty && $from.parent.content.size === 0 && format.list !== 'none') {
    return setParagraph(() => ({ list: 'none', level: 0 }))(state, dispatch);
  }
  return divide(state, dispatch);
};

/** Backspace at the start of a list item first turns it into a plain paragraph. */
export const backspaceInList: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  const format = paragraphFormatOf(firstParagraph(state).attrs);
  if (!empty || $from.parentOffset > 0 || (format.list === 'none' && format.level === 0)) return false;
  return setParagraph(() => (format.list === 'none' ? { level: 0 } : { list: 'none' }))(state, dispatch);
};

export const lineBreak: Command = (state, dispatch) => {
  const node = textSchema.nodes.break.create(null, null, [formatMark(formatAt(state))]);
  dispatch?.(state.tr.replaceSelectionWith(node, false).scrollIntoView());
  return true;
};

/** The format of text typed at the caret. */
export function formatAt(state: EditorState): RunFormat {
  const { $from, from, to, empty } = state.selection;
  const marks = state.storedMarks ?? (empty ? $from.marks() : (firstMarks(state, from, to) ?? $from.marks()));
  const mark = textSchema.marks.look.isInSet(marks);
  return mark === undefined ? emptyFormatOf(firstParagraph(state).attrs) : runFormatOf(mark.attrs);
}

function firstMarks(state: EditorState, from: number, to: number) {
  let found: ReturnType<typeof state.selection.$from.marks> | null = null;
  state.doc.nodesBetween(from, to, (node) => {
    if (found === null && node.isInline) found = [...node.marks];
    return found === null;
  });
  return found;
}

/** The formatting that all selected text has in common. */
export function selectedFormat(state: EditorState): Partial<RunFormat & ParagraphFormat> {
  const { from, to, empty } = state.selection;
  const paragraph = paragraphFormatOf(firstParagraph(state).attrs);
  if (empty) return { ...paragraph, ...formatAt(state) };
  const formats: RunFormat[] = [];
  state.doc.nodesBetween(from, to, (node) => {
    const mark = node.isInline ? textSchema.marks.look.isInSet(node.marks) : undefined;
    if (mark !== undefined) formats.push(runFormatOf(mark.attrs));
  });
  const [first, ...others] = formats;
  if (first === undefined) return { ...paragraph, ...formatAt(state) };
  const common = Object.entries(first).filter(([name, value]) =>
    others.every((format) => Object.entries(format).some(([key, its]) => key === name && its === value)),
  );
  return { ...paragraph, ...Object.fromEntries(common) };
}

/**
 * Keeps the format attributes of paragraphs in step with their text: text without a format mark gets one, and a paragraph remembers the format of its
 * last text for when it is emptied or split.
 */
export function normalize(state: EditorState): Transaction | null {
  const { tr } = state;
  state.doc.forEach((node, pos) => {
    let last: RunFormat | null = null;
    node.forEach((inline, offset) => {
      const mark = textSchema.marks.look.isInSet(inline.marks);
      last = mark === undefined ? (last ?? emptyFormatOf(node.attrs)) : runFormatOf(mark.attrs);
      if (mark === undefined) {
        const from = pos + 1 + offset;
        tr.addMark(from, from + inline.nodeSize, formatMark(last));
      }
    });
    if (last !== null && last !== emptyFormatOf(node.attrs))
      tr.setNodeMarkup(pos, null, { ...node.attrs, empty: last });
  });
  const { $from, empty } = state.selection;
  if (empty && $from.parent.content.size === 0 && state.storedMarks === null) {
    return tr.setStoredMarks([formatMark(emptyFormatOf(firstParagraph(state).attrs))]);
  }
  return tr.docChanged ? tr.setStoredMarks(state.storedMarks) : null;
}

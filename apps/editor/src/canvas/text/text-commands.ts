import { splitBlockAs } from 'prosemirror-commands';
import type { Node } from 'prosemirror-model';
import type { Command, EditorState, Transaction } from 'prosemirror-state';
import type { RunFormat } from '../scene/run-format.ts';
import type { ParagraphFormat } from './text-formats.ts';
import {
  createFormatMark,
  getEmptyFormat,
  getParagraphFormat,
  getRunFormat,
  textSchema,
} from './text-schema.ts';

/** Editing commands for the text of a shape; each is one transaction. */
export function setFormat(patch: Partial<RunFormat>): Command {
  return (state, dispatch) => {
    const { tr } = state;
    const { from, to, empty } = state.selection;
    if (empty) tr.setStoredMarks([createFormatMark({ ...getTypingFormat(state), ...patch })]);
    state.doc.nodesBetween(from, to, (node, pos) => {
      if (node.type === textSchema.nodes.paragraph) {
        if (node.content.size > 0) return true;
        const { attrs } = node;
        tr.setNodeMarkup(pos, null, { ...attrs, empty: { ...getEmptyFormat(attrs), ...patch } });
        if (empty) tr.setStoredMarks([createFormatMark({ ...getEmptyFormat(attrs), ...patch })]);
      }
      if (!node.isInline || empty) return true;
      const mark = textSchema.marks.look.isInSet(node.marks);
      const format = mark === undefined ? getTypingFormat(state) : getRunFormat(mark.attrs);
      tr.addMark(
        Math.max(from, pos),
        Math.min(to, pos + node.nodeSize),
        createFormatMark({ ...format, ...patch }),
      );
      return false;
    });
    dispatch?.(tr);
    return true;
  };
}

export function toggleFormat(name: 'bold' | 'italic' | 'underline' | 'strike'): Command {
  return (state, dispatch) => setFormat({ [name]: getCommonFormat(state)[name] !== true })(state, dispatch);
}

export function setParagraph(change: (format: ParagraphFormat) => Partial<ParagraphFormat>): Command {
  return (state, dispatch) => {
    const { tr } = state;
    const { from, to } = state.selection;
    state.doc.nodesBetween(from, to, (node, pos) => {
      if (node.type !== textSchema.nodes.paragraph) return true;
      const format = getParagraphFormat(node.attrs);
      tr.setNodeMarkup(pos, null, { ...node.attrs, look: { ...format, ...change(format) } });
      return false;
    });
    // Text typed next keeps the current formatting.
    dispatch?.(tr.setStoredMarks(state.storedMarks));
    return true;
  };
}

/** The caret's paragraph, or the first selected one: with everything selected, both ends are outside any paragraph. */
function getFirstParagraph({ doc, selection: { $from } }: EditorState): Node {
  return $from.parent.isTextblock ? $from.parent : doc.child(0);
}

/** A list from the tools has the default markers. */
export const createListChange = (list: ParagraphFormat['list']): Partial<ParagraphFormat> => ({
  list,
  marker: null,
  indents: null,
});

const maxDepth = 8;

export function createLevelChange(direction: 1 | -1): (format: ParagraphFormat) => Partial<ParagraphFormat> {
  return ({ level }) => ({ level: Math.min(maxDepth, Math.max(0, level + direction)) });
}

/** In a list, or at the start of a paragraph, Tab increases the level; elsewhere it inserts a tab character. */
export const handleTab: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  const { list } = getParagraphFormat(getFirstParagraph(state).attrs);
  if (list !== 'none' || !empty || $from.parentOffset === 0)
    return setParagraph(createLevelChange(1))(state, dispatch);
  dispatch?.(state.tr.insertText('\t').scrollIntoView());
  return true;
};

const splitParagraph = splitBlockAs(({ type, attrs }) => ({ type, attrs }));

/** Enter in an empty list item ends the list; otherwise it starts a new paragraph. */
export const handleEnter: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  const format = getParagraphFormat(getFirstParagraph(state).attrs);
  if (empty && $from.parent.content.size === 0 && format.list !== 'none') {
    return setParagraph(() => ({ list: 'none', level: 0 }))(state, dispatch);
  }
  return splitParagraph(state, dispatch);
};

/** Backspace at the start of a list item first turns it into a plain paragraph. */
export const handleBackspaceInList: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  const format = getParagraphFormat(getFirstParagraph(state).attrs);
  if (!empty || $from.parentOffset > 0 || (format.list === 'none' && format.level === 0)) return false;
  return setParagraph(() => (format.list === 'none' ? { level: 0 } : createListChange('none')))(
    state,
    dispatch,
  );
};

export const insertLineBreak: Command = (state, dispatch) => {
  const node = textSchema.nodes.break.create(null, null, [createFormatMark(getTypingFormat(state))]);
  dispatch?.(state.tr.replaceSelectionWith(node, false).scrollIntoView());
  return true;
};

/** The format of text typed at the caret. */
export function getTypingFormat(state: EditorState): RunFormat {
  const { $from, from, to, empty } = state.selection;
  const marks =
    state.storedMarks ?? (empty ? $from.marks() : (findFirstMarks(state, from, to) ?? $from.marks()));
  const mark = textSchema.marks.look.isInSet(marks);
  return mark === undefined ? getEmptyFormat(getFirstParagraph(state).attrs) : getRunFormat(mark.attrs);
}

function findFirstMarks(state: EditorState, from: number, to: number) {
  let found: ReturnType<typeof state.selection.$from.marks> | null = null;
  state.doc.nodesBetween(from, to, (node) => {
    if (found === null && node.isInline) found = [...node.marks];
    return found === null;
  });
  return found;
}

/** The formatting that all selected text has in common. */
export function getCommonFormat(state: EditorState): Partial<RunFormat & ParagraphFormat> {
  const { from, to, empty } = state.selection;
  const paragraph = getParagraphFormat(getFirstParagraph(state).attrs);
  if (empty) return { ...paragraph, ...getTypingFormat(state) };
  const formats: RunFormat[] = [];
  state.doc.nodesBetween(from, to, (node) => {
    const mark = node.isInline ? textSchema.marks.look.isInSet(node.marks) : undefined;
    if (mark !== undefined) formats.push(getRunFormat(mark.attrs));
  });
  const [first, ...others] = formats;
  if (first === undefined) return { ...paragraph, ...getTypingFormat(state) };
  const common = Object.entries(first).filter(([name, value]) =>
    others.every((format) =>
      Object.entries(format).some(([key, otherValue]) => key === name && otherValue === value),
    ),
  );
  return { ...paragraph, ...Object.fromEntries(common) };
}

/**
 * Keeps the format attributes of paragraphs in step with their text: text without a format mark gets one, and a paragraph remembers the format of its
 * last text for when it is emptied or split.
 */
export function normalizeFormats(state: EditorState): Transaction | null {
  const { tr } = state;
  state.doc.forEach((node, pos) => {
    let last: RunFormat | null = null;
    node.forEach((inline, offset) => {
      const mark = textSchema.marks.look.isInSet(inline.marks);
      last = mark === undefined ? (last ?? getEmptyFormat(node.attrs)) : getRunFormat(mark.attrs);
      if (mark === undefined) {
        const from = pos + 1 + offset;
        tr.addMark(from, from + inline.nodeSize, createFormatMark(last));
      }
    });
    if (last !== null && last !== getEmptyFormat(node.attrs))
      tr.setNodeMarkup(pos, null, { ...node.attrs, empty: last });
  });
  const { $from, empty } = state.selection;
  if (empty && $from.parent.content.size === 0 && state.storedMarks === null) {
    return tr.setStoredMarks([createFormatMark(getEmptyFormat(getFirstParagraph(state).attrs))]);
  }
  return tr.docChanged ? tr.setStoredMarks(state.storedMarks) : null;
}

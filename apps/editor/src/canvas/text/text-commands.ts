import { splitBlockAs } from 'prosemirror-commands';
import type { Node } from 'prosemirror-model';
import type { Command, EditorState, Transaction } from 'prosemirror-state';
import type { RunLook } from '../scene/run-look.ts';
import type { ParagraphLook } from './looks.ts';
import { emptyLook, lookMark, paragraphLook, runLook, textSchema } from './text-schema.ts';

/** What the person who writes does to the words of a shape; each is one transaction. */
export function setLook(part: Partial<RunLook>): Command {
  return (state, dispatch) => {
    const { tr } = state;
    const { from, to, empty } = state.selection;
    if (empty) tr.setStoredMarks([lookMark({ ...lookAt(state), ...part })]);
    state.doc.nodesBetween(from, to, (node, pos) => {
      if (node.type === textSchema.nodes.paragraph) {
        if (node.content.size > 0) return true;
        const { attrs } = node;
        tr.setNodeMarkup(pos, null, { ...attrs, empty: { ...emptyLook(attrs), ...part } });
        if (empty) tr.setStoredMarks([lookMark({ ...emptyLook(attrs), ...part })]);
      }
      if (!node.isInline || empty) return true;
      const mark = textSchema.marks.look.isInSet(node.marks);
      const look = mark === undefined ? lookAt(state) : runLook(mark.attrs);
      tr.addMark(Math.max(from, pos), Math.min(to, pos + node.nodeSize), lookMark({ ...look, ...part }));
      return false;
    });
    dispatch?.(tr);
    return true;
  };
}

export function toggleLook(name: 'bold' | 'italic' | 'underline' | 'strike'): Command {
  return (state, dispatch) => setLook({ [name]: shownLook(state)[name] !== true })(state, dispatch);
}

export function setParagraph(change: (look: ParagraphLook) => Partial<ParagraphLook>): Command {
  return (state, dispatch) => {
    const { tr } = state;
    const { from, to } = state.selection;
    state.doc.nodesBetween(from, to, (node, pos) => {
      if (node.type !== textSchema.nodes.paragraph) return true;
      const look = paragraphLook(node.attrs);
      tr.setNodeMarkup(pos, null, { ...node.attrs, look: { ...look, ...change(look) } });
      return false;
    });
    // The words that come next look as those before them did.
    dispatch?.(tr.setStoredMarks(state.storedMarks));
    return true;
  };
}

/** That of the caret, or the first of what is selected: with everything selected, both ends are in no paragraph. */
function firstParagraph({ doc, selection: { $from } }: EditorState): Node {
  return $from.parent.isTextblock ? $from.parent : doc.child(0);
}

const deepest = 8;

export function deeper(by: 1 | -1): (look: ParagraphLook) => Partial<ParagraphLook> {
  return ({ level }) => ({ level: Math.min(deepest, Math.max(0, level + by)) });
}

/** In a list, and at the beginning of a paragraph, Tab goes a level deeper; elsewhere it is a sign. */
export const tab: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  const { list } = paragraphLook(firstParagraph(state).attrs);
  if (list !== 'none' || !empty || $from.parentOffset === 0) return setParagraph(deeper(1))(state, dispatch);
  dispatch?.(state.tr.insertText('\t').scrollIntoView());
  return true;
};

const divide = splitBlockAs(({ type, attrs }) => ({ type, attrs }));

/** An empty item of a list ends the list; else there is one paragraph more. */
export const enter: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  const look = paragraphLook(firstParagraph(state).attrs);
  if (empty && $from.parent.content.size === 0 && look.list !== 'none') {
    return setParagraph(() => ({ list: 'none', level: 0 }))(state, dispatch);
  }
  return divide(state, dispatch);
};

/** At the beginning of an item of a list the item becomes a paragraph first. */
export const backspaceInList: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  const look = paragraphLook(firstParagraph(state).attrs);
  if (!empty || $from.parentOffset > 0 || (look.list === 'none' && look.level === 0)) return false;
  return setParagraph(() => (look.list === 'none' ? { level: 0 } : { list: 'none' }))(state, dispatch);
};

export const lineBreak: Command = (state, dispatch) => {
  const node = textSchema.nodes.break.create(null, null, [lookMark(lookAt(state))]);
  dispatch?.(state.tr.replaceSelectionWith(node, false).scrollIntoView());
  return true;
};

/** What is written at the caret looks like this. */
export function lookAt(state: EditorState): RunLook {
  const { $from, from, to, empty } = state.selection;
  const marks = state.storedMarks ?? (empty ? $from.marks() : (firstMarks(state, from, to) ?? $from.marks()));
  const mark = textSchema.marks.look.isInSet(marks);
  return mark === undefined ? emptyLook(firstParagraph(state).attrs) : runLook(mark.attrs);
}

function firstMarks(state: EditorState, from: number, to: number) {
  let found: ReturnType<typeof state.selection.$from.marks> | null = null;
  state.doc.nodesBetween(from, to, (node) => {
    if (found === null && node.isInline) found = [...node.marks];
    return found === null;
  });
  return found;
}

/** What the selected words have in common. */
export function shownLook(state: EditorState): Partial<RunLook & ParagraphLook> {
  const { from, to, empty } = state.selection;
  const paragraph = paragraphLook(firstParagraph(state).attrs);
  if (empty) return { ...paragraph, ...lookAt(state) };
  const looks: RunLook[] = [];
  state.doc.nodesBetween(from, to, (node) => {
    const mark = node.isInline ? textSchema.marks.look.isInSet(node.marks) : undefined;
    if (mark !== undefined) looks.push(runLook(mark.attrs));
  });
  const [first, ...others] = looks;
  if (first === undefined) return { ...paragraph, ...lookAt(state) };
  const common = Object.entries(first).filter(([name, value]) =>
    others.every((look) => Object.entries(look).some(([key, its]) => key === name && its === value)),
  );
  return { ...paragraph, ...Object.fromEntries(common) };
}

/**
 * Keeps what is known of a paragraph's words in step with them: words without a look get one, and a paragraph remembers the look of its last
 * words, so that they look the same when it was emptied or divided.
 */
export function settled(state: EditorState): Transaction | null {
  const { tr } = state;
  state.doc.forEach((node, pos) => {
    let last: RunLook | null = null;
    node.forEach((inline, offset) => {
      const mark = textSchema.marks.look.isInSet(inline.marks);
      last = mark === undefined ? (last ?? emptyLook(node.attrs)) : runLook(mark.attrs);
      if (mark === undefined) {
        const from = pos + 1 + offset;
        tr.addMark(from, from + inline.nodeSize, lookMark(last));
      }
    });
    if (last !== null && last !== emptyLook(node.attrs))
      tr.setNodeMarkup(pos, null, { ...node.attrs, empty: last });
  });
  const { $from, empty } = state.selection;
  if (empty && $from.parent.content.size === 0 && state.storedMarks === null) {
    return tr.setStoredMarks([lookMark(emptyLook(firstParagraph(state).attrs))]);
  }
  return tr.docChanged ? tr.setStoredMarks(state.storedMarks) : null;
}

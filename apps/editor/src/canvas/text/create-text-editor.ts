import { baseKeymap, chainCommands, selectAll } from 'prosemirror-commands';
import { keymap } from 'prosemirror-keymap';
import { Fragment, Slice } from 'prosemirror-model';
import { type Command, EditorState, Plugin, Selection } from 'prosemirror-state';
import { Decoration, DecorationSet, EditorView } from 'prosemirror-view';
import type { TextBody } from '../scene/scene.ts';
import { createLeveling, type Levels } from './levels.ts';
import { markersOf } from './markers.ts';
import {
  backspaceInList,
  deeper,
  enter,
  formatAt,
  lineBreak,
  normalize,
  setParagraph,
  tab,
  toggleFormat,
} from './text-commands.ts';
import { bodyOfDoc, docOf, formatMark, paragraphFormatOf, textSchema } from './text-schema.ts';

export interface TextEditor {
  view: EditorView;
  /** Shows the text of the scene if it differs from what was last written here, as after an undo. */
  show: (body: TextBody) => void;
  /** Puts the caret at a screen position. */
  caretAt: (point: { x: number; y: number }) => void;
  destroy: () => void;
}

interface Options {
  place: HTMLElement;
  body: TextBody;
  label: string;
  /** Default formatting per level, if the layout defines it. */
  levels?: Levels | null;
  onChange: (body: TextBody) => void;
  /** The selection or its formatting has changed. */
  onFormatChange: () => void;
  onLeave: () => void;
  /** Tab to another cell; false if the text handles it itself. */
  onTab: (by: 1 | -1) => boolean;
}

/** Editor for the text of one shape. The scene keeps the undo history. */
export function createTextEditor(options: Options): TextEditor {
  const { place, body, label, levels = null, onChange, onFormatChange } = options;
  let shown = body;
  const view: EditorView = new EditorView(
    { mount: place },
    {
      state: EditorState.create({
        doc: docOf(body),
        plugins: [
          keys(options),
          markers(),
          ...(levels === null ? [] : [createLeveling(levels)]),
          createNormalizer(),
        ],
      }),
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, spellcheck: 'true' },
      // Pasted text takes the formatting of its surroundings.
      handlePaste: (_, event) => {
        const text = event.clipboardData?.getData('text/plain') ?? '';
        if (text !== '') view.pasteText(text);
        return text !== '';
      },
      clipboardTextParser: (text, $context) => {
        const marks = [formatMark(formatAt(view.state))];
        const { attrs } = $context.parent;
        const paragraphs = text
          .split(/\r\n?|\n/)
          .map((line) =>
            textSchema.nodes.paragraph.create(
              $context.parent.type === textSchema.nodes.paragraph ? attrs : null,
              line === '' ? [] : [textSchema.text(line, marks)],
            ),
          );
        return new Slice(Fragment.from(paragraphs), 1, 1);
      },
      dispatchTransaction: (transaction) => {
        view.updateState(view.state.apply(transaction));
        if (transaction.docChanged && transaction.getMeta('shown') !== true) {
          shown = bodyOfDoc(view.state.doc, shown);
          onChange(shown);
        }
        onFormatChange();
      },
    },
  );
  // When opened by keyboard, the caret is at the end.
  view.dispatch(view.state.tr.setSelection(Selection.atEnd(view.state.doc)).setMeta('shown', true));
  return {
    view,
    show: (next) => {
      if (next === shown || view.composing) return;
      shown = next;
      showDoc(view, next);
    },
    caretAt: ({ x, y }) => {
      const found = view.posAtCoords({ left: x, top: y });
      if (found === null) return;
      const selection = Selection.near(view.state.doc.resolve(found.pos));
      view.dispatch(view.state.tr.setSelection(selection).setMeta('shown', true));
    },
    destroy: () => view.destroy(),
  };
}

/** Replaces only the difference, and puts the caret after it. */
function showDoc(view: EditorView, body: TextBody): void {
  const { doc, tr } = view.state;
  const next = docOf(body);
  const start = doc.content.findDiffStart(next.content);
  const end = doc.content.findDiffEnd(next.content);
  if (start === null || end === null) return;
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  tr.replace(start, end.a + overlap, next.slice(start, end.b + overlap));
  const caret = Math.min(tr.doc.content.size, end.b + overlap);
  view.dispatch(tr.setSelection(Selection.near(tr.doc.resolve(caret), -1)).setMeta('shown', true));
}

function keys({ onLeave, onTab }: Options): Plugin {
  return keymap({
    ...baseKeymap,
    'Mod-b': toggleFormat('bold'),
    'Mod-i': toggleFormat('italic'),
    'Mod-u': toggleFormat('underline'),
    'Mod-a': selectAll,
    Tab: chainCommands(() => onTab(1), tab),
    'Shift-Tab': chainCommands(() => onTab(-1), setParagraph(deeper(-1))),
    Enter: enter,
    'Shift-Enter': lineBreak,
    Backspace: chainCommands(backspaceInList, baseKeymap.Backspace ?? (() => false)),
    Escape: leaveKeys(onLeave),
  });
}

function leaveKeys(leave: () => void): Command {
  return () => {
    leave();
    return true;
  };
}

/** Bullets and numbers, as in the read-only view. */
function markers(): Plugin {
  return new Plugin({
    props: {
      decorations: ({ doc }) => {
        const formats = doc.children.map(({ attrs }) => paragraphFormatOf(attrs));
        const found = markersOf(formats);
        const decorations: Decoration[] = [];
        doc.forEach((node, pos, index) => {
          const marker = found[index] ?? '';
          if (marker !== '')
            decorations.push(Decoration.node(pos, pos + node.nodeSize, { 'data-marker': marker }));
        });
        return DecorationSet.create(doc, decorations);
      },
    },
  });
}

function createNormalizer(): Plugin {
  return new Plugin({
    appendTransaction: (transactions, _, state) => {
      if (!transactions.some((transaction) => transaction.docChanged || transaction.selectionSet))
        return null;
      const found = normalize(state);
      return transactions.some((transaction) => transaction.getMeta('shown') === true)
        ? (found?.setMeta('shown', true) ?? null)
        : found;
    },
  });
}

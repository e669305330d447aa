import { baseKeymap, chainCommands, selectAll } from 'prosemirror-commands';
import { keymap } from 'prosemirror-keymap';
import { Fragment, Slice } from 'prosemirror-model';
import { type Command, EditorState, Plugin, Selection } from 'prosemirror-state';
import { Decoration, DecorationSet, EditorView } from 'prosemirror-view';
import type { TextBody } from '../scene/scene.ts';
import { createLevelPlugin, type Levels } from './levels.ts';
import { computeMarkers } from './markers.ts';
import {
  createLevelChange,
  getTypingFormat,
  handleBackspaceInList,
  handleEnter,
  handleTab,
  insertLineBreak,
  normalizeFormats,
  setParagraph,
  toggleFormat,
} from './text-commands.ts';
import { createFormatMark, getParagraphFormat, textSchema, toBody, toDoc } from './text-schema.ts';
import { createTypedDirectionPlugin } from './typed-direction.ts';

export interface TextEditor {
  view: EditorView;
  /** Shows the text of the scene if it differs from what was last written here, as after an undo. */
  showBody: (body: TextBody) => void;
  /** Puts the caret at a screen position. */
  placeCaretAt: (point: { x: number; y: number }) => void;
  destroy: () => void;
}

interface Options {
  mount: HTMLElement;
  body: TextBody;
  label: string;
  /** Default formatting per level, if the layout defines it. */
  levels?: Levels | null;
  onChange: (body: TextBody) => void;
  /** The selection or its formatting has changed. */
  onFormatChange: () => void;
  onLeave: () => void;
  /** Tab to another cell; false if the text handles it itself. */
  onTab: (direction: 1 | -1) => boolean;
}

/** Editor for the text of one shape. The scene keeps the undo history. */
export function createTextEditor(options: Options): TextEditor {
  const { mount, body, label, levels = null, onChange, onFormatChange } = options;
  let shownBody = body;
  const view: EditorView = new EditorView(
    { mount },
    {
      state: EditorState.create({
        doc: toDoc(body),
        plugins: [
          createKeymap(options),
          createMarkerPlugin(),
          createLevelPlugin(levels),
          createNormalizerPlugin(),
          createTypedDirectionPlugin(),
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
        const marks = [createFormatMark(getTypingFormat(view.state))];
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
          shownBody = toBody(view.state.doc, shownBody);
          onChange(shownBody);
        }
        onFormatChange();
      },
    },
  );
  // When opened by keyboard, the caret is at the end.
  view.dispatch(view.state.tr.setSelection(Selection.atEnd(view.state.doc)).setMeta('shown', true));
  return {
    view,
    showBody: (newBody) => {
      if (newBody === shownBody || view.composing) return;
      shownBody = newBody;
      replaceDoc(view, newBody);
    },
    placeCaretAt: ({ x, y }) => {
      const foundPosition = view.posAtCoords({ left: x, top: y });
      if (foundPosition === null) return;
      const selection = Selection.near(view.state.doc.resolve(foundPosition.pos));
      view.dispatch(view.state.tr.setSelection(selection).setMeta('shown', true));
    },
    destroy: () => view.destroy(),
  };
}

/** Replaces only the difference, and puts the caret after it. */
function replaceDoc(view: EditorView, body: TextBody): void {
  const { doc, tr } = view.state;
  const newBody = toDoc(body);
  const start = doc.content.findDiffStart(newBody.content);
  const end = doc.content.findDiffEnd(newBody.content);
  if (start === null || end === null) return;
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  tr.replace(start, end.a + overlap, newBody.slice(start, end.b + overlap));
  const caret = Math.min(tr.doc.content.size, end.b + overlap);
  view.dispatch(tr.setSelection(Selection.near(tr.doc.resolve(caret), -1)).setMeta('shown', true));
}

function createKeymap({ onLeave, onTab }: Options): Plugin {
  return keymap({
    ...baseKeymap,
    'Mod-b': toggleFormat('bold'),
    'Mod-i': toggleFormat('italic'),
    'Mod-u': toggleFormat('underline'),
    'Mod-a': selectAll,
    Tab: chainCommands(() => onTab(1), handleTab),
    'Shift-Tab': chainCommands(() => onTab(-1), setParagraph(createLevelChange(-1))),
    Enter: handleEnter,
    'Shift-Enter': insertLineBreak,
    Backspace: chainCommands(handleBackspaceInList, baseKeymap.Backspace ?? (() => false)),
    Escape: createLeaveCommand(onLeave),
  });
}

function createLeaveCommand(leave: () => void): Command {
  return () => {
    leave();
    return true;
  };
}

/** Bullets and numbers, as in the read-only view. */
function createMarkerPlugin(): Plugin {
  return new Plugin({
    props: {
      decorations: ({ doc, selection: { $head } }) => {
        // The paragraph with the caret shows what text typed there will have.
        const formats = doc.children.map((node) => ({
          ...getParagraphFormat(node.attrs),
          isEmpty: node.content.size === 0 && node !== $head.parent,
        }));
        const markers = computeMarkers(formats);
        const decorations: Decoration[] = [];
        doc.forEach((node, pos, index) => {
          const marker = markers[index] ?? '';
          if (marker !== '')
            decorations.push(Decoration.node(pos, pos + node.nodeSize, { 'data-marker': marker }));
        });
        return DecorationSet.create(doc, decorations);
      },
    },
  });
}

function createNormalizerPlugin(): Plugin {
  return new Plugin({
    appendTransaction: (transactions, _, state) => {
      if (!transactions.some((transaction) => transaction.docChanged || transaction.selectionSet))
        return null;
      const normalization = normalizeFormats(state);
      return transactions.some((transaction) => transaction.getMeta('shown') === true)
        ? (normalization?.setMeta('shown', true) ?? null)
        : normalization;
    },
  });
}

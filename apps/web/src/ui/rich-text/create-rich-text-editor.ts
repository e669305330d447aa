import { listMarkers, type RichText, richTextOf, toPlainText } from '@redraft/contracts';
import { baseKeymap, chainCommands, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { DOMSerializer, Slice } from 'prosemirror-model';
import { EditorState, Plugin } from 'prosemirror-state';
import { Decoration, DecorationSet, EditorView } from 'prosemirror-view';
import { parseHtml } from './pasted-html.ts';
import {
  backspaceAtStart,
  enter,
  type Format,
  indentItems,
  insertLineBreak,
  readFormat,
  toggleType,
} from './rich-text-commands.ts';
import { blockAttrs, richTextSchema, toDocument, toRichText } from './rich-text-schema.ts';

interface Options {
  mount: HTMLElement;
  text: RichText;
  /** Accessible name, description and validity. */
  attributes: Record<string, string>;
  onChange: (text: RichText) => void;
  onFormat: (format: Format) => void;
  onLink: () => void;
  onBlur: () => void;
}

export function createRichTextEditor(options: Options): EditorView {
  const { mount, text, onChange, onFormat, onBlur } = options;
  const view: EditorView = new EditorView(
    { mount },
    {
      state: stateOf(text, options),
      attributes: options.attributes,
      handleDOMEvents: {
        blur: () => onBlur(),
      },
      // Pasted HTML is converted to the stored block format, so that nothing else can enter the document.
      transformPastedHTML: (html) => readHtml(parseHtml(html)),
      clipboardTextParser: (pasted) => {
        const { content } = toDocument(richTextOf(pasted.replaceAll(/\r\n?/g, '\n')));
        return new Slice(content, 1, 1);
      },
      clipboardTextSerializer: ({ content }) => toPlainText(toRichText(content)),
      dispatchTransaction: (transaction) => {
        view.updateState(view.state.apply(transaction));
        if (transaction.docChanged) onChange(toRichText(view.state.doc.content));
        onFormat(readFormat(view.state));
      },
    },
  );
  return view;
}

function stateOf(text: RichText, { onLink }: Options): EditorState {
  const { bold, italic } = richTextSchema.marks;
  const keys = keymap({
    ...baseKeymap,
    'Mod-b': toggleMark(bold),
    'Mod-i': toggleMark(italic),
    'Mod-k': () => {
      onLink();
      return true;
    },
    'Mod-z': undo,
    'Mod-y': redo,
    'Mod-Shift-z': redo,
    'Mod-Shift-7': toggleType('numberItem'),
    'Mod-Shift-8': toggleType('bulletItem'),
    Tab: indentItems(1),
    'Shift-Tab': indentItems(-1),
    Enter: enter,
    'Shift-Enter': insertLineBreak,
    Backspace: chainCommands(backspaceAtStart, baseKeymap.Backspace ?? (() => false)),
  });
  return EditorState.create({ doc: toDocument(text), plugins: [keys, history(), markers()] });
}

/** Bullets and numbers as widget decorations, because they are not part of the text. */
function markers(): Plugin {
  return new Plugin({
    props: {
      decorations: ({ doc }) => {
        const found = listMarkers(doc.children.map(({ attrs }) => blockAttrs(attrs)));
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

function readHtml(text: RichText): string {
  const holder = document.createElement('div');
  if (text.length > 0)
    holder.append(DOMSerializer.fromSchema(richTextSchema).serializeFragment(toDocument(text).content));
  return holder.innerHTML;
}

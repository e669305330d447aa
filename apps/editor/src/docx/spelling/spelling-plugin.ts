import './spelling.css';
import { type EditorState, Plugin } from 'prosemirror-state';
import type { DecorationSet, EditorView } from 'prosemirror-view';
import type { PagePluginContext } from '../editing/page-plugin-context.ts';
import { openWordMenu } from './open-word-menu.tsx';
import {
  applyToMarks,
  findMisspellingAt,
  getSpellingMarks,
  type Misspelling,
  noMarks,
  type SpellingMarks,
  spellingKey,
} from './spelling-marks.ts';
import { createSpellingWatch } from './spelling-watch.ts';

/** Underlines unknown words: mapped on every key press, checked again only when the page is idle. */
export function spellingPlugin({ lang }: Pick<PagePluginContext, 'lang'>): Plugin {
  return new Plugin<SpellingMarks>({
    key: spellingKey,
    state: {
      init: () => noMarks,
      apply: (tr, marks) => applyToMarks(marks, tr),
    },
    props: {
      decorations: (state) => createDecorations(state),
      handleDOMEvents: {
        contextmenu: (view, event) => {
          const found = event.shiftKey ? null : findMisspellingAtEvent(view, event);
          if (found === null) return false;
          event.preventDefault();
          void openWordMenu(view, found);
          return true;
        },
      },
    },
    view: (view) => createSpellingWatch(view, lang),
  });
}

/** The context-menu key has no pointer position: the caret is used instead. */
function findMisspellingAtEvent(view: EditorView, event: MouseEvent): Misspelling | null {
  const position = view.posAtCoords({ left: event.clientX, top: event.clientY });
  const isFromKeyboard = event.button === 0 && event.buttons === 0 && event.detail === 0;
  const atPointer = position === null ? null : findMisspellingAt(view.state, position.pos);
  return atPointer ?? (isFromKeyboard ? findMisspellingAt(view.state, view.state.selection.head) : null);
}

function createDecorations(state: EditorState): DecorationSet {
  const { underlines, highlighted } = getSpellingMarks(state);
  const highlights = highlighted.find();
  return highlights.length === 0 ? underlines : underlines.add(state.doc, highlights);
}

import './spelling.css';
import { type EditorState, Plugin } from 'prosemirror-state';
import type { DecorationSet, EditorView } from 'prosemirror-view';
import type { PagePluginPorts } from '../editing/page-plugin-ports.ts';
import { openWordMenu } from './open-word-menu.tsx';
import {
  type Misspelt,
  marksAfter,
  marksOf,
  misspeltAt,
  noMarks,
  type SpellingMarks,
  spellingKey,
} from './spelling-marks.ts';
import { createSpellingWatch } from './spelling-watch.ts';

/** Underlines unknown words: mapped on every key press, checked again only when the page is idle. */
export function spellingPlugin({ lang }: Pick<PagePluginPorts, 'lang'>): Plugin {
  return new Plugin<SpellingMarks>({
    key: spellingKey,
    state: {
      init: () => noMarks,
      apply: (tr, marks) => marksAfter(marks, tr),
    },
    props: {
      decorations: (state) => drawn(state),
      handleDOMEvents: {
        contextmenu: (view, event) => {
          const found = event.shiftKey ? null : misspeltAtEvent(view, event);
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
function misspeltAtEvent(view: EditorView, event: MouseEvent): Misspelt | null {
  const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
  const isByKey = event.button === 0 && event.buttons === 0 && event.detail === 0;
  const atPlace = place === null ? null : misspeltAt(view.state, place.pos);
  return atPlace ?? (isByKey ? misspeltAt(view.state, view.state.selection.head) : null);
}

function drawn(state: EditorState): DecorationSet {
  const { lines, shown } = marksOf(state);
  const extra = shown.find();
  return extra.length === 0 ? lines : lines.add(state.doc, extra);
}

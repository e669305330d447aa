import {
  isSuggestionModeActive,
  setSuggestionMode,
  suggestionModeKey,
} from '@eigenpal/docx-editor-core/prosemirror/plugins';
import { keydownHandler } from 'prosemirror-keymap';
import type { Node } from 'prosemirror-model';
import { type Command, EditorState, Plugin } from 'prosemirror-state';
import { EditorView, type NodeViewConstructor } from 'prosemirror-view';
import { enterSideText, leaveSideText, notifySoon } from '../editing/focused-editing.ts';
import type { PagePluginPorts } from '../editing/page-plugin-ports.ts';
import { createPlugins } from '../editing/plugins.ts';
import { undoKeys } from '../editing/undo.ts';
import { pastePlugin } from '../paste/paste-plugin.ts';
import { textPlugin } from '../view/text/text-plugin.ts';
import { autoFormatPlugin } from '../writing-aids/auto-format-plugin.ts';
import { adoptNotes } from './copied-notes.ts';

/** A text beside the main one, in a view and with an undo of its own: a note, a header, a footer. */
export interface SideTextOptions {
  place: HTMLElement;
  doc: Node;
  main: EditorView;
  ports: PagePluginPorts;
  /** What it is called, for screen readers. */
  label: () => string;
  onChange: (doc: Node) => void;
  /** Back to the text. */
  onLeave: () => void;
  keys?: Record<string, Command>;
  nodeViews?: Record<string, NodeViewConstructor>;
  /** How it is drawn, if not as on paper. */
  drawing?: (ports: PagePluginPorts) => Plugin;
  /** Whether the Tab key stops there; else it is reached through the text, not on the way to it. */
  isStop?: boolean;
}

export function createSideText(options: SideTextOptions): EditorView {
  const { place, main, ports, label, nodeViews = {}, isStop = false } = options;
  const view = new EditorView(place, {
    state: sideState(options, options.doc),
    editable: () => main.editable,
    nodeViews,
    attributes: () => ({
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label(),
      'aria-readonly': String(!main.editable),
      lang: ports.lang,
      spellcheck: 'true',
      tabindex: isStop ? '0' : '-1',
    }),
    dispatchTransaction: (transaction) => {
      const { state } = view.state.applyTransaction(transaction);
      const hasChanged = !state.doc.eq(view.state.doc);
      view.updateState(state);
      if (hasChanged) options.onChange(state.doc);
      else notifySoon(main);
    },
  });
  return view;
}

/** Another document in the same place; its undo begins anew. */
export function replaceSideText(view: EditorView, options: SideTextOptions, doc: Node): void {
  view.updateState(sideState(options, doc));
}

function sideState(options: SideTextOptions, doc: Node): EditorState {
  const { ports, main, drawing = textPlugin } = options;
  const author = suggestionModeKey.getState(main.state)?.author ?? '';
  return EditorState.create({
    doc,
    plugins: [
      behaviour(options),
      undoKeys(() => main),
      autoFormatPlugin(ports),
      pastePlugin(ports),
      drawing(ports),
      ...createPlugins(ports.parts, author),
    ],
  });
}

function behaviour({ main, ports, onLeave, keys = {} }: SideTextOptions): Plugin {
  const leave: Command = () => {
    onLeave();
    return true;
  };
  return new Plugin({
    props: {
      handleKeyDown: keydownHandler({ Escape: leave, F6: leave, ...keys }),
      // A note has no notes of its own, and a header none at all.
      transformPasted: (slice) => adoptNotes(slice, () => null),
      handleDOMEvents: {
        focus: (view) => {
          enterSideText(main, view);
          const isSuggesting = isSuggestionModeActive(main.state);
          if (isSuggestionModeActive(view.state) !== isSuggesting) {
            setSuggestionMode(isSuggesting, view.state, view.dispatch);
          }
          return false;
        },
      },
    },
    view: (view) => {
      let wasEditable = main.editable;
      const unsubscribe = ports.subscribe(() => {
        if (main.editable === wasEditable) return;
        wasEditable = main.editable;
        view.setProps({});
      });
      return {
        destroy: () => {
          unsubscribe();
          leaveSideText(main, view);
        },
      };
    },
  });
}

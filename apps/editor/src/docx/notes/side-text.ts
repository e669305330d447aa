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

/** A secondary text (note, header or footer) with its own view and undo history. */
export interface SideTextOptions {
  place: HTMLElement;
  doc: Node;
  main: EditorView;
  ports: PagePluginPorts;
  /** Accessible name. */
  label: () => string;
  onChange: (doc: Node) => void;
  /** Returns to the main text. */
  onLeave: () => void;
  keys?: Record<string, Command>;
  nodeViews?: Record<string, NodeViewConstructor>;
  /** Renderer, if different from the page view. */
  drawing?: (ports: PagePluginPorts) => Plugin;
  /** Whether Tab stops there; otherwise it is reached through the main text. */
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

/** Shows another document in the same view; clears the undo history. */
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
      // Notes cannot contain notes, nor can headers.
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

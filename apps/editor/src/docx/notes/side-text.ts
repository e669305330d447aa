import {
  isSuggestionModeActive,
  setSuggestionMode,
  suggestionModeKey,
} from '@eigenpal/docx-editor-core/prosemirror/plugins';
import { keydownHandler } from 'prosemirror-keymap';
import type { Node, Slice } from 'prosemirror-model';
import { type Command, EditorState, Plugin } from 'prosemirror-state';
import { EditorView, type NodeViewConstructor } from 'prosemirror-view';
import { dictationPreviewPlugin } from '../dictation/preview-plugin.ts';
import { isColumnBreak } from '../document/pages/column-breaks.ts';
import { enterSideText, leaveSideText, notifySoon, sideTextKey } from '../editing/focused-editing.ts';
import type { PagePluginContext } from '../editing/page-plugin-context.ts';
import { createPlugins } from '../editing/plugins.ts';
import { createUndoKeysPlugin } from '../editing/undo.ts';
import { pastePlugin } from '../paste/paste-plugin.ts';
import { textPlugin } from '../view/text/text-plugin.ts';
import { autoFormatPlugin } from '../writing-aids/auto-format-plugin.ts';
import { mapSlice, replaceCopiedNotes } from './copied-notes.ts';

/** A secondary text (note, header or footer) with its own view and undo history. */
export interface SideTextOptions {
  element: HTMLElement;
  doc: Node;
  mainView: EditorView;
  context: PagePluginContext;
  /** Accessible name. */
  label: () => string;
  onChange: (doc: Node) => void;
  /** Returns to the main text. */
  onLeave: () => void;
  keys?: Record<string, Command>;
  nodeViews?: Record<string, NodeViewConstructor>;
  /** Renderer, if different from the page view. */
  createRenderer?: (context: PagePluginContext) => Plugin;
  /** Whether Tab stops there; otherwise it is reached through the main text. */
  isTabStop?: boolean;
}

export function createSideText(options: SideTextOptions): EditorView {
  const { element, mainView, context, label, nodeViews = {}, isTabStop = false } = options;
  const view = new EditorView(element, {
    state: createSideState(options, options.doc),
    editable: () => mainView.editable,
    nodeViews,
    attributes: () => ({
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label(),
      'aria-readonly': String(!mainView.editable),
      lang: context.lang,
      spellcheck: 'true',
      tabindex: isTabStop ? '0' : '-1',
    }),
    dispatchTransaction: (transaction) => {
      const { state } = view.state.applyTransaction(transaction);
      const hasChanged = !state.doc.eq(view.state.doc);
      view.updateState(state);
      if (hasChanged) options.onChange(state.doc);
      else notifySoon(mainView);
    },
  });
  return view;
}

/** Shows another document in the same view; clears the undo history. */
export function replaceSideText(view: EditorView, options: SideTextOptions, doc: Node): void {
  view.updateState(createSideState(options, doc));
}

function createSideState(options: SideTextOptions, doc: Node): EditorState {
  const { context, mainView, createRenderer = textPlugin } = options;
  const author = suggestionModeKey.getState(mainView.state)?.author ?? '';
  return EditorState.create({
    doc,
    plugins: [
      createBehaviourPlugin(options),
      createUndoKeysPlugin(() => mainView),
      autoFormatPlugin(context),
      dictationPreviewPlugin(),
      pastePlugin(context),
      createRenderer(context),
      ...createPlugins(context.parts, author),
    ],
  });
}

/** Notes and headers cannot contain notes or column breaks. */
export function toSideText(slice: Slice): Slice {
  return mapSlice(
    replaceCopiedNotes(slice, () => null),
    (node) => (isColumnBreak(node) ? [] : [node]),
  );
}

function createBehaviourPlugin({ mainView, context, onLeave, keys = {} }: SideTextOptions): Plugin {
  const leave: Command = () => {
    onLeave();
    return true;
  };
  return new Plugin({
    key: sideTextKey,
    props: {
      handleKeyDown: keydownHandler({ Escape: leave, F6: leave, ...keys }),
      transformPasted: toSideText,
      handleDOMEvents: {
        focus: (view) => {
          enterSideText(mainView, view);
          const isSuggesting = isSuggestionModeActive(mainView.state);
          if (isSuggestionModeActive(view.state) !== isSuggesting) {
            setSuggestionMode(isSuggesting, view.state, view.dispatch);
          }
          return false;
        },
      },
    },
    view: (view) => {
      let wasEditable = mainView.editable;
      const unsubscribe = context.subscribe(() => {
        if (mainView.editable === wasEditable) return;
        wasEditable = mainView.editable;
        view.setProps({});
      });
      return {
        destroy: () => {
          unsubscribe();
          leaveSideText(mainView, view);
        },
      };
    },
  });
}

import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import { setSuggestionMode } from '@eigenpal/docx-editor-core/prosemirror/plugins';
import { EditorState, type Plugin } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import type { Edit } from '../document/edits.ts';
import { preservesOriginal } from '../tracking/preserves-original.ts';
import { hasUntrackedComposition } from '../tracking/suggesting-plugin.ts';
import type { SentDocument } from '../worker/text-work.ts';
import { adoptDocument, haveSameRendering } from './adopt-document.ts';
import { createDocumentChanges, type DocumentChanges } from './document-changes.ts';
import type { Drawing, Editing, EditingMode } from './editing.ts';
import { createPlugins } from './plugins.ts';
import { restorePosition, textPositionOf } from './text-position.ts';
import { undoKeys } from './undo.ts';

export interface EditingOptions {
  drawing: Drawing;
  document: SentDocument;
  canWrite: boolean;
  isSuggestOnly?: boolean;
  author: string;
  /** Accessible name of the text. */
  label: string;
  lang: string;
  onEdit: (edit: Edit) => void;
}

export function createEditing(options: EditingOptions): Editing {
  let { canWrite, drawing } = options;
  const { isSuggestOnly = false } = options;
  let chosen: EditingMode = isSuggestOnly ? 'suggesting' : 'editing';
  const { subscribe, tell: notify, version } = createListeners();
  const changes = createDocumentChanges({
    parts: options.document.parts,
    state: () => view.state,
    show: (state) => view.updateState(state),
    onEdit: options.onEdit,
    onChange: notify,
    canPatch: () => canWrite,
    ...(isSuggestOnly ? { isAllowed: preservesOriginal, holds: hasUntrackedComposition } : {}),
  });
  const { parts, patch, transact } = changes;
  const isWritable = (): boolean => canWrite && chosen !== 'viewing';
  const pluginsNow = (): Plugin[] => [
    ...drawing.plugins({ parts, patch, transact, subscribe, lang: options.lang }),
    undoKeys((main) => main),
    ...createPlugins(parts, options.author),
  ];
  const stateOf = (document: SentDocument): EditorState =>
    EditorState.create({ doc: schema.nodeFromJSON(document.doc), plugins: pluginsNow() });
  const view = new EditorView(drawing.place, {
    state: stateOf(options.document),
    editable: isWritable,
    attributes: () => fieldAttributes(options, isWritable()),
    dispatchTransaction: changes.dispatch,
  });
  const applyMode = (): void => {
    const isSuggesting = chosen === 'suggesting';
    setSuggestionMode(isSuggesting, view.state, view.dispatch, options.author);
    // Re-evaluates `editable` and the attributes.
    view.setProps({});
    notify();
  };
  if (isSuggestOnly) applyMode();
  /** Renders the text again and restores its focus. */
  const redraw = (run: () => void): void => {
    const wasIn = view.hasFocus();
    run();
    applyMode();
    if (wasIn) view.focus();
  };
  return {
    view,
    parts,
    patch,
    transact,
    mode: () => (canWrite ? chosen : 'viewing'),
    setMode: (mode) => {
      if (isSuggestOnly) return;
      chosen = mode;
      applyMode();
    },
    setCanWrite: (may) => {
      if (may === canWrite) return;
      canWrite = may;
      applyMode();
    },
    canWrite: () => canWrite,
    isSuggestOnly,
    refusals: changes.refusals,
    replace: (document) => redraw(() => showDocument({ view, changes, pluginsNow, stateOf }, document)),
    draw: (next) =>
      redraw(() => {
        const { state } = view;
        // The old renderer is removed before the text moves.
        view.updateState(EditorState.create({ schema }));
        drawing = next;
        next.place.append(view.dom);
        view.updateState(state.reconfigure({ plugins: pluginsNow() }));
      }),
    viewKind: () => drawing.view,
    subscribe,
    version,
    author: options.author,
    destroy: () => view.destroy(),
  };
}

/** Change listeners, and a count of notifications. */
function createListeners() {
  let version = 0;
  const listeners = new Set<() => void>();
  return {
    version: () => version,
    tell: (): void => {
      version += 1;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function fieldAttributes({ label, lang }: EditingOptions, isWritable: boolean): Record<string, string> {
  return {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    'aria-readonly': String(!isWritable),
    lang,
    spellcheck: 'true',
    autocapitalize: 'sentences',
    // A read-only document can still be focused and scrolled by keyboard.
    tabindex: '0',
  };
}

interface ShownText {
  view: EditorView;
  changes: DocumentChanges;
  pluginsNow: () => Plugin[];
  stateOf: (document: SentDocument) => EditorState;
}

/** Shows another version of the document: as changes if possible, so that undo and caret are kept. */
function showDocument({ view, changes, pluginsNow, stateOf }: ShownText, document: SentDocument): void {
  // Undo restores whole parts: an old one would overwrite what another window changed in it.
  const canTakeOver = !changes.hasUndoableParts() && haveSameRendering(changes.parts(), document.parts);
  const taken = canTakeOver ? adoptDocument(view.state, schema.nodeFromJSON(document.doc)) : null;
  changes.replaceParts(document.parts);
  const place = textPositionOf(view.state);
  view.updateState(taken?.reconfigure({ plugins: pluginsNow() }) ?? stateOf(document));
  if (taken === null) restorePosition(view, place);
}

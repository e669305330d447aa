import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import { setSuggestionMode } from '@eigenpal/docx-editor-core/prosemirror/plugins';
import { EditorState, type Plugin } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import type { TextDrawings } from '../document/drawings/read-drawings.ts';
import type { Edit } from '../document/edits.ts';
import { preservesOriginal } from '../tracking/preserves-original.ts';
import { hasUntrackedComposition } from '../tracking/suggesting-plugin.ts';
import type { SentDocument } from '../worker/text-work.ts';
import { haveSameRendering, replaceDocument } from './adopt-document.ts';
import { createDocumentChanges, type DocumentChanges } from './document-changes.ts';
import type { DocumentEditor, EditingMode, ViewRenderer } from './editing.ts';
import { createPlugins } from './plugins.ts';
import { readTextPosition, restorePosition } from './text-position.ts';
import { createUndoKeysPlugin } from './undo.ts';

export interface EditorOptions {
  renderer: ViewRenderer;
  document: SentDocument;
  canWrite: boolean;
  isSuggestOnly?: boolean;
  author: string;
  /** Accessible name of the text. */
  label: string;
  /** Language tag of the interface; the language of the text is guessed from its words. */
  lang: string;
  onEdit: (edit: Edit) => void;
  /** Reads the drawings of the opened file, which are not part of the document. */
  readDrawings?: () => Promise<TextDrawings>;
}

const readNoDrawings = async (): Promise<TextDrawings> => ({ shapes: new Map(), media: new Map() });

export function createEditor(options: EditorOptions): DocumentEditor {
  let { canWrite, renderer } = options;
  const { isSuggestOnly = false } = options;
  let chosenMode: EditingMode = isSuggestOnly ? 'suggesting' : 'editing';
  const { subscribe, tell: notify, version } = createListeners();
  const changes = createDocumentChanges({
    parts: options.document.parts,
    state: () => view.state,
    show: (state) => view.updateState(state),
    onEdit: options.onEdit,
    onChange: notify,
    canPatch: () => canWrite,
    ...(isSuggestOnly ? { isAllowed: preservesOriginal, shouldHoldEdits: hasUntrackedComposition } : {}),
  });
  const { parts, patch, transact } = changes;
  const isWritable = (): boolean => canWrite && chosenMode !== 'viewing';
  const createAllPlugins = (): Plugin[] => [
    ...renderer.plugins({
      parts,
      patch,
      transact,
      subscribe,
      lang: options.lang,
      readDrawings: options.readDrawings ?? readNoDrawings,
    }),
    createUndoKeysPlugin((mainView) => mainView),
    ...createPlugins(parts, options.author),
  ];
  const createState = (document: SentDocument): EditorState =>
    EditorState.create({ doc: schema.nodeFromJSON(document.doc), plugins: createAllPlugins() });
  const view = new EditorView(renderer.element, {
    state: createState(options.document),
    editable: isWritable,
    attributes: () => createFieldAttributes(options, isWritable()),
    dispatchTransaction: changes.dispatch,
  });
  const applyMode = (): void => {
    const isSuggesting = chosenMode === 'suggesting';
    setSuggestionMode(isSuggesting, view.state, view.dispatch, options.author);
    // Re-evaluates `editable` and the attributes.
    view.setProps({});
    notify();
  };
  if (isSuggestOnly) applyMode();
  /** Renders the text again and restores its focus. */
  const redraw = (run: () => void): void => {
    const hadFocus = view.hasFocus();
    run();
    applyMode();
    if (hadFocus) view.focus();
  };
  return {
    view,
    parts,
    patch,
    transact,
    mode: () => (canWrite ? chosenMode : 'viewing'),
    setMode: (mode) => {
      if (isSuggestOnly) return;
      chosenMode = mode;
      applyMode();
    },
    setCanWrite: (nextCanWrite) => {
      if (nextCanWrite === canWrite) return;
      canWrite = nextCanWrite;
      applyMode();
    },
    canWrite: () => canWrite,
    isSuggestOnly,
    rejectedCount: changes.rejectedCount,
    replace: (document) =>
      redraw(() => showDocument({ view, changes, createAllPlugins, createState }, document)),
    renderWith: (next) =>
      redraw(() => {
        const { state } = view;
        // The old renderer is removed before the text moves.
        view.updateState(EditorState.create({ schema }));
        renderer = next;
        next.element.append(view.dom);
        view.updateState(state.reconfigure({ plugins: createAllPlugins() }));
      }),
    viewKind: () => renderer.view,
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

function createFieldAttributes({ label, lang }: EditorOptions, isWritable: boolean): Record<string, string> {
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

interface ShowDocumentOptions {
  view: EditorView;
  changes: DocumentChanges;
  createAllPlugins: () => Plugin[];
  createState: (document: SentDocument) => EditorState;
}

/** Shows another version of the document: as changes if possible, so that undo and caret are kept. */
function showDocument(
  { view, changes, createAllPlugins, createState }: ShowDocumentOptions,
  document: SentDocument,
): void {
  // Undo restores whole parts: an old one would overwrite what another window changed in it.
  const canAdopt = !changes.hasUndoableParts() && haveSameRendering(changes.parts(), document.parts);
  const adopted = canAdopt ? replaceDocument(view.state, schema.nodeFromJSON(document.doc)) : null;
  changes.replaceParts(document.parts);
  const position = readTextPosition(view.state);
  view.updateState(adopted?.reconfigure({ plugins: createAllPlugins() }) ?? createState(document));
  if (adopted === null) restorePosition(view, position);
}

import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import { setSuggestionMode } from '@eigenpal/docx-editor-core/prosemirror/plugins';
import { EditorState, type Plugin, type Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { type Edit, type PackagePatch, patchPackage } from '../document/edits.ts';
import type { SentDocument } from '../worker/text-work.ts';
import type { Drawing, Editing, EditingMode } from './editing.ts';
import { placeOf, restorePlace } from './place.ts';
import { createPlugins } from './plugins.ts';

export interface EditingOptions {
  drawing: Drawing;
  document: SentDocument;
  canWrite: boolean;
  author: string;
  /** What the text is called, for screen readers. */
  label: string;
  lang: string;
  onEdit: (edit: Edit) => void;
}

export function createEditing(options: EditingOptions): Editing {
  let { parts } = options.document;
  let { canWrite, drawing } = options;
  let chosen: EditingMode = 'editing';
  let version = 0;
  const listeners = new Set<() => void>();
  const tell = (): void => {
    version += 1;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const patch = (patch: PackagePatch): void => {
    if (!canWrite) return;
    parts = patchPackage(parts, patch);
    options.onEdit({ kind: 'package', patch });
    tell();
  };
  const isWritable = (): boolean => canWrite && chosen !== 'viewing';
  const pluginsNow = (): Plugin[] => [
    ...drawing.plugins({ parts: () => parts, patch, subscribe, lang: options.lang }),
    ...createPlugins(parts, options.author),
  ];
  const stateOf = (document: SentDocument): EditorState =>
    EditorState.create({ doc: schema.nodeFromJSON(document.doc), plugins: pluginsNow() });
  const view = new EditorView(drawing.place, {
    state: stateOf(options.document),
    editable: isWritable,
    attributes: () => ({
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': options.label,
      'aria-readonly': String(!isWritable()),
      lang: options.lang,
      spellcheck: 'true',
      autocapitalize: 'sentences',
      // A document that is only read can still be reached and scrolled by keyboard.
      tabindex: '0',
    }),
    dispatchTransaction: (transaction) => {
      const { state, transactions } = view.state.applyTransaction(transaction);
      view.updateState(state);
      const steps = stepsOf(transactions);
      if (steps.length > 0) options.onEdit({ kind: 'steps', steps });
      tell();
    },
  });
  const applyMode = (): void => {
    const isSuggesting = chosen === 'suggesting';
    setSuggestionMode(isSuggesting, view.state, view.dispatch, options.author);
    // Asks `editable` and the attributes again.
    view.setProps({});
    tell();
  };
  return {
    view,
    parts: () => parts,
    patch,
    mode: () => (canWrite ? chosen : 'viewing'),
    setMode: (mode) => {
      chosen = mode;
      applyMode();
    },
    setCanWrite: (may) => {
      if (may === canWrite) return;
      canWrite = may;
      applyMode();
    },
    canWrite: () => canWrite,
    replace: (document) => {
      parts = document.parts;
      const wasIn = view.hasFocus();
      const place = placeOf(view.state);
      view.updateState(stateOf(document));
      restorePlace(view, place);
      applyMode();
      if (wasIn) view.focus();
    },
    draw: (next) => {
      const { state } = view;
      const wasIn = view.hasFocus();
      // What draws it now leaves the old place before the text does.
      view.updateState(EditorState.create({ schema }));
      drawing = next;
      next.place.append(view.dom);
      view.updateState(state.reconfigure({ plugins: pluginsNow() }));
      applyMode();
      if (wasIn) view.focus();
    },
    look: () => drawing.look,
    subscribe,
    version: () => version,
    author: options.author,
    destroy: () => view.destroy(),
  };
}

function stepsOf(transactions: readonly Transaction[]): unknown[] {
  return transactions.flatMap(({ steps }) => steps.map((step) => step.toJSON()));
}

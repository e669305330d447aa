import { history, redo, undo } from 'prosemirror-history';
import { EditorState, type Plugin, type Transaction } from 'prosemirror-state';
import type { Edit } from '../../document/edits.ts';
import { applyEdit, type WordDocument } from '../../document/written-document.ts';
import { createDocumentChanges } from '../document-changes.ts';

/** A document with history and emitted edits, as on the page but without a view. */
export function openHeadless(initial: WordDocument, plugins: Plugin[] = []) {
  let state = EditorState.create({ doc: initial.doc, plugins: [history(), ...plugins] });
  let canPatch = true;
  const edits: Edit[] = [];
  const { parts, patch, transact, dispatch } = createDocumentChanges({
    parts: initial.model.package,
    state: () => state,
    show: (next) => {
      state = next;
    },
    onEdit: (edit) => edits.push(edit),
    onChange: () => undefined,
    canPatch: () => canPatch,
  });
  const mainView = {
    get state() {
      return state;
    },
    dispatch: (tr: Transaction) => dispatch(tr),
  };
  return {
    mainView,
    parts,
    patch,
    transact,
    edits,
    ports: { parts, patch, transact },
    now: (): WordDocument => ({
      ...initial,
      doc: state.doc,
      model: { ...initial.model, package: parts() },
    }),
    /** The document restored from the emitted edits. */
    replayed: (): WordDocument => edits.map((edit) => structuredClone(edit)).reduce(applyEdit, initial),
    type: (text: string, at = state.doc.content.size - 1) => dispatch(state.tr.insertText(text, at)),
    undo: () => undo(state, dispatch),
    redo: () => redo(state, dispatch),
    setCanPatch: (nextCanPatch: boolean) => {
      canPatch = nextCanPatch;
    },
  };
}

import { type EditorState, TextSelection } from 'prosemirror-state';
import type { DocumentEditor } from '../editing/editing.ts';
import { type Change, listChanges } from '../tracking/list-changes.ts';
import { allChangeKinds, type Verdict } from '../tracking/resolution-outcome.ts';
import { resolve } from '../tracking/resolve.ts';
import { updateReview } from './review-state.ts';

export function hasChanges({ view }: DocumentEditor): boolean {
  return listChanges(view.state.doc).length > 0;
}

/** Changes can be accepted or rejected where the text can be edited. */
export function canResolveChanges(editor: DocumentEditor): boolean {
  return editor.mode() !== 'viewing' && hasChanges(editor);
}

/** Reviewers can withdraw their own suggestions; only the author accepts them. */
export function listAllowedVerdicts({ isSuggestOnly }: DocumentEditor): readonly Verdict[] {
  return isSuggestOnly ? ['reject'] : ['accept', 'reject'];
}

export function findChangeAt(state: EditorState): Change | null {
  const { from, to } = state.selection;
  return listChanges(state.doc).find((change) => change.from <= to && change.to >= from) ?? null;
}

export function resolveChange({ view }: DocumentEditor, change: Change, verdict: Verdict): void {
  const { from, to, parts } = change;
  view.dispatch(resolve(view.state.tr, { verdict, from, to, parts }).scrollIntoView());
}

/** Decides on the selected changes, or the change at the caret; false if there is none. */
export function resolveAtSelection(editor: DocumentEditor, verdict: Verdict): boolean {
  const { state, dispatch } = editor.view;
  const { from, to, empty } = state.selection;
  if (empty) {
    const change = findChangeAt(state);
    if (change !== null) resolveChange(editor, change, verdict);
    return change !== null;
  }
  const tr = resolve(state.tr, { verdict, from, to, parts: allChangeKinds });
  if (tr.docChanged) dispatch(tr.scrollIntoView());
  return tr.docChanged;
}

export function resolveAllChanges({ view }: DocumentEditor, verdict: Verdict): void {
  const { tr, doc } = view.state;
  view.dispatch(resolve(tr, { verdict, from: 0, to: doc.content.size, parts: allChangeKinds }));
}

/** Selects the next or previous change from the caret, wrapping around. */
export function selectAdjacentChange({ view }: DocumentEditor, direction: -1 | 1): Change | null {
  const { selection, doc } = view.state;
  const changes = listChanges(doc);
  const next =
    direction > 0
      ? (changes.find(({ from, to }) => from >= selection.to && to > selection.to) ?? changes[0])
      : (changes.findLast(({ from, to }) => to <= selection.from && from < selection.from) ?? changes.at(-1));
  if (next === undefined) return null;
  selectChange(view, next);
  view.focus();
  return next;
}

export function selectChange({ state, dispatch }: DocumentEditor['view'], { from, to }: Change): void {
  const selection = TextSelection.between(state.doc.resolve(from), state.doc.resolve(to));
  const tr = updateReview(state.tr.setSelection(selection), { active: { kind: 'change', from, to } });
  dispatch(tr.scrollIntoView());
}

import { suggestionModeKey } from '@eigenpal/docx-editor-core/prosemirror/plugins';
import { isHistoryTransaction } from 'prosemirror-history';
import { type EditorState, Plugin, Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { revisionNow } from '../document/review/marks.ts';
import { dispatchKeepingCaret } from '../selection/native-caret.ts';
import { crossesTable, markDeletedAcross, type TrackedChange } from './deletions-across.ts';
import { directMeta } from './resolve.ts';
import { suggestingKeys } from './suggesting-keys.ts';
import { track } from './track.ts';

/** Set by the library on its own suggestions. */
const appliedMeta = 'suggestionModeApplied';
const settleMeta = 'review settle';
/** Longer than ProseMirror waits for the last input after a composition. */
const settleMs = 60;

interface Tracking {
  active: boolean;
  author: string;
  /** The current composition: it is marked when it ends, as rendering it again would end it. */
  composed: TrackedChange | null;
}

/**
 * Suggesting mode, replacing the library's plugin under the same key so that its commands recognise it. The library's plugin handled only some keys:
 * cutting, dropping, deleting by word, composing over a selection and commands were untracked, and Enter lost attributes of the paragraph.
 */
export function suggestingPlugin(author: string): Plugin<Tracking> {
  const plugin: Plugin<Tracking> = new Plugin<Tracking>({
    key: suggestionModeKey,
    state: {
      init: () => ({ active: false, author, composed: null }),
      apply: (tr, before, old) => {
        const mode: unknown = tr.getMeta(suggestionModeKey);
        const now = typeof mode === 'object' && mode !== null ? { ...before, ...mode } : before;
        const composed = composedAfter(tr, before.composed, old);
        return composed === now.composed ? now : { ...now, composed };
      },
    },
    appendTransaction: (transactions, before, state): Transaction | null => {
      const tracking = plugin.getState(state);
      if (tracking === undefined) return null;
      // A word composed before the mode changed belongs to the mode in which it was written.
      const wasActive = plugin.getState(before)?.active ?? tracking.active;
      const isSettling =
        transactions.some((tr) => tr.getMeta(settleMeta) === true) ||
        (tracking.composed !== null && tracking.active !== wasActive);
      if (!(isSettling || isToBeTracked(transactions))) return null;
      const done = tracking.composed ?? doneBy(transactions, before);
      const tr = track(state, done, wasActive ? revisionNow(tracking.author) : null);
      return (tr ?? state.tr).setMeta(directMeta, true);
    },
    props: {
      handleKeyDown: (view, event) => {
        if (plugin.getState(view.state)?.active !== true) return false;
        if (/^(?:Backspace|Delete|Enter)$/.test(event.key) && clearAcross(view, plugin))
          return event.key !== 'Enter';
        return suggestingKeys(view, event);
      },
      handleTextInput: (view, from, to, text) => {
        if (from === to || !clearAcross(view, plugin)) return false;
        view.dispatch(view.state.tr.insertText(text));
        return true;
      },
      handlePaste: (view) => {
        clearAcross(view, plugin);
        return false;
      },
      handleDOMEvents: {
        compositionend: (view) => {
          setTimeout(() => settle(view, plugin), settleMs);
          return false;
        },
      },
    },
  });
  return plugin;
}

/** Whether text of a current or recent composition is in the document but not yet tracked. */
export function hasUntrackedComposition(state: EditorState): boolean {
  const tracking: unknown = suggestionModeKey.getState(state);
  return (
    typeof tracking === 'object' && tracking !== null && 'composed' in tracking && tracking.composed !== null
  );
}

/** Marks a selection across a table boundary as deleted before it is replaced; false if there is none. */
function clearAcross(view: EditorView, plugin: Plugin<Tracking>): boolean {
  const { active = false, author = '' } = plugin.getState(view.state) ?? {};
  const { tr, selection } = view.state;
  if (!active || !crossesTable(selection)) return false;
  markDeletedAcross(tr, selection, revisionNow(author));
  view.dispatch(tr.setMeta(directMeta, true).scrollIntoView());
  return true;
}

function settle(view: EditorView, plugin: Plugin<Tracking>): void {
  // Another composition has started, and is handled when it ends.
  if (view.isDestroyed || view.composing) return;
  const composed = plugin.getState(view.state)?.composed ?? null;
  if (composed !== null) dispatchKeepingCaret(view, (tr) => tr.setMeta(settleMeta, true));
}

function doneBy(transactions: readonly Transaction[], { doc, selection }: EditorState): TrackedChange {
  const steps = transactions.flatMap((tr) =>
    tr.steps.map((step, index) => ({ step, doc: tr.docs[index] ?? doc })),
  );
  return { before: doc, steps, selection };
}

function composedAfter(
  tr: Transaction,
  before: TrackedChange | null,
  old: EditorState,
): TrackedChange | null {
  if (tr.getMeta(directMeta) === true && rootOf(tr) !== tr) return null;
  if (!tr.docChanged || (before === null && !isComposing(tr))) return before;
  const now = doneBy([tr], old);
  return before === null ? now : { ...before, steps: [...before.steps, ...now.steps] };
}

function isComposing(tr: Transaction): boolean {
  return rootOf(tr).getMeta('composition') !== undefined;
}

function rootOf(tr: Transaction): Transaction {
  const root: unknown = tr.getMeta('appendedTransaction');
  return root instanceof Transaction ? root : tr;
}

/** A complete change by the user in this editor. */
function isToBeTracked(transactions: readonly Transaction[]): boolean {
  const isElse = (tr: Transaction): boolean =>
    tr.getMeta(directMeta) === true ||
    tr.getMeta(appliedMeta) === true ||
    isHistoryTransaction(tr) ||
    isComposing(tr);
  return transactions.some((tr) => tr.docChanged) && !transactions.some(isElse);
}

import { suggestionModeKey } from '@eigenpal/docx-editor-core/prosemirror/plugins';
import { isHistoryTransaction } from 'prosemirror-history';
import { type EditorState, Plugin, Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { createChangeAttributes } from '../document/review/marks.ts';
import { dispatchKeepingCaret } from '../selection/native-caret.ts';
import { crossesTable, markDeletedAcross, type TrackedChange } from './deletions-across.ts';
import { directMeta } from './resolve.ts';
import { handleSuggestingKey } from './suggesting-keys.ts';
import { track } from './track.ts';

/** Set by the library on its own suggestions. */
const appliedMeta = 'suggestionModeApplied';
const compositionEndMeta = 'review settle';
/** Longer than ProseMirror waits for the last input after a composition. */
const compositionEndDelayMs = 60;

interface Tracking {
  active: boolean;
  author: string;
  /** The current composition: it is marked when it ends, as rendering it again would end it. */
  composedChange: TrackedChange | null;
}

/**
 * Suggesting mode, replacing the library's plugin under the same key so that its commands recognise it. The library's plugin handled only some keys:
 * cutting, dropping, deleting by word, composing over a selection and commands were untracked, and Enter lost attributes of the paragraph.
 */
export function createSuggestingPlugin(author: string): Plugin<Tracking> {
  const plugin: Plugin<Tracking> = new Plugin<Tracking>({
    key: suggestionModeKey,
    state: {
      init: () => ({ active: false, author, composedChange: null }),
      apply: (tr, before, old) => {
        const mode: unknown = tr.getMeta(suggestionModeKey);
        const tracking = typeof mode === 'object' && mode !== null ? { ...before, ...mode } : before;
        const composedChange = updateComposedChange(tr, before.composedChange, old);
        return composedChange === tracking.composedChange ? tracking : { ...tracking, composedChange };
      },
    },
    appendTransaction: (transactions, before, state): Transaction | null => {
      const tracking = plugin.getState(state);
      if (tracking === undefined) return null;
      // A word composed before the mode changed belongs to the mode in which it was written.
      const wasActive = plugin.getState(before)?.active ?? tracking.active;
      const isCompositionEnding =
        transactions.some((tr) => tr.getMeta(compositionEndMeta) === true) ||
        (tracking.composedChange !== null && tracking.active !== wasActive);
      if (!(isCompositionEnding || shouldTrack(transactions))) return null;
      const change = tracking.composedChange ?? toTrackedChange(transactions, before);
      const tr = track(state, change, wasActive ? createChangeAttributes(tracking.author) : null);
      return (tr ?? state.tr).setMeta(directMeta, true);
    },
    props: {
      handleKeyDown: (view, event) => {
        if (plugin.getState(view.state)?.active !== true) return false;
        if (/^(?:Backspace|Delete|Enter)$/.test(event.key) && markSelectionAcrossTable(view, plugin))
          return event.key !== 'Enter';
        return handleSuggestingKey(view, event);
      },
      handleTextInput: (view, from, to, text) => {
        if (from === to || !markSelectionAcrossTable(view, plugin)) return false;
        view.dispatch(view.state.tr.insertText(text));
        return true;
      },
      handlePaste: (view) => {
        markSelectionAcrossTable(view, plugin);
        return false;
      },
      handleDOMEvents: {
        compositionend: (view) => {
          setTimeout(() => trackComposition(view, plugin), compositionEndDelayMs);
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
    typeof tracking === 'object' &&
    tracking !== null &&
    'composedChange' in tracking &&
    tracking.composedChange !== null
  );
}

/** Marks a selection across a table boundary as deleted before it is replaced; false if there is none. */
function markSelectionAcrossTable(view: EditorView, plugin: Plugin<Tracking>): boolean {
  const { active = false, author = '' } = plugin.getState(view.state) ?? {};
  const { tr, selection } = view.state;
  if (!active || !crossesTable(selection)) return false;
  markDeletedAcross(tr, selection, createChangeAttributes(author));
  view.dispatch(tr.setMeta(directMeta, true).scrollIntoView());
  return true;
}

function trackComposition(view: EditorView, plugin: Plugin<Tracking>): void {
  // Another composition has started, and is handled when it ends.
  if (view.isDestroyed || view.composing) return;
  const composedChange = plugin.getState(view.state)?.composedChange ?? null;
  if (composedChange !== null) dispatchKeepingCaret(view, (tr) => tr.setMeta(compositionEndMeta, true));
}

function toTrackedChange(
  transactions: readonly Transaction[],
  { doc, selection }: EditorState,
): TrackedChange {
  const steps = transactions.flatMap((tr) =>
    tr.steps.map((step, index) => ({ step, doc: tr.docs[index] ?? doc })),
  );
  return { before: doc, steps, selection };
}

function updateComposedChange(
  tr: Transaction,
  before: TrackedChange | null,
  old: EditorState,
): TrackedChange | null {
  if (tr.getMeta(directMeta) === true && getRootTransaction(tr) !== tr) return null;
  if (!tr.docChanged || (before === null && !isComposing(tr))) return before;
  const change = toTrackedChange([tr], old);
  return before === null ? change : { ...before, steps: [...before.steps, ...change.steps] };
}

function isComposing(tr: Transaction): boolean {
  return getRootTransaction(tr).getMeta('composition') !== undefined;
}

function getRootTransaction(tr: Transaction): Transaction {
  const root: unknown = tr.getMeta('appendedTransaction');
  return root instanceof Transaction ? root : tr;
}

/** A complete change by the user in this editor. */
function shouldTrack(transactions: readonly Transaction[]): boolean {
  const isNotTracked = (tr: Transaction): boolean =>
    tr.getMeta(directMeta) === true ||
    tr.getMeta(appliedMeta) === true ||
    isHistoryTransaction(tr) ||
    isComposing(tr);
  return transactions.some((tr) => tr.docChanged) && !transactions.some(isNotTracked);
}

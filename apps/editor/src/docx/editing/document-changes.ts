import type { DocxPackage } from '@eigenpal/docx-editor-core/types/document';
import { closeHistory } from 'prosemirror-history';
import type { EditorState, Transaction } from 'prosemirror-state';
import { type Edit, type PackagePatch, patchPackage } from '../document/edits.ts';
import { replayableSteps } from '../document/text-steps.ts';
import { directMeta } from '../tracking/resolve.ts';
import { inverseOf, PackageStep } from './package-step.ts';

/**
 * All changes to the document: its body and its other parts share one history. Every change is emitted as an edit; one that could not be replayed is
 * rejected before it is shown. Undo restores parts as well as text.
 */
export interface DocumentChanges {
  parts: () => DocxPackage;
  dispatch: (transaction: Transaction) => void;
  patch: (patch: PackagePatch, options?: PatchOptions) => void;
  /** Groups everything in `run` into one undo step. */
  transact: <Value>(run: () => Value) => Value;
  /** Number of rejected changes. */
  refusals: () => number;
  /** Whether undo may restore parts, and not only text. */
  hasUndoableParts: () => boolean;
  /** Loads another document: emits no edit, and undo restores no part of the old one. */
  replaceParts: (parts: DocxPackage) => void;
}

export interface PatchOptions {
  /** No undo step: the change accompanies a change of the text, and is harmless without it. */
  isOutsideHistory?: boolean;
  /** Continuous typing in one note or header is one undo step. */
  session?: object;
}

interface Ports {
  parts: DocxPackage;
  state: () => EditorState;
  show: (state: EditorState) => void;
  onEdit: (edit: Edit) => void;
  /** Called after all other handlers. */
  onChange: () => void;
  canPatch: () => boolean;
  /** Called for a transaction before it is shown; false rejects it. */
  isAllowed?: (before: EditorState, done: Transaction, after: EditorState) => boolean;
  /** Holds edits back while the text is incomplete. */
  holds?: (state: EditorState) => boolean;
}

/** The history plugin joins appended transactions to their first one, by this meta key. */
const joinedMeta = 'appendedTransaction';

export function createDocumentChanges(ports: Ports): DocumentChanges {
  let { parts } = ports;
  const groups = createUndoGroups();
  let hasUndoableParts = false;

  let refusals = 0;
  let unsent: Edit[] = [];

  const send = (edits: readonly Edit[], state: EditorState): void => {
    unsent.push(...edits);
    if (ports.holds?.(state) === true) return;
    const ready = unsent;
    unsent = [];
    for (const edit of ready) ports.onEdit(edit);
  };
  const dispatch = (transaction: Transaction): void => {
    const patches = stepsOf(transaction);
    if (patches.length > 0 && !ports.canPatch()) return;
    if (transaction.docChanged && transaction.getMeta('addToHistory') !== false) groups.join(transaction);
    hasUndoableParts ||= patches.length > 0 && transaction.getMeta('addToHistory') !== false;
    const before = parts;
    try {
      // Plugins read the parts while the state is created.
      parts = patched(parts, patches);
      const { state, transactions } = ports.state().applyTransaction(transaction);
      if (ports.isAllowed?.(ports.state(), transaction, state) === false) {
        parts = before;
        refusals += 1;
      } else {
        parts = patched(before, transactions.flatMap(stepsOf));
        const edits = transactions.flatMap(editsOf);
        ports.show(state);
        send(edits, state);
      }
      ports.onChange();
    } catch (error) {
      parts = before;
      throw error;
    }
  };
  return {
    parts: () => parts,
    dispatch,
    patch: (patch, { isOutsideHistory = isDefinition(patch), session: key = null } = {}) => {
      const step = new PackageStep(patch, inverseOf(parts, patch), key);
      // Not a suggestion: it does not change the text.
      const { tr } = ports.state();
      dispatch(tr.step(step).setMeta(directMeta, true).setMeta('addToHistory', !isOutsideHistory));
    },
    transact: (run) => groups.act(run, () => dispatch(closeHistory(ports.state().tr))),
    refusals: () => refusals,
    hasUndoableParts: () => hasUndoableParts,
    replaceParts: (next) => {
      parts = next;
      hasUndoableParts = false;
      unsent = [];
      groups.endSession();
    },
  };
}

/** Groups transactions into undo steps: all of an action, and continuous typing in one note or header. */
function createUndoGroups() {
  /** The first transaction of the action, which the others are joined to; null before it. */
  let action: { first: Transaction | null } | null = null;
  let session: { key: object; first: Transaction } | null = null;
  return {
    join: (transaction: Transaction): void => {
      const [key] = stepsOf(transaction).map((step) => step.session);
      if (key == null || key !== session?.key) session = null;
      const first = session?.first ?? action?.first ?? null;
      if (first !== null) {
        transaction.setMeta(joinedMeta, first);
        return;
      }
      if (key != null) session = { key, first: transaction };
      if (action !== null) action.first = transaction;
      if (key != null || action !== null) closeHistory(transaction);
    },
    /** `close` is called after an action that changed something, so that the next change is a new step. */
    act: <Value>(run: () => Value, close: () => void): Value => {
      if (action !== null) return run();
      const own: { first: Transaction | null } = { first: null };
      action = own;
      try {
        return run();
      } finally {
        action = null;
        if (own.first !== null) close();
      }
    },
    endSession: (): void => {
      session = null;
    },
  };
}

/** Numbering is defined before a paragraph uses it; the definition alone has no visible effect. */
function isDefinition(patch: PackagePatch): boolean {
  return Object.keys(patch).every((name) => name === 'numbering');
}

function stepsOf({ steps }: Transaction): PackageStep[] {
  return steps.filter((step) => step instanceof PackageStep);
}

function patched(parts: DocxPackage, steps: readonly PackageStep[]): DocxPackage {
  return steps.reduce((before, { patch }) => patchPackage(before, patch), parts);
}

function editsOf(transaction: Transaction): Edit[] {
  const patches = stepsOf(transaction).map(({ patch }): Edit => ({ kind: 'package', patch }));
  const isText = transaction.steps.map((step) => !(step instanceof PackageStep));
  const steps = replayableSteps({
    doc: transaction.doc,
    docs: transaction.docs.filter((_, index) => isText[index]),
    steps: transaction.steps.filter((_, index) => isText[index]),
  });
  return steps.length === 0 ? patches : [...patches, { kind: 'steps', steps }];
}

import type { DocxPackage } from '@eigenpal/docx-editor-core/types/document';
import { closeHistory } from 'prosemirror-history';
import type { EditorState, Transaction } from 'prosemirror-state';
import { type Edit, type PackagePatch, patchPackage, textReading } from '../document/edits.ts';
import { serializeSteps } from '../document/text-steps.ts';
import { directMeta } from '../tracking/resolve.ts';
import { invertPatch, PackageStep } from './package-step.ts';

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
  rejectedCount: () => number;
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

interface DocumentChangesContext {
  parts: DocxPackage;
  state: () => EditorState;
  show: (state: EditorState) => void;
  onEdit: (edit: Edit) => void;
  /** Called after all other handlers. */
  onChange: () => void;
  canPatch: () => boolean;
  /** Called for a transaction before it is shown; false rejects it. */
  isAllowed?: (before: EditorState, transaction: Transaction, after: EditorState) => boolean;
  /** Holds edits back while the text is incomplete. */
  shouldHoldEdits?: (state: EditorState) => boolean;
}

/** The history plugin joins appended transactions to their first one, by this meta key. */
const appendedTransactionMeta = 'appendedTransaction';

export function createDocumentChanges(context: DocumentChangesContext): DocumentChanges {
  let { parts } = context;
  const groups = createUndoGroups();
  let hasUndoableParts = false;

  let rejectedCount = 0;
  let unsent: Edit[] = [];

  const send = (edits: readonly Edit[], state: EditorState): void => {
    unsent.push(...edits);
    if (context.shouldHoldEdits?.(state) === true) return;
    const readyEdits = unsent;
    unsent = [];
    for (const edit of readyEdits) context.onEdit(edit);
  };
  const dispatch = (transaction: Transaction): void => {
    const patches = getPackageSteps(transaction);
    if (patches.length > 0 && !context.canPatch()) return;
    if (transaction.docChanged && transaction.getMeta('addToHistory') !== false) groups.join(transaction);
    hasUndoableParts ||= patches.length > 0 && transaction.getMeta('addToHistory') !== false;
    const before = parts;
    try {
      // Plugins read the parts while the state is created.
      parts = applyPatches(parts, patches);
      const { state, transactions } = context.state().applyTransaction(transaction);
      if (context.isAllowed?.(context.state(), transaction, state) === false) {
        parts = before;
        rejectedCount += 1;
      } else {
        parts = applyPatches(before, transactions.flatMap(getPackageSteps));
        const edits = transactions.flatMap(createEdits);
        context.show(state);
        send(edits, state);
      }
      context.onChange();
    } catch (error) {
      parts = before;
      throw error;
    }
  };
  return {
    parts: () => parts,
    dispatch,
    patch: (patch, { isOutsideHistory = isNumberingDefinition(patch), session: key = null } = {}) => {
      const step = new PackageStep(patch, invertPatch(parts, patch), key);
      // Not a suggestion: it does not change the text.
      const { tr } = context.state();
      dispatch(tr.step(step).setMeta(directMeta, true).setMeta('addToHistory', !isOutsideHistory));
    },
    transact: (run) => groups.runAsGroup(run, () => dispatch(closeHistory(context.state().tr))),
    rejectedCount: () => rejectedCount,
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
      const [key] = getPackageSteps(transaction).map((step) => step.session);
      if (key == null || key !== session?.key) session = null;
      const first = session?.first ?? action?.first ?? null;
      if (first !== null) {
        transaction.setMeta(appendedTransactionMeta, first);
        return;
      }
      if (key != null) session = { key, first: transaction };
      if (action !== null) action.first = transaction;
      if (key != null || action !== null) closeHistory(transaction);
    },
    /** `close` is called after an action that changed something, so that the next change is a new step. */
    runAsGroup: <Value>(run: () => Value, close: () => void): Value => {
      if (action !== null) return run();
      const ownAction: { first: Transaction | null } = { first: null };
      action = ownAction;
      try {
        return run();
      } finally {
        action = null;
        if (ownAction.first !== null) close();
      }
    },
    endSession: (): void => {
      session = null;
    },
  };
}

/** Numbering is defined before a paragraph uses it; the definition alone has no visible effect. */
function isNumberingDefinition(patch: PackagePatch): boolean {
  return Object.keys(patch).every((name) => name === 'numbering');
}

function getPackageSteps({ steps }: Transaction): PackageStep[] {
  return steps.filter((step) => step instanceof PackageStep);
}

function applyPatches(parts: DocxPackage, steps: readonly PackageStep[]): DocxPackage {
  return steps.reduce((before, { patch }) => patchPackage(before, patch), parts);
}

function createEdits(transaction: Transaction): Edit[] {
  const patches = getPackageSteps(transaction).map(({ patch }): Edit => ({ kind: 'package', patch }));
  const isText = transaction.steps.map((step) => !(step instanceof PackageStep));
  const steps = serializeSteps({
    doc: transaction.doc,
    docs: transaction.docs.filter((_, index) => isText[index]),
    steps: transaction.steps.filter((_, index) => isText[index]),
  });
  return steps.length === 0 ? patches : [...patches, { kind: 'steps', steps, reading: textReading }];
}

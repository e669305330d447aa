import type { DocxPackage } from '@eigenpal/docx-editor-core/types/document';
import { closeHistory } from 'prosemirror-history';
import type { EditorState, Transaction } from 'prosemirror-state';
import { type Edit, type PackagePatch, patchPackage } from '../document/edits.ts';
import { replayableSteps } from '../document/text-steps.ts';
import { directMeta } from '../tracking/resolve.ts';
import { inverseOf, PackageStep } from './package-step.ts';

/**
 * How the document on the page changes: its text and the parts beside it, through one history. Every change leaves as an edit; one that could
 * not be replayed is refused before it is shown. Undoing gives back parts as it gives back text.
 */
export interface DocumentChanges {
  parts: () => DocxPackage;
  dispatch: (transaction: Transaction) => void;
  patch: (patch: PackagePatch, options?: PatchOptions) => void;
  /** All that is done in `run` is one step back. */
  transact: <Value>(run: () => Value) => Value;
  /** How often something was not allowed. */
  refusals: () => number;
  /** Whether a step back may give back parts, and not text alone. */
  hasUndoableParts: () => boolean;
  /** Another document: nothing leaves as an edit, and no part of the old one is given back. */
  replaceParts: (parts: DocxPackage) => void;
}

export interface PatchOptions {
  /** No step back of its own: it comes with a change of the text, and harms nobody without it. */
  isOutsideHistory?: boolean;
  /** What is written in one go in one note or header is one step back, whatever its letters are. */
  session?: object;
}

interface Ports {
  parts: DocxPackage;
  state: () => EditorState;
  show: (state: EditorState) => void;
  onEdit: (edit: Edit) => void;
  /** After all that. */
  onChange: () => void;
  canPatch: () => boolean;
  /** Asked of what was done before it is shown; what is not allowed is not done. */
  isAllowed?: (before: EditorState, done: Transaction, after: EditorState) => boolean;
  /** Edits stay here for now: what they make of the text is not complete. */
  holds?: (state: EditorState) => boolean;
}

/** The history puts into one event what is appended to its first transaction. */
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
      // Plugins read the parts while the state is made.
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
      // Nobody's suggestion: it is no text.
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

/** Which transactions are one step back: all of an act, and what is written in one go in one note or header. */
function createUndoGroups() {
  /** The transaction that the others of an act belong to; null until there is one. */
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
    /** `close` is called behind an act that has changed something: what follows is another step. */
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

/** Lists are defined before a paragraph uses them; a definition alone is seen by nobody. */
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

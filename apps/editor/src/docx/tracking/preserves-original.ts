import { isHistoryTransaction } from 'prosemirror-history';
import type { Mark, Node } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';
import { AttrStep } from 'prosemirror-transform';
import { comment, deletion, insertion } from '../document/review/marks.ts';
import { isMarkupStep } from './changed-ranges.ts';
import { getParagraphMarkChange, isParagraph } from './paragraph-ends.ts';
import { directMeta } from './resolve.ts';
import { hasUntrackedComposition } from './suggesting-plugin.ts';

/**
 * Whether rejecting all changes would still give the author's text: most edits are tracked as suggestions, but some cannot be (deleting a table row,
 * paragraph formatting). Composed text is checked when it is marked.
 */
export function preservesOriginal(
  before: EditorState,
  transaction: Transaction,
  after: EditorState,
): boolean {
  if (before.doc === after.doc || hasUntrackedComposition(before) || hasUntrackedComposition(after))
    return true;
  return !changesOnlyBlockFormat(transaction) && isSameOriginal(before.doc, after.doc);
}

function changesOnlyBlockFormat(transaction: Transaction): boolean {
  if (
    !transaction.docChanged ||
    transaction.getMeta(directMeta) === true ||
    isHistoryTransaction(transaction)
  )
    return false;
  return transaction.steps.every((step) => step instanceof AttrStep || isMarkupStep(step));
}

/** Only blocks that are not the same object can differ. */
function isSameOriginal(before: Node, after: Node): boolean {
  const shorter = Math.min(before.childCount, after.childCount);
  let start = 0;
  while (start < shorter && before.child(start) === after.child(start)) start += 1;
  let end = 0;
  const isSameFromEnd = (): boolean =>
    before.child(before.childCount - 1 - end) === after.child(after.childCount - 1 - end);
  while (end < shorter - start && isSameFromEnd()) end += 1;
  return serializeOriginal(before, start, end) === serializeOriginal(after, start, end);
}

function serializeOriginal({ children }: Node, start: number, end: number): string {
  const runs: Run[] = [];
  for (const child of children.slice(start, children.length - end)) collectRuns(child, runs);
  return JSON.stringify(runs);
}

/** Text with equal formatting; text split by a suggestion counts as one run. */
interface Run {
  text: string;
  formatting: string;
}

function collectRuns(node: Node, runs: Run[]): void {
  if (insertion.isInSet(node.marks) || isInsertedRowOrCell(node)) return;
  if (node.isText) addToRuns(runs, node.text ?? '', getFormatting(node.marks));
  else if (node.isLeaf) addToRuns(runs, '\ufffc', `${node.type.name} ${getFormatting(node.marks)}`);
  else {
    if (/^table(Row|Cell|Header)$/.test(node.type.name)) addToRuns(runs, '|', node.type.name);
    for (const child of node.children) collectRuns(child, runs);
    if (isParagraph(node) && getParagraphMarkChange(node).inserted === null) addToRuns(runs, '\n', '');
  }
}

function addToRuns(runs: Run[], text: string, formatting: string): void {
  const last = runs.at(-1);
  if (last?.formatting === formatting) last.text += text;
  else runs.push({ text, formatting });
}

function isInsertedRowOrCell({ type, attrs }: Node): boolean {
  if (type.name === 'tableRow') return attrs.trIns !== null && attrs.trIns !== undefined;
  const marker: unknown = attrs.cellMarker;
  return typeof marker === 'object' && marker !== null && 'kind' in marker && marker.kind === 'ins';
}

/** Comments and highlights by reviewers do not change the text. */
function getFormatting(marks: readonly Mark[]): string {
  const formatMarks = marks.filter(
    ({ type }) => type !== deletion && type !== comment && type.name !== 'highlight',
  );
  return formatMarks.map((mark) => JSON.stringify(mark)).join('');
}

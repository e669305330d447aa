import { isHistoryTransaction } from 'prosemirror-history';
import type { Mark, Node } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';
import { AttrStep } from 'prosemirror-transform';
import { comment, deletion, insertion } from '../document/review/marks.ts';
import { isMarkup } from './changed-ranges.ts';
import { endChangeOf, isParagraph } from './paragraph-ends.ts';
import { directMeta } from './resolve.ts';
import { hasUntrackedComposition } from './suggesting-plugin.ts';

/**
 * Whether rejecting all changes would still give the author's text: most edits are tracked as suggestions, but some cannot be (deleting a table row,
 * paragraph formatting). Composed text is checked when it is marked.
 */
export function preservesOriginal(before: EditorState, done: Transaction, after: EditorState): boolean {
  if (before.doc === after.doc || hasUntrackedComposition(before) || hasUntrackedComposition(after))
    return true;
  return !isFormatOfBlocks(done) && isSameOriginal(before.doc, after.doc);
}

function isFormatOfBlocks(done: Transaction): boolean {
  if (!done.docChanged || done.getMeta(directMeta) === true || isHistoryTransaction(done)) return false;
  return done.steps.every((step) => step instanceof AttrStep || isMarkup(step));
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
  return originalOf(before, start, end) === originalOf(after, start, end);
}

function originalOf({ children }: Node, start: number, end: number): string {
  const runs: Run[] = [];
  for (const child of children.slice(start, children.length - end)) collect(child, runs);
  return JSON.stringify(runs);
}

/** Text with equal formatting; text split by a suggestion counts as one run. */
interface Run {
  text: string;
  formatting: string;
}

function collect(node: Node, runs: Run[]): void {
  if (insertion.isInSet(node.marks) || isInsertedPart(node)) return;
  if (node.isText) add(runs, node.text ?? '', formattingOf(node.marks));
  else if (node.isLeaf) add(runs, '\ufffc', `${node.type.name} ${formattingOf(node.marks)}`);
  else {
    if (/^table(Row|Cell|Header)$/.test(node.type.name)) add(runs, '|', node.type.name);
    for (const child of node.children) collect(child, runs);
    if (isParagraph(node) && endChangeOf(node).inserted === null) add(runs, '\n', '');
  }
}

function add(runs: Run[], text: string, formatting: string): void {
  const last = runs.at(-1);
  if (last?.formatting === formatting) last.text += text;
  else runs.push({ text, formatting });
}

function isInsertedPart({ type, attrs }: Node): boolean {
  if (type.name === 'tableRow') return attrs.trIns !== null && attrs.trIns !== undefined;
  const marker: unknown = attrs.cellMarker;
  return typeof marker === 'object' && marker !== null && 'kind' in marker && marker.kind === 'ins';
}

/** Comments and highlights by reviewers do not change the text. */
function formattingOf(marks: readonly Mark[]): string {
  const own = marks.filter(({ type }) => type !== deletion && type !== comment && type.name !== 'highlight');
  return own.map((mark) => JSON.stringify(mark)).join('');
}

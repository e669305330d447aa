import type { Node } from 'prosemirror-model';
import { isColumnBreak } from '../document/pages/column-breaks.ts';
import {
  type ChangeAttributes,
  deletion,
  getChangeAttributes,
  insertion,
  parseChangeAttributes,
} from '../document/review/marks.ts';
import { getParagraphMarkChange, isParagraph } from './paragraph-ends.ts';

/** A range of a block with one kind of change by one author; positions are relative to the block. */
export interface Segment {
  kind: 'insertion' | 'deletion' | 'format';
  author: string;
  date: string | null;
  from: number;
  to: number;
  text: string;
  endsBlock: boolean;
}

const cache = new WeakMap<Node, Segment[]>();

/** Cached per block node, so that a key press costs one block. */
export function segmentsOf(block: Node): Segment[] {
  const known = cache.get(block);
  if (known !== undefined) return known;
  const segments: Segment[] = [];
  collect(block, 0, segments);
  cache.set(block, segments);
  return segments;
}

function collect(node: Node, pos: number, segments: Segment[]): void {
  if (node.isInline) {
    collectInline(node, pos, segments);
    if (node.isLeaf) return;
  }
  if (node.type.name === 'tableRow' && collectRow(node, pos, segments)) return;
  const format = formatOf(node);
  if (format !== null) segments.push(segmentOf('format', format, { pos, node, text: node.textContent }));
  node.forEach((child, offset) => {
    collect(child, pos + 1 + offset, segments);
  });
  if (isParagraph(node)) collectEnd(node, pos, segments);
}

function collectInline(node: Node, pos: number, segments: Segment[]): void {
  const text = textOf(node);
  const inserted = getChangeAttributes(insertion, node.marks);
  const deleted = getChangeAttributes(deletion, node.marks);
  if (inserted !== null) segments.push(segmentOf('insertion', inserted, { pos, node, text }));
  if (deleted !== null) segments.push(segmentOf('deletion', deleted, { pos, node, text }));
}

function textOf(node: Node): string {
  if (isColumnBreak(node)) return '\n';
  return node.isText ? (node.text ?? '') : (leafText[node.type.name] ?? '');
}

const leafText: Readonly<Record<string, string>> = { hardBreak: '\n', tab: '\t' };

function collectEnd(node: Node, pos: number, segments: Segment[]): void {
  const { inserted, deleted } = getParagraphMarkChange(node);
  const end = pos + node.nodeSize - 1;
  const at = { from: end, to: end + 1, text: '\n', endsBlock: true };
  if (inserted !== null) segments.push({ kind: 'insertion', ...who(inserted), ...at });
  if (deleted !== null) segments.push({ kind: 'deletion', ...who(deleted), ...at });
}

/** An inserted or deleted row is one change, whatever it contains. */
function collectRow(node: Node, pos: number, segments: Segment[]): boolean {
  const [inserted, deleted] = [
    parseChangeAttributes(node.attrs.trIns),
    parseChangeAttributes(node.attrs.trDel),
  ];
  const text = `${node.children.map((cell) => cell.textContent).join('\t')}\n`;
  if (inserted !== null) segments.push(segmentOf('insertion', inserted, { pos, node, text }));
  if (deleted !== null) segments.push(segmentOf('deletion', deleted, { pos, node, text }));
  return inserted !== null || deleted !== null;
}

function formatOf({ attrs }: Node): ChangeAttributes | null {
  for (const name of ['pPrChange', 'trPrChange', 'tcPrChange', 'tblPrChange']) {
    const changes: unknown = attrs[name];
    const last: unknown = Array.isArray(changes) ? changes.at(-1) : null;
    if (typeof last === 'object' && last !== null && 'info' in last) return parseChangeAttributes(last.info);
  }
  return null;
}

function segmentOf(
  kind: Segment['kind'],
  revision: ChangeAttributes,
  { pos, node, text }: { pos: number; node: Node; text: string },
): Segment {
  return { kind, ...who(revision), from: pos, to: pos + node.nodeSize, text, endsBlock: false };
}

function who({ author, date }: ChangeAttributes): { author: string; date: string | null } {
  return { author, date };
}

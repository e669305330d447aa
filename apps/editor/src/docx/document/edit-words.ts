import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import { collectStrings } from '../../frame/saving/strings-in.ts';
import type { Edit, PackagePatch } from './edits.ts';

/**
 * The text written by these edits, without the original document: adjacent typed characters form one line, as do restored ones. A note, header or
 * comment written several times counts with its last version.
 */
export function readEditedLines(edits: readonly Edit[]): string[] {
  const parts = new Map<string, string[]>();
  const tokenRanges: TokenRange[] = [];
  for (const edit of edits) {
    if (edit.kind === 'package') readParts(parts, edit.patch);
    else for (const step of edit.steps) applyStep(tokenRanges, step);
  }
  return [...tokenRanges.flatMap(({ tokens }) => splitLines(tokens)), ...[...parts.values()].flat()];
}

/** Text from a position on, one character per document position. */
interface TokenRange {
  from: number;
  tokens: string;
}
const blockEnd = '\n';
const blockStart = '\u0000';
const leaf = '\uFFFC';

function applyStep(tokenRanges: TokenRange[], json: unknown): void {
  const step = toRecord(json);
  if (step?.stepType !== 'replace') return;
  const { from, to } = step;
  if (typeof from !== 'number' || typeof to !== 'number') return;
  const tokens = tokenizeSlice(step.slice);
  const last = tokenRanges.at(-1);
  if (last === undefined || from < last.from || to > last.from + last.tokens.length) {
    if (tokens !== '') tokenRanges.push({ from, tokens });
    return;
  }
  const [start, end] = [from - last.from, to - last.from];
  last.tokens = last.tokens.slice(0, start) + tokens + last.tokens.slice(end);
}

function tokenizeSlice(json: unknown): string {
  const slice = toRecord(json);
  if (slice === null) return '';
  const tokens = tokenizeContent(slice.content);
  return tokens.slice(toCount(slice.openStart), tokens.length - toCount(slice.openEnd));
}

function tokenizeContent(content: unknown): string {
  if (!Array.isArray(content)) return '';
  return content.map(toRecord).map(tokenizeNode).join('');
}

function tokenizeNode(node: Record<string, unknown> | null): string {
  if (node === null) return '';
  if (typeof node.text === 'string') return node.text;
  const isLeaf = typeof node.type === 'string' && schema.nodes[node.type]?.isLeaf === true;
  return isLeaf ? leaf : `${blockStart}${tokenizeContent(node.content)}${blockEnd}`;
}

function splitLines(tokens: string): string[] {
  return tokens
    .replaceAll(blockStart, '')
    .replaceAll(leaf, ' ')
    .split(blockEnd)
    .filter((line) => line.trim() !== '');
}

const writtenParts = ['footnotes', 'endnotes', 'headers', 'footers', 'comments'] as const;
const numberedParts = ['footnote', 'endnote', 'header', 'footer'] as const;

function readParts(parts: Map<string, string[]>, patch: PackagePatch): void {
  for (const name of writtenParts) {
    if (patch[name] !== undefined) parts.set(name, collectStrings(patch[name], ['text']));
  }
  for (const name of numberedParts) {
    const part = patch[name];
    if (part !== undefined) parts.set(`${name} ${part.id}`, collectStrings(part, ['text']));
  }
}

function toRecord(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : null;
}

function toCount(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

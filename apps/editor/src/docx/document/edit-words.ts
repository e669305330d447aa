import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import { stringsIn } from '../../frame/saving/strings-in.ts';
import type { Edit, PackagePatch } from './edits.ts';

/**
 * The text written by these edits, without the original document: adjacent typed characters form one line, as do restored ones. A note, header or
 * comment written several times counts with its last version.
 */
export function wordsOf(edits: readonly Edit[]): string[] {
  const parts = new Map<string, string[]>();
  const pieces: Piece[] = [];
  for (const edit of edits) {
    if (edit.kind === 'package') noteParts(parts, edit.patch);
    else for (const step of edit.steps) noteStep(pieces, step);
  }
  return [...pieces.flatMap(({ tokens }) => linesIn(tokens)), ...[...parts.values()].flat()];
}

/** Text from a position on, one character per document position. */
interface Piece {
  from: number;
  tokens: string;
}
const blockEnd = '\n';
const blockStart = '\u0000';
const leaf = '\uFFFC';

function noteStep(pieces: Piece[], json: unknown): void {
  const step = recordOf(json);
  if (step?.stepType !== 'replace') return;
  const { from, to } = step;
  if (typeof from !== 'number' || typeof to !== 'number') return;
  const tokens = tokensOfSlice(step.slice);
  const last = pieces.at(-1);
  if (last === undefined || from < last.from || to > last.from + last.tokens.length) {
    if (tokens !== '') pieces.push({ from, tokens });
    return;
  }
  const [start, end] = [from - last.from, to - last.from];
  last.tokens = last.tokens.slice(0, start) + tokens + last.tokens.slice(end);
}

function tokensOfSlice(json: unknown): string {
  const slice = recordOf(json);
  if (slice === null) return '';
  const tokens = tokensOf(slice.content);
  return tokens.slice(countOf(slice.openStart), tokens.length - countOf(slice.openEnd));
}

function tokensOf(content: unknown): string {
  if (!Array.isArray(content)) return '';
  return content.map(recordOf).map(tokensOfNode).join('');
}

function tokensOfNode(node: Record<string, unknown> | null): string {
  if (node === null) return '';
  if (typeof node.text === 'string') return node.text;
  const isLeaf = typeof node.type === 'string' && schema.nodes[node.type]?.isLeaf === true;
  return isLeaf ? leaf : `${blockStart}${tokensOf(node.content)}${blockEnd}`;
}

function linesIn(tokens: string): string[] {
  return tokens
    .replaceAll(blockStart, '')
    .replaceAll(leaf, ' ')
    .split(blockEnd)
    .filter((line) => line.trim() !== '');
}

const writtenParts = ['footnotes', 'endnotes', 'headers', 'footers', 'comments'] as const;
const numberedParts = ['footnote', 'endnote', 'header', 'footer'] as const;

function noteParts(parts: Map<string, string[]>, patch: PackagePatch): void {
  for (const name of writtenParts) {
    if (patch[name] !== undefined) parts.set(name, stringsIn(patch[name], ['text']));
  }
  for (const name of numberedParts) {
    const part = patch[name];
    if (part !== undefined) parts.set(`${name} ${part.id}`, stringsIn(part, ['text']));
  }
}

function recordOf(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : null;
}

function countOf(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

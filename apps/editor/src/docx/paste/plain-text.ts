import type { Pasted, PastedInline } from './blocks.ts';
import { defaultLimits } from './budget.ts';

/** One line becomes one paragraph, including empty ones; tabs are kept. */
export function readPlainText(text: string): Pasted {
  const truncated = text.slice(0, defaultLimits.characters);
  const lines = truncated
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    // A final line break does not start another line.
    .replace(/([^\n])\n$/, '$1')
    .split('\n');
  return {
    blocks: lines.slice(0, defaultLimits.paragraphs).map((line) => ({
      kind: 'paragraph',
      role: 'body',
      align: null,
      list: null,
      content: parseLine(line),
    })),
    lostPictures: 0,
    isTruncated: truncated.length < text.length || lines.length > defaultLimits.paragraphs,
  };
}

/** Restores leading and trailing spaces, which plain text preserves and HTML does not. */
export function restoreEdgeSpaces(content: readonly PastedInline[], plain: string): PastedInline[] {
  const contentWithEdges = [...content];
  const createSpace = (neighbour: PastedInline | undefined): PastedInline => ({
    kind: 'text',
    text: ' ',
    marks: neighbour?.kind === 'text' ? neighbour.marks : [],
    href: null,
  });
  if (/^[ \u00a0]/.test(plain)) contentWithEdges.unshift(createSpace(contentWithEdges[0]));
  if (/[ \u00a0]$/.test(plain)) contentWithEdges.push(createSpace(contentWithEdges.at(-1)));
  return contentWithEdges;
}

function parseLine(line: string): PastedInline[] {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a docx cannot carry these
  const clean = line.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufeff\ufffe\uffff]/g, '');
  return clean
    .split('\t')
    .flatMap((piece, index): PastedInline[] => [
      ...(index === 0 ? [] : [{ kind: 'tab' as const }]),
      ...(piece === '' ? [] : [{ kind: 'text' as const, text: piece, marks: [], href: null }]),
    ]);
}

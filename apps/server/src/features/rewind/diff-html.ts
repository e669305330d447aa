import type { DraftPiece } from '@redraft/analytics';
import { escapeHtml } from '../../platform/escape-html.ts';

/** Paragraphs in which what was added, removed and moved is marked; nothing in them but these marks is markup. */
export function drawDiff(pieces: readonly DraftPiece[]): string {
  return `<p>${pieces.map(renderPiece).join('')}</p>`;
}

function renderPiece(piece: DraftPiece): string {
  switch (piece.kind) {
    case 'kept':
      return escapeHtml(piece.text).replaceAll('\n', '</p><p>');
    case 'inserted':
      return acrossParagraphs(piece.text, '<ins>', '</ins>');
    case 'movedTo':
      return acrossParagraphs(piece.text, `<mark data-move="${piece.move}">`, '</mark>');
    case 'deleted':
      return `<del>${withLineEnds(piece.text)}</del>`;
    case 'movedFrom':
      return `<del data-move="${piece.move}">${withLineEnds(piece.text)}</del>`;
  }
}

/** A line end that came begins a paragraph, and shows its mark; one that went stays inside of its paragraph as a mark. */
function acrossParagraphs(text: string, open: string, close: string): string {
  return escapeHtml(text)
    .split('\n')
    .map((line, index, lines) => `${line}${index < lines.length - 1 ? '¶' : ''}`)
    .map((line) => (line === '' ? '' : `${open}${line}${close}`))
    .join('</p><p>');
}

const withLineEnds = (text: string) => escapeHtml(text).replaceAll('\n', '¶');

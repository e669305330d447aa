import type { DraftPiece } from '@redraft/analytics';
import { escapeHtml } from '../../platform/escape-html.ts';

/** Paragraphs as HTML with marks for added, removed and moved text; the text itself is escaped. */
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

/** An inserted line break begins a paragraph and is shown as a mark; a deleted one is a mark within its paragraph. */
function acrossParagraphs(text: string, open: string, close: string): string {
  return escapeHtml(text)
    .split('\n')
    .map((line, index, lines) => `${line}${index < lines.length - 1 ? '¶' : ''}`)
    .map((line) => (line === '' ? '' : `${open}${line}${close}`))
    .join('</p><p>');
}

const withLineEnds = (text: string) => escapeHtml(text).replaceAll('\n', '¶');

import type { ChangedPassage } from '@redraft/contracts';

type DiffPiece = ChangedPassage['pieces'][number];

/** A sidebar does not show more. */
const maxPassages = 200;

export interface ChangedPassages {
  passages: ChangedPassage[];
  unchangedBehind: number;
  morePassages: number;
}

/** The changed paragraphs of a comparison, and the number of unchanged ones between them; empty lines are not counted. */
export function changedPassages(pieces: readonly DiffPiece[]): ChangedPassages {
  const passages: ChangedPassage[] = [];
  let unchanged = 0;
  for (const paragraph of splitParagraphs(pieces)) {
    if (paragraph.every(({ kind }) => kind === 'kept')) {
      if (paragraph.some(({ text }) => text.trim() !== '')) unchanged++;
      continue;
    }
    const last = passages.at(-1);
    if (last && unchanged === 0) last.pieces.push(...paragraph);
    else passages.push({ unchanged, pieces: paragraph });
    unchanged = 0;
  }
  const firstPassages = passages.slice(0, maxPassages);
  return {
    passages: firstPassages,
    unchangedBehind: unchanged,
    morePassages: passages.length - firstPassages.length,
  };
}

/** With line breaks. Inserted or deleted pieces are not split, so that a change across line breaks is one change. */
function splitParagraphs(pieces: readonly DiffPiece[]): DiffPiece[][] {
  const paragraphs: DiffPiece[][] = [];
  let currentParagraph: DiffPiece[] = [];
  for (const { kind, text } of pieces) {
    const parts = kind === 'kept' ? (text.match(/[^\n]*\n|[^\n]+$/g) ?? []) : [text];
    for (const part of parts) {
      currentParagraph.push({ kind, text: part });
      if (!part.endsWith('\n')) continue;
      paragraphs.push(currentParagraph);
      currentParagraph = [];
    }
  }
  if (currentParagraph.length > 0) paragraphs.push(currentParagraph);
  return paragraphs;
}

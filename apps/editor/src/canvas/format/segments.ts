import { isSameRunFormat, type RunFormat } from '../scene/run-format.ts';
import type { TextRun } from '../scene/scene.ts';
import { alignText } from './align.ts';

/** A piece of a paragraph's markup and the text that it represents; empty for pieces that are only preserved (an equation, an empty run). */
export interface TextPiece {
  kind: 'run' | 'break' | 'field' | 'kept';
  text: string;
  format: RunFormat;
}

/** Text with one format and one origin; a line break is a segment of its own. */
export interface Segment<Piece extends TextPiece> {
  text: string;
  format: RunFormat;
  /** The piece that it came from, or that precedes it. */
  base: Piece | null;
  isTyped: boolean;
}

/** Splits new runs by the existing pieces: segments, with the preserved pieces without text between them. */
export function splitIntoSegments<Piece extends TextPiece>(
  pieces: readonly Piece[],
  runs: readonly TextRun[],
): (Segment<Piece> | { kept: Piece })[] {
  const before = pieces.map(({ text }) => text).join('');
  const after = runs.map(({ text }) => text).join('');
  const origins = alignText(before, after);
  const owners = pieces.flatMap((piece) => new Array<Piece>(piece.text.length).fill(piece));
  const emptyPieces = listEmptyPieces(pieces);
  const segments: (Segment<Piece> | { kept: Piece })[] = [];
  let at = 0;
  let nextEmpty = 0;
  const insertEmptyPiecesUpTo = (origin: number): void => {
    for (; nextEmpty < emptyPieces.length; nextEmpty++) {
      const emptyPiece = emptyPieces[nextEmpty];
      if (emptyPiece === undefined || emptyPiece.at > origin) break;
      segments.push({ kept: emptyPiece.piece });
    }
  };
  let last = findFirstBase(pieces, { origins, owners });
  for (const run of runs) {
    for (const segment of splitRun(run, { at, origins, owners, last })) {
      const origin = origins[at] ?? null;
      if (origin !== null) insertEmptyPiecesUpTo(origin);
      segments.push(segment);
      if (segment.base?.kind !== 'break') last = segment.base ?? last;
      at += segment.text.length;
    }
  }
  insertEmptyPiecesUpTo(Number.POSITIVE_INFINITY);
  return segments;
}

/** Pieces without text, each with the offset that it precedes. */
function listEmptyPieces<Piece extends TextPiece>(pieces: readonly Piece[]): { piece: Piece; at: number }[] {
  let at = 0;
  return pieces.flatMap((piece) => {
    at += piece.text.length;
    return piece.kind === 'kept' ? [{ piece, at }] : [];
  });
}

interface TextOrigins<Piece> {
  origins: readonly (number | null)[];
  owners: readonly Piece[];
}

/** Text typed at the beginning belongs to the piece after it. */
function findFirstBase<Piece extends TextPiece>(
  pieces: readonly Piece[],
  { origins, owners }: TextOrigins<Piece>,
): Piece | null {
  const origin = origins.find((one) => one !== null) ?? null;
  const following = origin === null ? null : (owners[origin] ?? null);
  if (following !== null && following.kind !== 'break') return following;
  return pieces.find(({ kind }) => kind === 'run' || kind === 'field') ?? null;
}

function splitRun<Piece extends TextPiece>(
  { text, ...format }: TextRun,
  context: TextOrigins<Piece> & { at: number; last: Piece | null },
): Segment<Piece>[] {
  const { at, origins, owners } = context;
  const segments: Segment<Piece>[] = [];
  let base = context.last;
  for (let unitIndex = 0; unitIndex < text.length; unitIndex++) {
    const unitText = text[unitIndex] ?? '';
    const origin = origins[at + unitIndex] ?? null;
    const owner = origin === null ? null : (owners[origin] ?? null);
    if (owner !== null && owner.kind !== 'break') base = owner;
    const segmentBase = unitText === '\n' ? owner : base;
    const lastSegment = segments.at(-1);
    // Text typed after a field is not part of the field.
    const canExtend = segmentBase?.kind !== 'field' || lastSegment?.isTyped === (origin === null);
    if (
      lastSegment !== undefined &&
      lastSegment.base === segmentBase &&
      unitText !== '\n' &&
      lastSegment.text !== '\n' &&
      canExtend
    ) {
      lastSegment.text += unitText;
      lastSegment.isTyped ||= origin === null;
    } else segments.push({ text: unitText, format, base: segmentBase, isTyped: origin === null });
  }
  return segments;
}

/** Converts pieces to runs of a scene; adjacent pieces with the same format become one run. */
export function toRuns(pieces: readonly TextPiece[], emptyFormat: RunFormat): TextRun[] {
  const runs: TextRun[] = [];
  for (const { text, format } of pieces) {
    const lastRun = runs.at(-1);
    if (text === '') continue;
    if (lastRun !== undefined && isSameRunFormat(lastRun, format)) lastRun.text += text;
    else runs.push({ text, ...format });
  }
  return runs.length === 0 ? [{ text: '', ...emptyFormat }] : runs;
}

/** A line break gets the format of the text before it, or else after it: its own format is invisible. */
export function formatBreaks<Piece extends TextPiece>(pieces: readonly Piece[]): Piece[] {
  const hasText = ({ kind }: TextPiece): boolean => kind === 'run' || kind === 'field';
  let lastFormat = pieces.find(hasText)?.format;
  return pieces.map((piece) => {
    if (hasText(piece)) lastFormat = piece.format;
    return piece.kind === 'break' && lastFormat !== undefined ? { ...piece, format: lastFormat } : piece;
  });
}

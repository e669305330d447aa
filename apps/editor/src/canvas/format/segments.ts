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
export function segmentsOf<Piece extends TextPiece>(
  pieces: readonly Piece[],
  runs: readonly TextRun[],
): (Segment<Piece> | { kept: Piece })[] {
  const before = pieces.map(({ text }) => text).join('');
  const after = runs.map(({ text }) => text).join('');
  const origins = alignText(before, after);
  const owners = pieces.flatMap((piece) => new Array<Piece>(piece.text.length).fill(piece));
  const kept = reusedPieces(pieces);
  const segments: (Segment<Piece> | { kept: Piece })[] = [];
  let at = 0;
  let nextReused = 0;
  const keepUpTo = (origin: number): void => {
    for (; nextReused < kept.length; nextReused++) {
      const one = kept[nextReused];
      if (one === undefined || one.at > origin) break;
      segments.push({ kept: one.piece });
    }
  };
  let last = firstBase(pieces, { origins, owners });
  for (const run of runs) {
    for (const segment of segmentsOfRun(run, { at, origins, owners, last })) {
      const origin = origins[at] ?? null;
      if (origin !== null) keepUpTo(origin);
      segments.push(segment);
      if (segment.base?.kind !== 'break') last = segment.base ?? last;
      at += segment.text.length;
    }
  }
  keepUpTo(Number.POSITIVE_INFINITY);
  return segments;
}

/** Pieces without text, each with the offset that it precedes. */
function reusedPieces<Piece extends TextPiece>(pieces: readonly Piece[]): { piece: Piece; at: number }[] {
  let at = 0;
  return pieces.flatMap((piece) => {
    at += piece.text.length;
    return piece.kind === 'kept' ? [{ piece, at }] : [];
  });
}

interface Around<Piece> {
  origins: readonly (number | null)[];
  owners: readonly Piece[];
}

/** Text typed at the beginning belongs to the piece after it. */
function firstBase<Piece extends TextPiece>(
  pieces: readonly Piece[],
  { origins, owners }: Around<Piece>,
): Piece | null {
  const origin = origins.find((one) => one !== null) ?? null;
  const behind = origin === null ? null : (owners[origin] ?? null);
  if (behind !== null && behind.kind !== 'break') return behind;
  return pieces.find(({ kind }) => kind === 'run' || kind === 'field') ?? null;
}

function segmentsOfRun<Piece extends TextPiece>(
  { text, ...format }: TextRun,
  around: Around<Piece> & { at: number; last: Piece | null },
): Segment<Piece>[] {
  const { at, origins, owners } = around;
  const segments: Segment<Piece>[] = [];
  let base = around.last;
  for (let unit = 0; unit < text.length; unit++) {
    const letter = text[unit] ?? '';
    const origin = origins[at + unit] ?? null;
    const owner = origin === null ? null : (owners[origin] ?? null);
    if (owner !== null && owner.kind !== 'break') base = owner;
    const own = letter === '\n' ? owner : base;
    const open = segments.at(-1);
    // Text typed after a field is not part of the field.
    const isAlike = own?.kind !== 'field' || open?.isTyped === (origin === null);
    if (open !== undefined && open.base === own && letter !== '\n' && open.text !== '\n' && isAlike) {
      open.text += letter;
      open.isTyped ||= origin === null;
    } else segments.push({ text: letter, format, base: own, isTyped: origin === null });
  }
  return segments;
}

/** Converts pieces to runs of a scene; adjacent pieces with the same format become one run. */
export function runsOf(pieces: readonly TextPiece[], empty: RunFormat): TextRun[] {
  const runs: TextRun[] = [];
  for (const { text, format } of pieces) {
    const last = runs.at(-1);
    if (text === '') continue;
    if (last !== undefined && isSameRunFormat(last, format)) last.text += text;
    else runs.push({ text, ...format });
  }
  return runs.length === 0 ? [{ text: '', ...empty }] : runs;
}

/** A line break gets the format of the text before it, or else after it: its own format is invisible. */
export function alignBreaks<Piece extends TextPiece>(pieces: readonly Piece[]): Piece[] {
  const hasWords = ({ kind }: TextPiece): boolean => kind === 'run' || kind === 'field';
  let last = pieces.find(hasWords)?.format;
  return pieces.map((piece) => {
    if (hasWords(piece)) last = piece.format;
    return piece.kind === 'break' && last !== undefined ? { ...piece, format: last } : piece;
  });
}

import { diffArrays } from 'diff';
import { countWords } from './words.ts';

/** A piece of text that both versions have, or only the later or the earlier one. */
export interface DiffPiece {
  kind: 'kept' | 'inserted' | 'deleted';
  text: string;
}

export interface Comparison {
  pieces: DiffPiece[];
  inserted: number;
  deleted: number;
}

/** Words, the white space between them, and every other character for itself. */
const token = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*|\s+|[^\s\p{L}\p{M}\p{N}]/gu;

/**
 * What changed from one version of a text to another, word by word. First the paragraphs that both have are set aside;
 * what lies between them is compared by words as long as that is cheap, and stands for itself where it is not: two texts
 * that have little in common would keep the page busy to show a patchwork that nobody can read.
 */
export function compareTexts(earlier: string, later: string): Comparison {
  const pieces: DiffPiece[] = [];
  const budget = { left: maxSteps };
  let removed: string[] = [];
  let come: string[] = [];
  const settle = () => {
    addChanged(pieces, { removed: removed.join(''), come: come.join('') }, budget);
    removed = [];
    come = [];
  };
  const paragraphs = diffArrays(paragraphsOf(earlier), paragraphsOf(later), { maxEditLength: maxEdits });
  if (paragraphs === undefined) addChanged(pieces, { removed: earlier, come: later }, budget);
  for (const change of paragraphs ?? []) {
    if (change.removed) removed.push(...change.value);
    else if (change.added) come.push(...change.value);
    else {
      settle();
      add(pieces, 'kept', change.value.join(''));
    }
  }
  settle();
  return {
    pieces: withoutIslands(pieces),
    inserted: wordsIn(pieces, 'inserted'),
    deleted: wordsIn(pieces, 'deleted'),
  };
}

/**
 * A word or two that two rewritten passages happen to share ("is", "the") are shown as rewritten with them: a reader takes
 * in one change, not a patchwork.
 */
function withoutIslands(pieces: readonly DiffPiece[]): DiffPiece[] {
  const shown: DiffPiece[] = [];
  let removed = '';
  let come = '';
  const settle = () => {
    add(shown, 'deleted', removed);
    add(shown, 'inserted', come);
    removed = '';
    come = '';
  };
  pieces.forEach(({ kind, text }, index) => {
    if (kind !== 'inserted' && kind !== 'deleted' && !isIsland(pieces, index)) {
      settle();
      add(shown, 'kept', text);
      return;
    }
    if (kind !== 'inserted') removed += text;
    if (kind !== 'deleted') come += text;
  });
  settle();
  return shown;
}

function isIsland(pieces: readonly DiffPiece[], index: number): boolean {
  const own = countWords(pieces[index]?.text ?? '');
  const min = Math.min(changedWords(pieces, index, -1), changedWords(pieces, index, 1));
  return own <= 2 && own * 2 <= min && min > 0;
}

/** How many words changed right before or right after a piece. */
function changedWords(pieces: readonly DiffPiece[], index: number, step: 1 | -1): number {
  let words = 0;
  for (let at = index + step; ; at += step) {
    const piece = pieces[at];
    if (piece === undefined || piece.kind === 'kept') return words;
    words += countWords(piece.text);
  }
}

/** With their line ends, so that they can be put together again. */
function paragraphsOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

/** Insertions and deletions, of paragraphs or of words, beyond which two passages have too little in common. */
const maxEdits = 1500;
/**
 * Of all passages together: the steps that a comparison takes grow with the square of the edits. Some five passages that were written
 * anew, or thousands in which a sentence was; a second at the most.
 */
const maxSteps = 12_000_000;

function addChanged(
  pieces: DiffPiece[],
  { removed, come }: { removed: string; come: string },
  budget: { left: number },
): void {
  const before = removed.match(token) ?? [];
  const after = come.match(token) ?? [];
  const maxEditLength = Math.min(maxEdits, Math.floor(Math.sqrt(Math.max(0, budget.left))));
  budget.left -= Math.min(maxEditLength, before.length + after.length) ** 2;
  const changes = diffArrays(before, after, { maxEditLength });
  if (changes === undefined) {
    add(pieces, 'deleted', removed);
    add(pieces, 'inserted', come);
    return;
  }
  for (const change of changes) {
    const kind = change.added ? 'inserted' : change.removed ? 'deleted' : 'kept';
    add(pieces, kind, change.value.join(''));
  }
}

function add(pieces: DiffPiece[], kind: DiffPiece['kind'], text: string): void {
  if (text === '') return;
  const last = pieces.at(-1);
  if (last?.kind === kind) last.text += text;
  else pieces.push({ kind, text });
}

function wordsIn(pieces: readonly DiffPiece[], kind: DiffPiece['kind']): number {
  return pieces.reduce((sum, piece) => sum + (piece.kind === kind ? countWords(piece.text) : 0), 0);
}

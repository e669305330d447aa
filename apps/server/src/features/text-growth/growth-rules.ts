import { compareTexts } from '@redraft/analytics';
import type { PassageHistory } from '@redraft/contracts';

type Pieces = PassageHistory['steps'][number]['pieces'];

/** Total length up to which two texts are compared word by word. */
const comparedWords = 8000;
/** Maximum characters shown of unchanged text, and of inserted or deleted text. */
const limitUnchanged = 400;
const limitChange = 2000;

/** The changes of a passage in one step. */
export function piecesBetween(before: string, after: string): Pieces {
  const pieces =
    before.length + after.length <= comparedWords
      ? compareTexts(before, after).pieces
      : diffByEnds(before, after);
  return pieces.map(({ kind, text }) => ({
    kind,
    text: shortened(text, kind === 'kept' ? limitUnchanged : limitChange),
  }));
}

function diffByEnds(before: string, after: string): Pieces {
  const [previous, current] = [[...before], [...after]];
  const min = Math.min(previous.length, current.length);
  let start = 0;
  while (start < min && previous[start] === current[start]) start++;
  let end = 0;
  while (end < min - start && previous.at(-1 - end) === current.at(-1 - end)) end++;
  const pieces: Pieces = [
    { kind: 'kept', text: previous.slice(0, start).join('') },
    { kind: 'deleted', text: previous.slice(start, previous.length - end).join('') },
    { kind: 'inserted', text: current.slice(start, current.length - end).join('') },
    { kind: 'kept', text: previous.slice(previous.length - end).join('') },
  ];
  return pieces.filter(({ text }) => text !== '');
}

/** Shortened to its beginning and end. */
export function shortened(text: string, max: number): string {
  const characters = [...text];
  if (characters.length <= max) return text;
  const halfLength = Math.floor(max / 2);
  return `${characters.slice(0, halfLength).join('')} … ${characters.slice(-halfLength).join('')}`;
}

/** Over the whole height of a map. */
const maxTicks = 200;

/** Positions of paragraphs in a text, 0 to 1; empty if they are too close to be distinguished. */
export function paragraphStarts(text: string): number[] {
  const starts: number[] = [];
  let length = 0;
  for (const character of text) {
    length++;
    if (character === '\n') starts.push(length);
  }
  const visibleStarts = starts.filter((start) => start < length);
  return visibleStarts.length > maxTicks ? [] : visibleStarts.map((start) => start / length);
}

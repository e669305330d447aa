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
      : endsAndRest(before, after);
  return pieces.map(({ kind, text }) => ({
    kind,
    text: shortened(text, kind === 'kept' ? limitUnchanged : limitChange),
  }));
}

function endsAndRest(before: string, after: string): Pieces {
  const [old, next] = [[...before], [...after]];
  const min = Math.min(old.length, next.length);
  let start = 0;
  while (start < min && old[start] === next[start]) start++;
  let end = 0;
  while (end < min - start && old.at(-1 - end) === next.at(-1 - end)) end++;
  const pieces: Pieces = [
    { kind: 'kept', text: old.slice(0, start).join('') },
    { kind: 'deleted', text: old.slice(start, old.length - end).join('') },
    { kind: 'inserted', text: next.slice(start, next.length - end).join('') },
    { kind: 'kept', text: old.slice(old.length - end).join('') },
  ];
  return pieces.filter(({ text }) => text !== '');
}

/** Shortened to its beginning and end. */
export function shortened(text: string, max: number): string {
  const characters = [...text];
  if (characters.length <= max) return text;
  const half = Math.floor(max / 2);
  return `${characters.slice(0, half).join('')} … ${characters.slice(-half).join('')}`;
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
  const within = starts.filter((start) => start < length);
  return within.length > maxTicks ? [] : within.map((start) => start / length);
}

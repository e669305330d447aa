import { diffArrays, diffWordsWithSpace } from 'diff';

/** How one text differs from another, paragraph by paragraph, for a person to read. */
export interface Difference {
  rows: DifferenceRow[];
  /** Too different to be told apart word by word: whole paragraphs stand against each other. */
  isCoarse: boolean;
}
export interface DifferenceRow {
  pieces: { kind: 'same' | 'theirs' | 'mine'; text: string }[];
}

/** Beyond these many changes a difference is no longer something that a person reads; it also bounds the work. */
const paragraphEdits = 400;
const wordEdits = 600;

/** What is only in theirs and only in mine; paragraphs that are the same in both are left out. */
export function differenceOf(theirs: readonly string[], mine: readonly string[]): Difference {
  const changes = diffArrays([...theirs], [...mine], { maxEditLength: paragraphEdits });
  if (changes === undefined) return { rows: [whole('theirs', theirs), whole('mine', mine)], isCoarse: true };
  const rows: DifferenceRow[] = [];
  for (let index = 0; index < changes.length; index++) {
    const [one, next] = [changes[index], changes[index + 1]];
    if (one === undefined || !(one.added || one.removed)) continue;
    if (one.removed && next?.added) {
      rows.push(...pairs(one.value, next.value));
      index += 1;
    } else {
      rows.push(...one.value.map((line) => whole(one.removed ? 'theirs' : 'mine', [line])));
    }
  }
  return { rows, isCoarse: false };
}

function whole(kind: 'theirs' | 'mine', lines: readonly string[]): DifferenceRow {
  return { pieces: [{ kind, text: lines.join('\n') }] };
}

/** Paragraphs that took each other's place, word by word. */
function pairs(theirs: readonly string[], mine: readonly string[]): DifferenceRow[] {
  return Array.from({ length: Math.max(theirs.length, mine.length) }, (_, index) =>
    words(theirs[index] ?? '', mine[index] ?? ''),
  );
}

function words(theirs: string, mine: string): DifferenceRow {
  const changes = diffWordsWithSpace(theirs, mine, { maxEditLength: wordEdits });
  if (changes === undefined)
    return {
      pieces: [
        { kind: 'theirs', text: theirs },
        { kind: 'mine', text: mine },
      ],
    };
  return {
    pieces: changes.map(({ added, removed, value }) => ({
      kind: added ? 'mine' : removed ? 'theirs' : 'same',
      text: value,
    })),
  };
}

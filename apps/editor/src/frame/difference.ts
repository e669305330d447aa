import { diffArrays, diffWordsWithSpace } from 'diff';

/** The difference between two texts, by paragraphs, for display. */
export interface Difference {
  rows: DifferenceRow[];
  /** Too different for a comparison by words: whole paragraphs are shown. */
  isCoarse: boolean;
}
export interface DifferenceRow {
  pieces: { kind: 'same' | 'theirs' | 'mine'; text: string }[];
}

/** With more changes a difference is no longer readable; this also bounds the cost. */
const paragraphEdits = 400;
const wordEdits = 600;

/** Text only in theirs and only in mine; equal paragraphs are omitted. */
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

/** Replaced paragraphs, compared by words. */
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

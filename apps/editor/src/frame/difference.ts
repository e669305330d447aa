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
const maxParagraphEdits = 400;
const maxWordEdits = 600;

/** Text only in theirs and only in mine; equal paragraphs are omitted. */
export function computeDifference(theirs: readonly string[], mine: readonly string[]): Difference {
  const changes = diffArrays([...theirs], [...mine], { maxEditLength: maxParagraphEdits });
  if (changes === undefined)
    return { rows: [createRow('theirs', theirs), createRow('mine', mine)], isCoarse: true };
  const rows: DifferenceRow[] = [];
  for (let index = 0; index < changes.length; index++) {
    const [one, next] = [changes[index], changes[index + 1]];
    if (one === undefined || !(one.added || one.removed)) continue;
    if (one.removed && next?.added) {
      rows.push(...compareParagraphs(one.value, next.value));
      index += 1;
    } else {
      rows.push(...one.value.map((line) => createRow(one.removed ? 'theirs' : 'mine', [line])));
    }
  }
  return { rows, isCoarse: false };
}

function createRow(kind: 'theirs' | 'mine', lines: readonly string[]): DifferenceRow {
  return { pieces: [{ kind, text: lines.join('\n') }] };
}

/** Replaced paragraphs, compared by words. */
function compareParagraphs(theirs: readonly string[], mine: readonly string[]): DifferenceRow[] {
  return Array.from({ length: Math.max(theirs.length, mine.length) }, (_, index) =>
    compareWords(theirs[index] ?? '', mine[index] ?? ''),
  );
}

function compareWords(theirs: string, mine: string): DifferenceRow {
  const changes = diffWordsWithSpace(theirs, mine, { maxEditLength: maxWordEdits });
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

import type { StoredOp } from '@redraft/revision-log';
import { isTakenUp, type TextRange, widenOverSpaces, wordsInBoth } from './feedback-uptake.ts';
import { splitWords } from './words.ts';

/**
 * A commented passage through the saves after the comment, to find the first one that changed it (docs/metrics.md#feedback-uptake). It
 * holds the words of the passage and nothing of the rest of the text.
 */
export interface Passage {
  /** Where it stands, in characters (code points). */
  from: number;
  characters: readonly string[];
  /** What it said when the comment was made. */
  words: readonly string[];
}

export function createPassage(text: string, anchor: TextRange): Passage {
  const characters = [...text];
  const widened = widenOverSpaces(characters, anchor);
  return {
    from: widened.from,
    characters: characters.slice(widened.from, widened.to),
    words: splitWords(characters.slice(anchor.from, anchor.to).join('')),
  };
}

/** Where the passage stands after a change, and what it says then. */
export function followPassage(passage: Passage, { p, del, ins }: StoredOp): Passage {
  const { from, characters } = passage;
  const to = from + characters.length;
  const end = p + del;
  const inserted = [...ins];
  if (p > to || (p === to && del > 0)) return passage;
  if (end < from || (end === from && del > 0)) return { ...passage, from: from + inserted.length - del };
  if (del === 0 && p === to) return { ...passage, characters: [...characters, ...untilBreak(inserted)] };
  if (del === 0 && p === from) {
    const insertedSinceBreak = sinceBreak(inserted);
    const shifted = from + inserted.length - insertedSinceBreak.length;
    return { ...passage, from: shifted, characters: [...insertedSinceBreak, ...characters] };
  }
  const before = characters.slice(0, Math.max(0, p - from));
  const after = characters.slice(Math.max(0, end - from));
  return { ...passage, from: Math.min(from, p), characters: [...before, ...inserted, ...after] };
}

function untilBreak(characters: readonly string[]): readonly string[] {
  const at = characters.indexOf('\n');
  return at === -1 ? characters : characters.slice(0, at);
}

function sinceBreak(characters: readonly string[]): readonly string[] {
  return characters.slice(characters.lastIndexOf('\n') + 1);
}

/** Whether enough of it has changed for the comment to count as taken up. */
export function isPassageChanged({ characters, words }: Passage): boolean {
  const currentWords = splitWords(characters.join(''));
  return isTakenUp({
    oldWords: words.length,
    shared: wordsInBoth(words, currentWords),
    newWords: currentWords.length,
  });
}

export interface SaveOfText {
  at: number;
  ops: readonly StoredOp[];
}

/** The time of the first of these saves that changed the passage; the passage as it stands after them where none did. */
export function firstChange(
  passage: Passage,
  saves: Iterable<SaveOfText>,
): { at: number } | { passage: Passage } {
  let followed = passage;
  for (const { at, ops } of saves) {
    const before = followed.characters;
    for (const op of ops) followed = followPassage(followed, op);
    if (followed.characters !== before && isPassageChanged(followed)) return { at };
  }
  return { passage: followed };
}

import type { Node } from 'prosemirror-model';
import type { EditorState } from 'prosemirror-state';
import type { SpellingLanguage } from './spelling-languages.ts';
import { getSpellingMarks, type Misspelling } from './spelling-marks.ts';
import { spelling } from './spelling-service.ts';
import { wordsIn } from './words-in.ts';

interface SpellCheckInput {
  state: EditorState;
  language: SpellingLanguage;
  personalWords: ReadonlySet<string>;
  /** Receives the words that have not been checked yet. */
  unchecked: string[];
}

/** The unknown words of a paragraph, as far as they have been checked. */
export function findMisspellings(
  node: Node,
  pos: number,
  { state, language, personalWords, unchecked }: SpellCheckInput,
): Misspelling[] {
  const { ignored, ignoredWords } = getSpellingMarks(state);
  return wordsIn(node).flatMap(({ from: start, to: end, word }) => {
    const isUnknown = spelling.isUnknown(language, word);
    if (isUnknown === undefined) unchecked.push(word);
    if (isUnknown !== true || personalWords.has(word) || ignoredWords.has(word)) return [];
    const [from, to] = [pos + 1 + start, pos + 1 + end];
    const isIgnored = ignored.find(from, to).some((one) => one.from === from && one.to === to);
    return isIgnored ? [] : [{ from, to, word }];
  });
}

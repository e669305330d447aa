import type { Node } from 'prosemirror-model';
import type { EditorState } from 'prosemirror-state';
import type { SpellingLanguage } from './spelling-languages.ts';
import { type Misspelt, marksOf } from './spelling-marks.ts';
import { spelling } from './spelling-service.ts';
import { wordsIn } from './words-in.ts';

interface SpellCheckInput {
  state: EditorState;
  language: SpellingLanguage;
  own: ReadonlySet<string>;
  /** Receives the words that have not been checked yet. */
  requested: string[];
}

/** The unknown words of a paragraph, as far as they have been checked. */
export function misspeltIn(
  node: Node,
  pos: number,
  { state, language, own, requested }: SpellCheckInput,
): Misspelt[] {
  const { ignored, ignoredWords } = marksOf(state);
  return wordsIn(node).flatMap(({ from: start, to: end, word }) => {
    const isUnknown = spelling.isUnknown(language, word);
    if (isUnknown === undefined) requested.push(word);
    if (isUnknown !== true || own.has(word) || ignoredWords.has(word)) return [];
    const [from, to] = [pos + 1 + start, pos + 1 + end];
    const isLetBe = ignored.find(from, to).some((one) => one.from === from && one.to === to);
    return isLetBe ? [] : [{ from, to, word }];
  });
}

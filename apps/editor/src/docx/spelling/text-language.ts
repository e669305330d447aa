import type { EditorState } from 'prosemirror-state';
import { guessLanguage, languageOfTag } from './language.ts';
import { spellingChoice } from './spelling-choice.ts';
import type { SpellingLanguage } from './spelling-languages.ts';

/** What was chosen; else what the text is written in, else the language of the page. */
export function languageOf(state: EditorState, lang: string): SpellingLanguage {
  const { language } = spellingChoice.get();
  return language === 'auto' ? guessedLanguage(state, lang) : language;
}

/** A text says on its first pages in which language it is. */
const read = 8000;

export function guessedLanguage({ doc }: EditorState, lang: string): SpellingLanguage {
  const guessed = guessLanguage(doc.textBetween(0, Math.min(doc.content.size, read), ' '));
  if ((guessed ?? languageOfTag(lang)) === 'de') return 'de';
  return /^en-(US|CA|PH)/i.test(navigator.language) ? 'en-us' : 'en-gb';
}

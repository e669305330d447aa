import type { EditorState } from 'prosemirror-state';
import { guessLanguage, languageOfTag, type TextLanguage } from './language.ts';
import { spellingChoice } from './spelling-choice.ts';
import type { SpellingLanguage } from './spelling-languages.ts';

/** What was chosen, else what the text is written in; null where that is a language of which there is no dictionary here. */
export function languageOf(state: EditorState, lang: string): SpellingLanguage | null {
  const { language } = spellingChoice.get();
  return language === 'auto' ? guessedLanguage(state, lang) : language;
}

export function guessedLanguage(state: EditorState, lang: string): SpellingLanguage | null {
  const guessed = textLanguage(state, lang);
  if (guessed === 'en') return /^en-(US|CA|PH)/i.test(navigator.language) ? 'en-us' : 'en-gb';
  // The only free Italian dictionaries are under licences that hand themselves on.
  return guessed === 'it' ? null : guessed;
}

/** For the browser, which spells in more languages, and for voices. */
export function languageTag(state: EditorState, lang: string): string | null {
  return languageOf(state, lang) ?? textLanguage(state, lang);
}

/** A text says on its first pages in which language it is. */
const read = 8000;
/** Of so many words some would tell, if it were one of the languages that are known here. */
const manyWords = 30;

/** By its words; a text that has hardly begun is in the language of the page. What `w:lang` says is how a template was made, not how it is filled. */
function textLanguage({ doc }: EditorState, lang: string): TextLanguage | null {
  const text = doc.textBetween(0, Math.min(doc.content.size, read), ' ');
  const guessed = guessLanguage(text);
  if (guessed !== null) return guessed;
  return (text.match(/\p{L}+/gu)?.length ?? 0) < manyWords ? languageOfTag(lang) : null;
}

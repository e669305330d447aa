import type { EditorState } from 'prosemirror-state';
import { guessLanguage, parseLanguageTag, type TextLanguage } from './language.ts';
import { spellingChoice } from './spelling-choice.ts';
import type { SpellingLanguage } from './spelling-languages.ts';

/** The chosen language, otherwise that of the text; null if there is no dictionary for it. */
export function getSpellingLanguage(state: EditorState, lang: string): SpellingLanguage | null {
  const { language } = spellingChoice.get();
  return language === 'auto' ? guessSpellingLanguage(state, lang) : language;
}

export function guessSpellingLanguage(state: EditorState, lang: string): SpellingLanguage | null {
  const guessed = guessTextLanguage(state, lang);
  if (guessed === 'en') return /^en-(US|CA|PH)/i.test(navigator.language) ? 'en-us' : 'en-gb';
  // The only free Italian and Arabic dictionaries have copyleft licences.
  return guessed === 'it' || guessed === 'ar' ? null : guessed;
}

/** Language tag for the browser's spell checker, which supports more languages, and for screen readers. */
export function getLanguageTag(state: EditorState, lang: string): string | null {
  return getSpellingLanguage(state, lang) ?? guessTextLanguage(state, lang);
}

/** Characters read: the first pages are enough. */
const maxCharacters = 8000;
/** With so many words, the text would be recognised if it were in a supported language. */
const minWordsForGuess = 30;

/** Guessed from the text; a text that is too short has the language of the page. `w:lang` describes the template rather than the text. */
function guessTextLanguage({ doc }: EditorState, lang: string): TextLanguage | null {
  const text = doc.textBetween(0, Math.min(doc.content.size, maxCharacters), ' ');
  const guessed = guessLanguage(text);
  if (guessed !== null) return guessed;
  return (text.match(/\p{L}+/gu)?.length ?? 0) < minWordsForGuess ? parseLanguageTag(lang) : null;
}

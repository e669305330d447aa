import type { EditorState } from 'prosemirror-state';
import { guessLanguage, languageOfTag, type TextLanguage } from './language.ts';
import { spellingChoice } from './spelling-choice.ts';
import type { SpellingLanguage } from './spelling-languages.ts';

/** The chosen language, otherwise that of the text; null if there is no dictionary for it. */
export function languageOf(state: EditorState, lang: string): SpellingLanguage | null {
  const { language } = spellingChoice.get();
  return language === 'auto' ? guessedLanguage(state, lang) : language;
}

export function guessedLanguage(state: EditorState, lang: string): SpellingLanguage | null {
  const guessed = textLanguage(state, lang);
  if (guessed === 'en') return /^en-(US|CA|PH)/i.test(navigator.language) ? 'en-us' : 'en-gb';
  // The only free Italian dictionaries have copyleft licences.
  return guessed === 'it' ? null : guessed;
}

/** Language tag for the browser's spell checker, which supports more languages, and for screen readers. */
export function languageTag(state: EditorState, lang: string): string | null {
  return languageOf(state, lang) ?? textLanguage(state, lang);
}

/** Characters read: the first pages are enough. */
const read = 8000;
/** With so many words, the text would be recognised if it were in a supported language. */
const manyWords = 30;

/** Guessed from the text; a text that is too short has the language of the page. `w:lang` describes the template rather than the text. */
function textLanguage({ doc }: EditorState, lang: string): TextLanguage | null {
  const text = doc.textBetween(0, Math.min(doc.content.size, read), ' ');
  const guessed = guessLanguage(text);
  if (guessed !== null) return guessed;
  return (text.match(/\p{L}+/gu)?.length ?? 0) < manyWords ? languageOfTag(lang) : null;
}

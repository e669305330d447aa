/** The languages of the product. Everything that has words, pages or pictures for each language is typed by this list, so a missing one does not compile. */
export const languages = ['en', 'de', 'fr', 'es'] as const;
export type Language = (typeof languages)[number];

/** Each language in itself, so that its speakers can read it. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
};

/** What spreadsheet programs of the language expect between the cells of a CSV file: where a comma separates decimals, a semicolon. Pages, which know the
 * reader's region too, ask the browser. */
export const csvSeparators: Record<Language, 'comma' | 'semicolon'> = {
  en: 'comma',
  de: 'semicolon',
  fr: 'semicolon',
  es: 'semicolon',
};

/** For readers whose language is not supported or not known. */
export const defaultLanguage: Language = 'en';

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** The language of a BCP 47 tag, ignoring its region; the default if it is not supported. */
export function languageOfTag(tag: string): Language {
  const [language = ''] = tag.toLowerCase().split('-');
  return isLanguage(language) ? language : defaultLanguage;
}

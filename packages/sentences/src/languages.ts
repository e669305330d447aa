/** The languages of the product. Everything that has words, pages or pictures for each language is typed by this list, so a missing one does not compile. */
export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

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

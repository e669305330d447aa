/** The languages of the product, declared here alone: whatever has words, pages or pictures for each of them does not compile without. */
export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

/** Where nobody speaks any of them. */
export const defaultLanguage: Language = 'en';

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** Of a BCP 47 tag, whatever its region; the default where the product does not speak it. */
export function languageOfTag(tag: string): Language {
  const [language = ''] = tag.toLowerCase().split('-');
  return isLanguage(language) ? language : defaultLanguage;
}

/** The languages of the product. Everything that has words, pages or pictures for each language is typed by this list, so a missing one does not compile. */
export const languages = ['en', 'de', 'fr', 'es', 'ar'] as const;
export type Language = (typeof languages)[number];

/** Each language in itself, so that its speakers can read it. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  ar: 'العربية',
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

/**
 * Made from the English texts to test pages, and named as CLDR names them: letters with accents and longer words, and words that run from right to
 * left. Only servers with `PSEUDO_LANGUAGES=on` offer them.
 */
export const pseudoLanguages = ['en-XA', 'ar-XB'] as const;
export type PseudoLanguage = (typeof pseudoLanguages)[number];

/** The pseudo-language of a BCP 47 tag, which may have extensions such as its digits; null for others. */
export function pseudoLanguageOf(tag: string): PseudoLanguage | null {
  const [language = '', region = ''] = tag.toLowerCase().split('-');
  return pseudoLanguages.find((one) => one.toLowerCase() === `${language}-${region}`) ?? null;
}

export type Direction = 'ltr' | 'rtl';

/** The direction in which the language of a BCP 47 tag is written. */
export const directionOf = (tag: string): Direction => (languageOfTag(tag) === 'ar' ? 'rtl' : 'ltr');

/** A value for each language. */
export function inEachLanguage<Value>(make: (language: Language) => Value): Record<Language, Value> {
  return { en: make('en'), de: make('de'), fr: make('fr'), es: make('es'), ar: make('ar') };
}

/**
 * What spreadsheet programs expect between the cells of a CSV file in the language and region of a BCP 47 tag: a semicolon where a comma separates
 * decimals. Mexico writes 0.5, Spain 0,5.
 */
export function csvSeparatorOf(tag: string): 'comma' | 'semicolon' {
  // Switzerland and Liechtenstein write decimal points, but their programs expect semicolons.
  if (/-(?:CH|LI)\b/i.test(tag)) return 'semicolon';
  return new Intl.NumberFormat(tag).format(0.5).includes(',') ? 'semicolon' : 'comma';
}

export const spellingLanguages = ['en-us', 'en-gb', 'de', 'fr', 'es', 'pt', 'nl'] as const;
export type SpellingLanguage = (typeof spellingLanguages)[number];

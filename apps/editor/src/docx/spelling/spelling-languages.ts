export const spellingLanguages = ['en-us', 'en-gb', 'de'] as const;
export type SpellingLanguage = (typeof spellingLanguages)[number];

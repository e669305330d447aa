import de from './locales/de.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };

export type Language = 'en' | 'de';
export type TextKey = keyof typeof en;

const catalogues: Record<Language, Record<TextKey, string>> = { en, de };

export type Translate = (key: TextKey, values?: Record<string, string | number>) => string;

export function translateInto(language: Language): Translate {
  return (key, values = {}) =>
    catalogues[language][key].replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) =>
      String(values[name] ?? ''),
    );
}

/** A key that is made of a prefix and a word of a standard. */
export function isTextKey(key: string): key is TextKey {
  return key in en;
}

export function formatTime(language: Language, time: string): string {
  const formatter = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'de', {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return formatter.format(new Date(time));
}

export function chooseLanguage(accepted: string | undefined): Language {
  const first = (accepted ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return first.find((language) => language === 'de' || language === 'en') === 'de' ? 'de' : 'en';
}

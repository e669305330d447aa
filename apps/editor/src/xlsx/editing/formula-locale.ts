import { useLanguage } from '../../i18n.ts';

/** The locale for numbers and dates: the browser's, if it is in the language of the page. */
export function useFormulaLocale(): string {
  const lang = useLanguage();
  return navigator.languages.find((tag) => tag.toLowerCase().startsWith(lang)) ?? lang;
}

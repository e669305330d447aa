import { useLanguage } from '../../i18n.ts';

/** How numbers and dates are written here: as the browser's owner writes them, if that is in the language of the page. */
export function useNotation(): string {
  const lang = useLanguage();
  return navigator.languages.find((tag) => tag.toLowerCase().startsWith(lang)) ?? lang;
}

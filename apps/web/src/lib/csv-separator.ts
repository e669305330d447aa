import { csvSeparatorOf } from '@redraft/sentences/languages';

/** What the reader's spreadsheet program expects between the cells of a CSV file. The browser knows the region of the page's language. */
export function chooseCsvSeparator(
  language: string,
  browserTags: readonly string[] = navigator.languages,
): 'comma' | 'semicolon' {
  return csvSeparatorOf(browserTags.find((one) => one.toLowerCase().split('-')[0] === language) ?? language);
}

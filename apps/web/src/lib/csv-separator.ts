import { csvSeparatorOf, languageOfTag } from '@redraft/sentences/languages';

/** What the reader's spreadsheet program expects between the cells of a CSV file. The browser knows the region of the page's language. */
export function chooseCsvSeparator(
  pageTag: string,
  browserTags: readonly string[] = navigator.languages,
): 'comma' | 'semicolon' {
  const language = languageOfTag(pageTag);
  return csvSeparatorOf(browserTags.find((one) => one.toLowerCase().split('-')[0] === language) ?? language);
}

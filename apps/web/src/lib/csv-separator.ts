/**
 * What the reader's spreadsheet program expects between the cells of a CSV file: a semicolon where a comma separates decimals. The browser knows the
 * region of the page's language: Mexico writes 0.5, Spain 0,5.
 */
export function chooseCsvSeparator(
  language: string,
  browserTags: readonly string[] = navigator.languages,
): 'comma' | 'semicolon' {
  const tag = browserTags.find((one) => one.toLowerCase().split('-')[0] === language) ?? language;
  // Switzerland and Liechtenstein write decimal points, but their programs expect semicolons.
  if (/-(?:CH|LI)\b/i.test(tag)) return 'semicolon';
  return new Intl.NumberFormat(tag).format(0.5).includes(',') ? 'semicolon' : 'comma';
}

import Papa from 'papaparse';

/** The rows of a file that the product wrote, without the mark of UTF-8. */
export function readCsv(text: string, separator = ','): string[][] {
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\uFEFF/, '').replace(/\r\n$/, ''), {
    delimiter: separator,
    newline: '\r\n',
  });
  if (errors[0]) throw new Error(errors[0].message);
  return data;
}

import Papa from 'papaparse';

/** The rows of a CSV file written by the product, without the BOM. */
export function readCsv(text: string, separator = ','): string[][] {
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\uFEFF/, '').replace(/\r\n$/, ''), {
    delimiter: separator,
    newline: '\r\n',
  });
  if (errors[0]) throw new Error(errors[0].message);
  return data;
}

/** Fields of a text file with separated values, by rows. */
export interface CsvContent {
  rows: readonly (readonly string[])[];
  /** Whether numbers have a comma for their decimals. */
  hasDecimalComma: boolean;
}

const delimiters = [',', ';', '\t', '|'] as const;
/** Lines that are looked at to find the delimiter. */
const maxSampledLines = 50;

/** The text of a file in UTF-8, UTF-16 or, as older programs write it, Windows-1252. */
export function decodeCsv(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8: every sequence of bytes is a text in Windows-1252.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

export function parseCsv(text: string): CsvContent {
  // Excel's own line that names the delimiter.
  const [, named, rest = text] = /^sep=(.)\r?\n([\s\S]*)$/.exec(text) ?? [];
  const rows = splitFields(rest, named ?? detectDelimiter(rest));
  return { rows, hasDecimalComma: usesDecimalComma(rows) };
}

/** The delimiter that divides most lines into the same number of fields, more than one. */
export function detectDelimiter(text: string): string {
  const sample = text
    .split(/\r\n?|\n/, maxSampledLines + 1)
    .slice(0, maxSampledLines)
    .join('\n');
  const scores = delimiters.map((delimiter) => {
    const counts = splitFields(sample, delimiter).map((fields) => fields.length);
    const common = findMostFrequent(counts.filter((count) => count > 1));
    const agreeing = counts.filter((count) => count === common).length;
    return { delimiter, score: agreeing * 1000 + common };
  });
  const [best] = scores.toSorted((one, other) => other.score - one.score);
  return best !== undefined && best.score > 0 ? best.delimiter : ',';
}

function findMostFrequent(counts: readonly number[]): number {
  const frequencies = new Map<number, number>();
  for (const count of counts) frequencies.set(count, (frequencies.get(count) ?? 0) + 1);
  return [...frequencies].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? 0;
}

/** Quoted fields may contain delimiters, line breaks and doubled quotation marks (RFC 4180). */
function splitFields(text: string, delimiter: string): string[][] {
  const rows: string[][] = [];
  let fields: string[] = [];
  let field = '';
  let isQuoted = false;
  const endRow = (): void => {
    fields.push(field);
    if (fields.length > 1 || field !== '') rows.push(fields);
    else rows.push([]);
    [fields, field] = [[], ''];
  };
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index);
    if (isQuoted) {
      if (character !== '"') field += character;
      else if (text.charAt(index + 1) === '"') {
        field += '"';
        index += 1;
      } else isQuoted = false;
    } else if (character === '"' && field === '') isQuoted = true;
    else if (character === delimiter) {
      fields.push(field);
      field = '';
    } else if (character === '\n' || character === '\r') {
      if (character === '\r' && text.charAt(index + 1) === '\n') index += 1;
      endRow();
    } else field += character;
  }
  if (field !== '' || fields.length > 0) endRow();
  return rows;
}

function usesDecimalComma(rows: readonly (readonly string[])[]): boolean {
  let [commas, dots] = [0, 0];
  for (const fields of rows.slice(0, 1000)) {
    for (const field of fields) {
      if (/^\s*-?\d{1,3}(?:[. \u00a0\u202f]\d{3})*,\d+\s*$|^\s*-?\d+,\d+\s*$/.test(field)) commas += 1;
      else if (/^\s*-?\d+\.\d+\s*$/.test(field)) dots += 1;
    }
  }
  return commas > dots;
}

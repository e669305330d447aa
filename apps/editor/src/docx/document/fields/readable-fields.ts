/**
 * A complex field is a sequence of markers: begin, code, separate, result, end. The library reads a field only if it lies within one paragraph and is
 * not nested: of a table of contents or bibliography it drops the field and the first entry, of a nested field the text around the inner one. This
 * ends such a field where its result begins, and the result follows as plain text. `restoreSpanningFields` puts the field around its result again on
 * writing.
 */
export function makeFieldsReadable(xml: string): string {
  if (!xml.includes('w:fldChar')) return xml;
  const changes = changesOf(fieldsIn(xml));
  if (changes.length === 0) return xml;
  changes.sort((a, b) => a.from - b.from);
  let written = '';
  let at = 0;
  for (const { from, to, text } of changes) {
    written += xml.slice(at, from) + text;
    at = to;
  }
  return written + xml.slice(at);
}

/** Invisible result text that marks fields whose result was moved after them. */
export const movedResult = '\u2060';

interface Piece {
  from: number;
  to: number;
}
interface Change extends Piece {
  text: string;
}
interface Field {
  begin: Piece;
  codes: Piece[];
  separate: Piece | null;
  end: Piece | null;
  paragraph: number;
  /** Its result contains another field. */
  holdsField: boolean;
  /** Its end is in another paragraph, or could be once its table of contents has more than one entry. */
  spans: boolean;
  isContents: boolean;
}

const signs =
  /<w:p(?=[\s>])[^<>]*?(\/?)>|<\/w:p>|<w:fldChar\b[^<>]*?w:fldCharType="(\w+)"[^<>]*?(?:\/>|>.*?<\/w:fldChar>)|<w:(instrText|delInstrText)\b[^<>]*?(?:\/>|>.*?<\/w:\3>)/gs;

function fieldsIn(xml: string): Field[] {
  const fields: Field[] = [];
  const open: Field[] = [];
  const paragraphs: number[] = [];
  for (const match of xml.matchAll(signs)) {
    const [sign, isEmpty, type] = match;
    const piece: Piece = { from: match.index, to: match.index + sign.length };
    const field = open.at(-1);
    if (sign === '</w:p>') paragraphs.pop();
    else if (sign.startsWith('<w:p')) {
      if (isEmpty !== '/') paragraphs.push(match.index);
    } else if (type === 'begin') {
      if (field !== undefined && field.separate !== null) field.holdsField = true;
      open.push(beginField(piece, paragraphs.at(-1) ?? -1));
    } else if (field === undefined) continue;
    else if (type === 'separate') field.separate = piece;
    else if (type === 'end') {
      field.end = piece;
      field.spans = field.isContents || field.paragraph !== (paragraphs.at(-1) ?? -1);
      fields.push(field);
      open.pop();
    } else if (field.separate === null) {
      field.isContents ||= field.codes.length === 0 && />\s*TOC\b/.test(sign);
      field.codes.push(piece);
    }
  }
  return fields;
}

function beginField(begin: Piece, paragraph: number): Field {
  return {
    begin,
    codes: [],
    separate: null,
    end: null,
    paragraph,
    holdsField: false,
    spans: false,
    isContents: false,
  };
}

function changesOf(fields: readonly Field[]): Change[] {
  return fields.flatMap(({ begin, codes, separate, end, holdsField, spans }) => {
    if (separate === null || end === null) return [];
    const remove = (piece: Piece): Change => ({ ...piece, text: '' });
    if (spans) return [{ from: separate.to, to: separate.to, text: movedEnd }, remove(end)];
    return holdsField ? [begin, ...codes, separate, end].map(remove) : [];
  });
}

/** Closes the run of the `separate` marker and opens another for content after it. */
const movedEnd = `</w:r><w:r><w:t>${movedResult}</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r><w:r>`;

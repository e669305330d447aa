/**
 * A field of Word is a row of signs in the text: begin, code, separate, result, end. The library reads one only where all of it stands in one
 * paragraph and holds no other; of a table of contents or a bibliography it leaves out the first entry and all of the field, of a field within
 * a field the words around the inner one. Here such a field is said differently: it ends where its result begins, and the result is plain text
 * behind it. `withSpanningFields` puts it around its result again when the document is written.
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

/** The result of a field that has moved behind it; seen by nobody, and telling which fields these are. */
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
  /** Another field stands in its result. */
  holdsField: boolean;
  /** Its end stands in another paragraph than its beginning, or would, had its table of contents more lines than one. */
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

/** Closes the run of the separate sign, and opens another for what may stand behind it there. */
const movedEnd = `</w:r><w:r><w:t>${movedResult}</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r><w:r>`;

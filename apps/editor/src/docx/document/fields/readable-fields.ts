/**
 * A complex field is a sequence of markers: begin, code, separate, result, end. The library reads a field only if it lies within one paragraph and is
 * not nested: of a table of contents or bibliography it drops the field and the first entry, of a nested field the text around the inner one. This
 * ends such a field where its result begins, and the result follows as plain text. `restoreSpanningFields` puts the field around its result again on
 * writing.
 */
export function makeFieldsReadable(xml: string): string {
  if (!xml.includes('w:fldChar')) return xml;
  const changes = computeChanges(findFields(xml));
  if (changes.length === 0) return xml;
  changes.sort((a, b) => a.from - b.from);
  let output = '';
  let copiedUpTo = 0;
  for (const { from, to, text } of changes) {
    output += xml.slice(copiedUpTo, from) + text;
    copiedUpTo = to;
  }
  return output + xml.slice(copiedUpTo);
}

/** Invisible result text that marks fields whose result was moved after them. */
export const movedResultMarker = '\u2060';

interface XmlRange {
  from: number;
  to: number;
}
interface Change extends XmlRange {
  text: string;
}
interface Field {
  begin: XmlRange;
  codes: XmlRange[];
  separate: XmlRange | null;
  end: XmlRange | null;
  paragraph: number;
  /** Its result contains another field. */
  containsField: boolean;
  /** Its end is in another paragraph, or could be once its table of contents has more than one entry. */
  spansParagraphs: boolean;
  isToc: boolean;
}

const fieldTags =
  /<w:p(?=[\s>])[^<>]*?(\/?)>|<\/w:p>|<w:fldChar\b[^<>]*?w:fldCharType="(\w+)"[^<>]*?(?:\/>|>.*?<\/w:fldChar>)|<w:(instrText|delInstrText)\b[^<>]*?(?:\/>|>.*?<\/w:\3>)/gs;

function findFields(xml: string): Field[] {
  const fields: Field[] = [];
  const openFields: Field[] = [];
  const paragraphs: number[] = [];
  for (const match of xml.matchAll(fieldTags)) {
    const [tag, isEmpty, type] = match;
    const range: XmlRange = { from: match.index, to: match.index + tag.length };
    const field = openFields.at(-1);
    if (tag === '</w:p>') paragraphs.pop();
    else if (tag.startsWith('<w:p')) {
      if (isEmpty !== '/') paragraphs.push(match.index);
    } else if (type === 'begin') {
      if (field !== undefined && field.separate !== null) field.containsField = true;
      openFields.push(createField(range, paragraphs.at(-1) ?? -1));
    } else if (field === undefined) continue;
    else if (type === 'separate') field.separate = range;
    else if (type === 'end') {
      field.end = range;
      field.spansParagraphs = field.isToc || field.paragraph !== (paragraphs.at(-1) ?? -1);
      fields.push(field);
      openFields.pop();
    } else if (field.separate === null) {
      field.isToc ||= field.codes.length === 0 && />\s*TOC\b/.test(tag);
      field.codes.push(range);
    }
  }
  return fields;
}

function createField(begin: XmlRange, paragraph: number): Field {
  return {
    begin,
    codes: [],
    separate: null,
    end: null,
    paragraph,
    containsField: false,
    spansParagraphs: false,
    isToc: false,
  };
}

function computeChanges(fields: readonly Field[]): Change[] {
  return fields.flatMap(({ begin, codes, separate, end, containsField, spansParagraphs }) => {
    if (separate === null || end === null) return [];
    const remove = (range: XmlRange): Change => ({ ...range, text: '' });
    if (spansParagraphs) return [{ from: separate.to, to: separate.to, text: movedEnd }, remove(end)];
    return containsField ? [begin, ...codes, separate, end].map(remove) : [];
  });
}

/** Closes the run of the `separate` marker and opens another for content after it. */
const movedEnd = `</w:r><w:r><w:t>${movedResultMarker}</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r><w:r>`;

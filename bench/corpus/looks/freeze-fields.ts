import { fflateCodec, rewriteParts } from '@redraft/documents';

/** Fields whose results depend on the page, and those that LibreOffice shows as they are. */
const keptFields = /^\s*(?:PAGE|NUMPAGES|SECTIONPAGES|PAGEREF|TOC|HYPERLINK|FORM\w+)\b/;
const tokens =
  /<w:fldChar\b[^<>]*?(?:\/>|>.*?<\/w:fldChar>)|<w:instrText\b[^<>]*>([^<]*)<\/w:instrText>|<\/?w:fldSimple\b[^<>]*>/gs;

/**
 * Replaces the fields of a document by their results, as Word shows them when it opens the file. LibreOffice calculates some of them anew, and shows
 * other words then: another count of words, or an error instead of a reference.
 */
export function freezeFields(bytes: Uint8Array): Uint8Array {
  const rewrite = (name: string, read: () => string): string | undefined =>
    /^word\/(?:document|header\d*|footer\d*|footnotes|endnotes)\.xml$/.test(name)
      ? freezeFieldsIn(read())
      : undefined;
  return rewriteParts({ bytes, codec: fflateCodec, rewrite });
}

interface OpenField {
  instruction: string;
  parts: { index: number; length: number }[];
}

export function freezeFieldsIn(xml: string): string {
  const removed: { index: number; length: number }[] = [];
  const open: OpenField[] = [];
  const close = (field: OpenField | undefined): void => {
    if (field !== undefined && !keptFields.test(field.instruction)) removed.push(...field.parts);
  };
  for (const { 0: tag, 1: instruction = '', index } of xml.matchAll(tokens)) {
    const part = { index, length: tag.length };
    const isBegin = /w:fldCharType="begin"/.test(tag);
    if (isBegin || (tag.startsWith('<w:fldSimple') && !tag.endsWith('/>')))
      open.push({ instruction: /w:instr="([^"]*)"/.exec(tag)?.[1] ?? '', parts: [] });
    const field = open.at(-1);
    field?.parts.push(part);
    if (field !== undefined) field.instruction += instruction;
    if (/w:fldCharType="end"/.test(tag) || tag === '</w:fldSimple>') close(open.pop());
  }
  return cutOut(xml, removed);
}

function cutOut(xml: string, parts: readonly { index: number; length: number }[]): string {
  let output = '';
  let from = 0;
  for (const { index, length } of parts.toSorted((one, other) => one.index - other.index)) {
    output += xml.slice(from, index);
    from = index + length;
  }
  return output + xml.slice(from);
}

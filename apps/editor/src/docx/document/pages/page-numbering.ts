import { fflateCodec, rewriteParts } from '@redraft/documents';
import { strFromU8, unzipSync } from 'fflate';
import { bodyPart } from '../../patch/text-parts.ts';

/**
 * Start number and format of page numbers per section (`w:pgNumType`): the library neither reads nor writes it. It is restored into the same
 * sections, and always into the last one, whatever happened to the others.
 */
export function restorePageNumbering(bytes: Uint8Array, base: ArrayBuffer | undefined): Uint8Array {
  const numberings = base === undefined ? [] : readNumberings(base);
  if (numberings.every((numbering) => numbering === '')) return bytes;
  const rewrite = (name: string, read: () => string): string | undefined =>
    name === bodyPart ? insertNumberings(read(), numberings) : undefined;
  return rewriteParts({ bytes, codec: fflateCodec, rewrite });
}

const sectionTag = /<w:sectPr\b[^<>]*>.*?<\/w:sectPr>/gs;
const numberingTag = /<w:pgNumType\b[^<>]*\/>/;
/** Element order of CT_SectPr: it precedes the first of these. */
const elementsAfter =
  /<w:(?:cols|formProt|vAlign|noEndnote|titlePg|textDirection|bidi|rtlGutter|docGrid|printerSettings)\b|<\/w:sectPr>/;

const numberingsCache = new WeakMap<ArrayBuffer, string[]>();

/** One per section of the file; empty if the section has none. */
function readNumberings(base: ArrayBuffer): string[] {
  const before = numberingsCache.get(base);
  if (before !== undefined) return before;
  const { [bodyPart]: text } = unzipSync(new Uint8Array(base), { filter: ({ name }) => name === bodyPart });
  const sections = text === undefined ? [] : [...strFromU8(text).matchAll(sectionTag)];
  const numberings = sections.map(([section]) => numberingTag.exec(section)?.[0] ?? '');
  numberingsCache.set(base, numberings);
  return numberings;
}

function insertNumberings(xml: string, numberings: readonly string[]): string {
  const count = [...xml.matchAll(sectionTag)].length;
  const hasSameSections = numberings.length === count;
  let index = 0;
  return xml.replace(sectionTag, (section) => {
    index += 1;
    const numbering = index === count ? numberings.at(-1) : hasSameSections ? numberings[index - 1] : '';
    if (numbering === undefined || numberingTag.test(section)) return section;
    const insertAt = elementsAfter.exec(section)?.index ?? section.length;
    return section.slice(0, insertAt) + numbering + section.slice(insertAt);
  });
}

import type { ZipCodec } from './codec.ts';
import { fflateCodec } from './fflate-codec.ts';
import { requireDocumentPart, rewriteParts } from './office-file.ts';
import { removeElements } from './xml-edit.ts';
import { readZip } from './zip-read.ts';

/** comments.xml and the parts that newer programs put beside it. */
const commentPart = /(^|\/)(comments|commentsExtended|commentsIds|commentsExtensible|people)\.xml$/;
const commentRels = /(^|\/)_rels\/comments\w*\.xml\.rels$/;
const textPart = /^word\/(document|header\d*|footer\d*|footnotes|endnotes)\.xml$/;

/** A docx without its comments: anchors, parts, their relationships and their content types (spec 6). */
export function removeComments(bytes: Uint8Array, codec: ZipCodec = fflateCodec): Uint8Array {
  requireDocumentPart(readZip(bytes));
  return rewriteParts({
    bytes,
    codec,
    rewrite: (name, read) => {
      if (commentPart.test(name) || commentRels.test(name)) return null;
      if (name === '[Content_Types].xml')
        return keepUnlessSame(read(), (xml) => withoutTags(xml, 'Override', 'PartName'));
      if (name.endsWith('.rels'))
        return keepUnlessSame(read(), (xml) => withoutTags(xml, 'Relationship', 'Target'));
      if (textPart.test(name)) return keepUnlessSame(read(), removeAnchors);
      return undefined;
    },
  });
}

function keepUnlessSame(xml: string, change: (xml: string) => string): string | undefined {
  const changed = change(xml);
  return changed === xml ? undefined : changed;
}

function withoutTags(xml: string, tag: string, attribute: string): string {
  const pattern = new RegExp(`<${tag}\\s[^>]*?\\b${attribute}="([^"]*)"[^>]*?(?:/>|>\\s*</${tag}>)`, 'g');
  return xml.replace(pattern, (whole, target: string) => (commentPart.test(target) ? '' : whole));
}

function removeAnchors(xml: string): string {
  if (!xml.includes('<w:comment') && !xml.includes('<w:annotationRef')) return xml;
  let result = xml;
  // A run that holds nothing but the mark of a comment goes with it.
  result = result.replace(
    /<w:r(?:\s[^>]*)?>(?:<w:rPr>(?:(?!<\/w:rPr>).)*<\/w:rPr>)?<w:commentReference\s[^>]*\/><\/w:r>/gs,
    '',
  );
  for (const name of ['w:commentRangeStart', 'w:commentRangeEnd', 'w:commentReference'])
    result = removeElements(result, name);
  return result;
}

import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

const COMMENT_PART = /^word\/(comments(Extended|Ids|Extensible)?|people)\.xml$/;
const COMMENT_TARGET = /(comments(Extended|Ids|Extensible)?|people)\.xml/;

/** A docx without its comments: marks in the text, parts, relationships and content types alike. */
export function withoutComments(bytes: Uint8Array): Uint8Array {
  const parts = unzipSync(bytes);
  for (const name of Object.keys(parts)) {
    if (COMMENT_PART.test(name)) delete parts[name];
  }
  edit(parts, 'word/document.xml', (xml) =>
    xml
      .replace(/<w:comment(RangeStart|RangeEnd)\b[^>]*\/>/g, '')
      .replace(
        /<w:r\b[^>]*>(?:<w:rPr>(?:(?!<\/w:rPr>).)*<\/w:rPr>)?<w:commentReference\b[^>]*\/><\/w:r>/gs,
        '',
      )
      .replace(/<w:commentReference\b[^>]*\/>/g, ''),
  );
  edit(parts, 'word/_rels/document.xml.rels', (xml) =>
    xml.replace(/<Relationship\b[^>]*\/>/g, (relation) => (COMMENT_TARGET.test(relation) ? '' : relation)),
  );
  edit(parts, '[Content_Types].xml', (xml) =>
    xml.replace(/<Override\b[^>]*\/>/g, (override) => (COMMENT_TARGET.test(override) ? '' : override)),
  );
  return zipSync(parts, { level: 6 });
}

function edit(parts: Record<string, Uint8Array>, name: string, change: (xml: string) => string): void {
  const part = parts[name];
  if (part !== undefined) parts[name] = strToU8(change(strFromU8(part)));
}

import type { ZipCodec } from './codec.ts';
import type { ZipEntry } from './zip-read.ts';
import { packEntry } from './zip-write.ts';

/** Common parts of OOXML packages. */
export const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
export const packageRelationships = 'http://schemas.openxmlformats.org/package/2006/relationships';
export const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
export const drawingMain = 'http://schemas.openxmlformats.org/drawingml/2006/main';

const utf8 = new TextEncoder();

export function xmlPart(name: string, xml: string, codec: ZipCodec): ZipEntry {
  return packEntry({ name, content: utf8.encode(declaration + xml), codec });
}

/** `[Content_Types].xml` for parts with their types. */
export function contentTypes(parts: readonly (readonly [name: string, type: string])[]): string {
  const overrides = parts
    .map(([name, type]) => `<Override PartName="/${name}" ContentType="application/vnd.${type}+xml"/>`)
    .join('');
  return (
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    `<Default Extension="xml" ContentType="application/xml"/>${overrides}</Types>`
  );
}

/** A `.rels` part; ids are rId1, rId2 … in this order. */
export function relationshipsPart(targets: readonly (readonly [type: string, target: string])[]): string {
  const items = targets
    .map(
      ([type, target], index) =>
        `<Relationship Id="rId${index + 1}" Type="${relationships}/${type}" Target="${target}"/>`,
    )
    .join('');
  return `<Relationships xmlns="${packageRelationships}">${items}</Relationships>`;
}

import { localName, parseAttributes } from '../active/attributes.ts';
import { getSourcePart, normalizePartName, resolveTarget } from '../active/part-name.ts';
import { declaration } from '../opc-parts.ts';
import { readRelationships } from '../relationships.ts';
import { createTagCursor } from '../xml-tags.ts';

/** The role of a part of which only an empty version may remain. */
export type PartRole = 'core' | 'extended' | 'custom' | 'meta' | 'people' | 'data';

/** By the last segment of the relationship type, as the two editions of the standard use different prefixes; part names are arbitrary. */
const byRelationship: ReadonlyMap<string, PartRole> = new Map([
  ['coreproperties', 'core'],
  ['extendedproperties', 'extended'],
  ['customproperties', 'custom'],
  ['people', 'people'],
  ['customxml', 'data'],
]);

/** For parts without a relationship. */
const byName: readonly (readonly [RegExp, PartRole])[] = [
  [/^docprops\/core\.xml$|^package\/services\/metadata\/core-properties\/|\.psmdcp$/, 'core'],
  [/^docprops\/app\.xml$/, 'extended'],
  [/^docprops\/custom\.xml$/, 'custom'],
  [/(^|\/)meta\.xml$/, 'meta'],
  [/(^|\/)people\.xml$/, 'people'],
  [/^customxml\/item\d*\.xml$/, 'data'],
];

const byRoot: ReadonlyMap<string, PartRole> = new Map([
  ['coreproperties', 'core'],
  ['document-meta', 'meta'],
  ['people', 'people'],
]);

/** Roles of parts by the relationships to them; `lists` are the relationships parts with their XML. */
export function rolesByRelationship(
  relationshipParts: readonly { name: string; xml: string }[],
): ReadonlyMap<string, PartRole> {
  const roles = new Map<string, PartRole>();
  for (const { name, xml } of relationshipParts) {
    for (const { type, target, isExternal } of readRelationships(xml)) {
      const role = byRelationship.get(lastSegment(type));
      // Custom XML data is never a direct target of the package.
      const isPossible = role !== 'data' || getSourcePart(name) !== '';
      if (role && isPossible && !isExternal) roles.set(resolveTarget(name, target), role);
    }
  }
  return roles;
}

export function detectPartRole(
  { name, xml }: { name: string; xml: string },
  rolesByName: ReadonlyMap<string, PartRole>,
): PartRole | null {
  const normalizedName = normalizePartName(name);
  const roleByPattern = byName.find(([pattern]) => pattern.test(normalizedName))?.[1];
  return rolesByName.get(normalizedName) ?? roleByPattern ?? roleOfRoot(xml);
}

function roleOfRoot(xml: string): PartRole | null {
  const cursor = createTagCursor(xml);
  while (cursor.next()) {
    if (cursor.kind !== 'open' && cursor.kind !== 'empty') continue;
    const root = localName(cursor.name);
    if (root !== 'properties') return byRoot.get(root) ?? null;
    const namespaces = parseAttributes(xml.slice(cursor.start, cursor.end)).map(({ value }) => value);
    if (namespaces.some((value) => lastSegment(value) === 'extendedproperties')) return 'extended';
    return namespaces.some((value) => lastSegment(value) === 'customproperties') ? 'custom' : null;
  }
  return null;
}

function lastSegment(address: string): string {
  return address
    .slice(address.lastIndexOf('/') + 1)
    .replaceAll('-', '')
    .toLowerCase();
}

const schemas = 'http://schemas.openxmlformats.org';
const emptied: Readonly<Record<PartRole, string>> = {
  core: `<cp:coreProperties xmlns:cp="${schemas}/package/2006/metadata/core-properties"/>`,
  extended: `<Properties xmlns="${schemas}/officeDocument/2006/extended-properties"/>`,
  custom: `<Properties xmlns="${schemas}/officeDocument/2006/custom-properties"/>`,
  meta: '<office:document-meta xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" office:version="1.3"><office:meta/></office:document-meta>',
  people: '<w15:people xmlns:w15="http://schemas.microsoft.com/office/word/2012/wordml"/>',
  data: '<none/>',
};

const emptiedStrict: Partial<Record<PartRole, string>> = {
  extended: '<Properties xmlns="http://purl.oclc.org/ooxml/officeDocument/extendedProperties"/>',
  custom: '<Properties xmlns="http://purl.oclc.org/ooxml/officeDocument/customProperties"/>',
};

/** An empty version of a part, which a file may require, in its edition of the standard. */
export function emptyPart(role: PartRole, xml: string): string {
  const isStrict = /["']http:\/\/purl\.oclc\.org\/ooxml\//.test(xml);
  return declaration + ((isStrict ? emptiedStrict[role] : undefined) ?? emptied[role]);
}

/** Names in a bibliography are not those of the document's authors. */
export function isBibliography(xml: string): boolean {
  return /<(?:\w+:)?Sources[\s>]/.test(xml);
}

import { attributesOf, localName } from '../active/attributes.ts';
import { ownerOf, plainName, targetOf } from '../active/part-name.ts';
import { declaration } from '../opc-parts.ts';
import { readRelationships } from '../relationships.ts';
import { createTagCursor } from '../xml-tags.ts';

/** What a part is in its file, if nothing of it may stay but that it is there. */
export type PartRole = 'core' | 'extended' | 'custom' | 'meta' | 'people' | 'data';

/** By the last word of the type of the relationship that leads to it: what a part is called is free. */
const byRelationship: ReadonlyMap<string, PartRole> = new Map([
  ['core-properties', 'core'],
  ['extended-properties', 'extended'],
  ['custom-properties', 'custom'],
  ['people', 'people'],
  ['customxml', 'data'],
]);

/** For parts that nothing leads to. */
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

/** Of the parts that relationships lead to; `lists` are the relationships parts with their XML. */
export function rolesByRelationship(
  lists: readonly { name: string; xml: string }[],
): ReadonlyMap<string, PartRole> {
  const roles = new Map<string, PartRole>();
  for (const { name, xml } of lists) {
    for (const { type, target, isExternal } of readRelationships(xml)) {
      const role = byRelationship.get(type.slice(type.lastIndexOf('/') + 1).toLowerCase());
      // The data of a text is never its first part.
      const isPossible = role !== 'data' || ownerOf(name) !== '';
      if (role && isPossible && !isExternal) roles.set(targetOf(name, target), role);
    }
  }
  return roles;
}

export function roleOf(
  { name, xml }: { name: string; xml: string },
  known: ReadonlyMap<string, PartRole>,
): PartRole | null {
  const plain = plainName(name);
  const named = byName.find(([pattern]) => pattern.test(plain))?.[1];
  return known.get(plain) ?? named ?? roleOfRoot(xml);
}

function roleOfRoot(xml: string): PartRole | null {
  const cursor = createTagCursor(xml);
  while (cursor.next()) {
    if (cursor.kind !== 'open' && cursor.kind !== 'empty') continue;
    const root = localName(cursor.name);
    if (root !== 'properties') return byRoot.get(root) ?? null;
    const namespaces = attributesOf(xml.slice(cursor.start, cursor.end)).map(({ value }) => value);
    if (namespaces.some((value) => value.endsWith('/extended-properties'))) return 'extended';
    return namespaces.some((value) => value.endsWith('/custom-properties')) ? 'custom' : null;
  }
  return null;
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

/** The part with nothing in it, which a file may need all the same. */
export function emptyPart(role: PartRole): string {
  return declaration + emptied[role];
}

/** Of a bibliography names are no names of those who wrote. */
export function isBibliography(xml: string): boolean {
  return /<(?:\w+:)?Sources[\s>]/.test(xml);
}

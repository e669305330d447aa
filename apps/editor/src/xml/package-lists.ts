import { decodeEntities } from '@redraft/documents';
import { type Element, getAttribute, getOpenTag, getRawXml, getTag, readElement } from './element.ts';

const relationshipBase = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const noRelationships =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"></Relationships>';

/** Adds and removes relationships in a `.rels` part, or creates it. */
export function changeRelationships(
  xml: string | null,
  changes: {
    add: readonly { id: string; type: string; target: string }[];
    remove?: (tag: string) => boolean;
  },
): string {
  const { add, remove = () => false } = changes;
  const source = xml ?? noRelationships;
  const root = readElement(source);
  if (root === null) throw new Error('The relationships of the file are damaged');
  const p = getPrefix(root);
  const keptXml = root.children.filter((child) => !remove(getTag(child))).map(getRawXml);
  const addedXml = add.map(
    ({ id, type, target }) =>
      `<${p}Relationship Id="${id}" Type="${relationshipBase}/${type}" Target="${target}"/>`,
  );
  return `${source.slice(0, root.start)}${getOpenTag(root)}${[...keptXml, ...addedXml].join('')}</${root.name}>`;
}

/** Adds content types of new parts and extensions to `[Content_Types].xml`, and removes those of deleted parts. */
export function changeContentTypes(
  xml: string,
  changes: {
    parts?: readonly { part: string; type: string }[];
    extensions?: readonly { extension: string; type: string }[];
    removedParts?: ReadonlySet<string>;
  },
): string {
  const { parts = [], extensions = [], removedParts = new Set() } = changes;
  const root = readElement(xml);
  if (root === null) throw new Error('The list of types of the file is damaged');
  const p = getPrefix(root);
  const keptXml = root.children
    .filter((child) => !removedParts.has(decodeEntities(getAttribute(child, 'PartName') ?? '')))
    .map(getRawXml);
  const knownExtensions = new Set(
    root.children.map((child) => getAttribute(child, 'Extension')?.toLowerCase()),
  );
  const defaults = extensions
    .filter(({ extension }) => !knownExtensions.has(extension))
    .map(({ extension, type }) => `<${p}Default Extension="${extension}" ContentType="${type}"/>`);
  const addedXml = parts.map(({ part, type }) => `<${p}Override PartName="/${part}" ContentType="${type}"/>`);
  return `${xml.slice(0, root.start)}${getOpenTag(root)}${[...defaults, ...keptXml, ...addedXml].join('')}</${root.name}>`;
}

/** With the colon; empty if there is no prefix. */
function getPrefix({ name }: Element): string {
  return name.slice(0, name.indexOf(':') + 1);
}

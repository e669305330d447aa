import { decodeEntities } from '@redraft/documents';
import { attributeOf, type Element, openTagOf, rawOf, readElement, tagOf } from './element.ts';

const relationshipBase = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const noRelationships =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"></Relationships>';

/** Adds and removes relationships in a `.rels` part, or creates it. */
export function withRelationships(
  xml: string | null,
  changes: {
    add: readonly { id: string; type: string; target: string }[];
    remove?: (tag: string) => boolean;
  },
): string {
  const { add, remove = () => false } = changes;
  const started = xml ?? noRelationships;
  const root = readElement(started);
  if (root === null) throw new Error('The relationships of the file are damaged');
  const p = prefixOf(root);
  const kept = root.children.filter((child) => !remove(tagOf(child))).map(rawOf);
  const added = add.map(
    ({ id, type, target }) =>
      `<${p}Relationship Id="${id}" Type="${relationshipBase}/${type}" Target="${target}"/>`,
  );
  return `${started.slice(0, root.start)}${openTagOf(root)}${[...kept, ...added].join('')}</${root.name}>`;
}

/** Adds content types of new parts and extensions to `[Content_Types].xml`, and removes those of deleted parts. */
export function withContentTypes(
  xml: string,
  changes: {
    parts?: readonly { part: string; type: string }[];
    endings?: readonly { ending: string; type: string }[];
    gone?: ReadonlySet<string>;
  },
): string {
  const { parts = [], endings = [], gone = new Set() } = changes;
  const root = readElement(xml);
  if (root === null) throw new Error('The list of types of the file is damaged');
  const p = prefixOf(root);
  const kept = root.children
    .filter((child) => !gone.has(decodeEntities(attributeOf(child, 'PartName') ?? '')))
    .map(rawOf);
  const known = new Set(root.children.map((child) => attributeOf(child, 'Extension')?.toLowerCase()));
  const defaults = endings
    .filter(({ ending }) => !known.has(ending))
    .map(({ ending, type }) => `<${p}Default Extension="${ending}" ContentType="${type}"/>`);
  const added = parts.map(({ part, type }) => `<${p}Override PartName="/${part}" ContentType="${type}"/>`);
  return `${xml.slice(0, root.start)}${openTagOf(root)}${[...defaults, ...kept, ...added].join('')}</${root.name}>`;
}

/** With the colon; empty if there is no prefix. */
function prefixOf({ name }: Element): string {
  return name.slice(0, name.indexOf(':') + 1);
}

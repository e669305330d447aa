import { decodeEntities } from '@redraft/documents';
import { attributeOf, type Element, openTagOf, rawOf, readElement, tagOf } from './element.ts';

const relationshipBase = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const noRelationships =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"></Relationships>';

/** The relationships of a part, or of one that had none, with some more and without some. */
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

/** `[Content_Types].xml` with the types of new parts and endings, and without those of parts that are gone. */
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

/** With its colon; empty where the element has none. */
function prefixOf({ name }: Element): string {
  return name.slice(0, name.indexOf(':') + 1);
}

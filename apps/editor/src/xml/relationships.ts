import { readRelationships } from '@redraft/documents';

/** A relationship of a part with its target resolved: the full name of the part, or an address. */
export interface Relationship {
  id: string;
  type: string;
  target: string;
  isExternal: boolean;
}

/** The `.rels` part of a part. */
export function getRelationshipsPart(part: string): string {
  const nameStart = part.lastIndexOf('/') + 1;
  return `${part.slice(0, nameStart)}_rels/${part.slice(nameStart)}.rels`;
}

/** The relationships in a `.rels` part, with resolved targets; `part` is their source. */
export function resolveRelationships(xml: string, part: string): Relationship[] {
  return readRelationships(xml)
    .filter(({ id, target }) => id !== '' && target !== '')
    .map((relationship) =>
      relationship.isExternal
        ? relationship
        : { ...relationship, target: resolveTarget(relationship.target, part) },
    );
}

function resolveTarget(target: string, part: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const path = part.split('/').slice(0, -1);
  for (const segment of target.split('/')) {
    if (segment === '..') path.pop();
    else if (segment !== '.') path.push(segment);
  }
  return path.join('/');
}

/** Relationship ids referenced in a text. */
export function findReferencedIds(xml: string): Set<string> {
  const ids = xml.matchAll(/\s(?:r|o|v):(?:embed|id|link|pict|href|dm|lo|qs|cs|relid)\s*=\s*["']([^"']*)/g);
  return new Set([...ids].map(([, id]) => id ?? ''));
}

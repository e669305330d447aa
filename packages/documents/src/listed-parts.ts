import type { ReadPart } from './opc-targets.ts';
import { readRelationships } from './relationships.ts';
import { decodeEntities } from './xml-entities.ts';

export interface ListedPart {
  /** The tag of the item that refers to the part. */
  tag: string;
  name: string;
  target: string;
}

/** The parts referenced by a list, in order. */
export function listTargets(part: ReadPart, { list, item }: { list: string; item: RegExp }): ListedPart[] {
  const targets = new Map(readPartRelationships(part, list).map(({ id, target }) => [id, target]));
  return [...part(list).matchAll(item)].flatMap(([tag]) => {
    const target = targets.get(readAttribute(tag, 'r:id'));
    return target === undefined ? [] : [{ tag, name: decodeEntities(readAttribute(tag, 'name')), target }];
  });
}

/** The relationships of a part with resolved targets. */
export function readPartRelationships(
  part: ReadPart,
  name: string,
): { id: string; type: string; target: string }[] {
  const nameStart = name.lastIndexOf('/') + 1;
  const folder = name.slice(0, nameStart);
  return readRelationships(part(`${folder}_rels/${name.slice(nameStart)}.rels`)).map(
    ({ id, type, target }) => ({
      id,
      type,
      // The base URL is only used to resolve the path.
      target: new URL(target, `http://package/${folder}`).pathname.slice(1),
    }),
  );
}

/** The value of an attribute as written; empty if there is none. */
export function readAttribute(tag: string, name: string): string {
  return new RegExp(`\\s${name}="([^"<>]*)"`).exec(tag)?.[1] ?? '';
}

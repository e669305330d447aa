import { encodeAttribute } from '@redraft/documents';
import {
  createElementDraft,
  type ElementDraft,
  insertChild,
  parseElementDraft,
  serializeNode,
} from '../../../xml/draft.ts';
import { readElement } from '../../../xml/element.ts';
import { getRelationshipsPart, type Relationship, resolveRelationships } from '../../../xml/relationships.ts';
import { getString } from '../../../xml/values.ts';

/** Relationships of the parts of a file during writing (OPC §6.5). */
export interface RelationshipStore {
  getRelationships: (part: string) => ReadonlyMap<string, Relationship>;
  /** The id of an existing or new relationship. */
  findOrAddRelationship: (part: string, relationship: Omit<Relationship, 'id'>) => string;
  /** Adds a relationship under an id that the text of the part already uses. */
  setRelationship: (part: string, relationship: Relationship) => void;
  removeRelationship: (part: string, id: string) => void;
  forgetPart: (part: string) => void;
  listChanged: () => [part: string, xml: string][];
}

interface PartRelationships {
  draft: ElementDraft;
  all: Map<string, Relationship>;
  /** Ids by target. */
  ids: Map<string, string>;
  isChanged: boolean;
}

const emptyRelationships =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"/>';

const toKey = ({ type, target, isExternal }: Omit<Relationship, 'id'>): string =>
  JSON.stringify([type, target, isExternal]);

export function openRelationshipStore(text: (part: string) => string | null): RelationshipStore {
  const loaded = new Map<string, PartRelationships>();
  const load = (part: string): PartRelationships => {
    const partRelationships =
      loaded.get(part) ?? readPartRelationships(text(getRelationshipsPart(part)) ?? emptyRelationships, part);
    loaded.set(part, partRelationships);
    return partRelationships;
  };
  const setRelationship = (part: string, relationship: Relationship): void => {
    const partRelationships = load(part);
    partRelationships.all.set(relationship.id, relationship);
    partRelationships.ids.set(toKey(relationship), relationship.id);
    partRelationships.isChanged = true;
    // Absolute, so that it does not depend on the location of the part.
    const target = encodeAttribute(relationship.isExternal ? relationship.target : `/${relationship.target}`);
    const mode = relationship.isExternal ? ' TargetMode="External"' : '';
    const xml = `<Relationship Id="${encodeAttribute(relationship.id)}" Type="${encodeAttribute(relationship.type)}" Target="${target}"${mode}/>`;
    insertChild(partRelationships.draft, parseElementDraft(xml), []);
  };
  return {
    getRelationships: (part) => load(part).all,
    setRelationship,
    findOrAddRelationship: (part, relationship) => {
      const { all, ids } = load(part);
      const existing = ids.get(toKey(relationship));
      if (existing !== undefined) return existing;
      let number = all.size + 1;
      while (all.has(`rId${number}`)) number += 1;
      setRelationship(part, { id: `rId${number}`, ...relationship });
      return `rId${number}`;
    },
    removeRelationship: (part, id) => {
      const partRelationships = load(part);
      const removed = partRelationships.all.get(id);
      if (removed !== undefined) partRelationships.ids.delete(toKey(removed));
      partRelationships.all.delete(id);
      partRelationships.isChanged = true;
      partRelationships.draft.parts = partRelationships.draft.parts.filter(
        (piece) => typeof piece === 'string' || getString(readElement(serializeNode(piece)), 'Id') !== id,
      );
    },
    forgetPart: (part) => {
      loaded.delete(part);
    },
    listChanged: () =>
      [...loaded].flatMap(([part, { draft, isChanged }]) =>
        isChanged ? [[part, serializeNode(draft)]] : [],
      ),
  };
}

function readPartRelationships(xml: string, part: string): PartRelationships {
  const found = resolveRelationships(xml, part);
  const root = readElement(xml);
  return {
    draft: root === null ? parseElementDraft(emptyRelationships) : createElementDraft(root),
    all: new Map(found.map((relationship) => [relationship.id, relationship])),
    ids: new Map(found.map((relationship) => [toKey(relationship), relationship.id])),
    isChanged: false,
  };
}

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
  relationships: (part: string) => ReadonlyMap<string, Relationship>;
  /** The id of an existing or new relationship. */
  relate: (part: string, relationship: Omit<Relationship, 'id'>) => string;
  /** Adds a relationship under an id that the text of the part already uses. */
  setRelationship: (part: string, relationship: Relationship) => void;
  removeRelationship: (part: string, id: string) => void;
  forget: (part: string) => void;
  changed: () => [part: string, xml: string][];
}

interface PartRelationships {
  draft: ElementDraft;
  all: Map<string, Relationship>;
  /** Ids by target. */
  ids: Map<string, string>;
  isChanged: boolean;
}

const empty = '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"/>';

const keyOf = ({ type, target, isExternal }: Omit<Relationship, 'id'>): string =>
  JSON.stringify([type, target, isExternal]);

export function openRelationshipStore(text: (part: string) => string | null): RelationshipStore {
  const known = new Map<string, PartRelationships>();
  const relationshipsAt = (part: string): PartRelationships => {
    const own = known.get(part) ?? readPartRelationships(text(getRelationshipsPart(part)) ?? empty, part);
    known.set(part, own);
    return own;
  };
  const setRelationship = (part: string, relationship: Relationship): void => {
    const own = relationshipsAt(part);
    own.all.set(relationship.id, relationship);
    own.ids.set(keyOf(relationship), relationship.id);
    own.isChanged = true;
    // Absolute, so that it does not depend on the location of the part.
    const target = encodeAttribute(relationship.isExternal ? relationship.target : `/${relationship.target}`);
    const mode = relationship.isExternal ? ' TargetMode="External"' : '';
    const xml = `<Relationship Id="${encodeAttribute(relationship.id)}" Type="${encodeAttribute(relationship.type)}" Target="${target}"${mode}/>`;
    insertChild(own.draft, parseElementDraft(xml), []);
  };
  return {
    relationships: (part) => relationshipsAt(part).all,
    setRelationship,
    relate: (part, relationship) => {
      const { all, ids } = relationshipsAt(part);
      const there = ids.get(keyOf(relationship));
      if (there !== undefined) return there;
      let number = all.size + 1;
      while (all.has(`rId${number}`)) number += 1;
      setRelationship(part, { id: `rId${number}`, ...relationship });
      return `rId${number}`;
    },
    removeRelationship: (part, id) => {
      const own = relationshipsAt(part);
      const gone = own.all.get(id);
      if (gone !== undefined) own.ids.delete(keyOf(gone));
      own.all.delete(id);
      own.isChanged = true;
      own.draft.parts = own.draft.parts.filter(
        (piece) => typeof piece === 'string' || getString(readElement(serializeNode(piece)), 'Id') !== id,
      );
    },
    forget: (part) => {
      known.delete(part);
    },
    changed: () =>
      [...known].flatMap(([part, { draft, isChanged }]) => (isChanged ? [[part, serializeNode(draft)]] : [])),
  };
}

function readPartRelationships(xml: string, part: string): PartRelationships {
  const found = resolveRelationships(xml, part);
  const root = readElement(xml);
  return {
    draft: root === null ? parseElementDraft(empty) : createElementDraft(root),
    all: new Map(found.map((relationship) => [relationship.id, relationship])),
    ids: new Map(found.map((relationship) => [keyOf(relationship), relationship.id])),
    isChanged: false,
  };
}

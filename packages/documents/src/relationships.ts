import { type Declared, parseDeclarations } from './active/declarations.ts';

/** A relationship of a part (OPC §6.5). */
export interface Relationship {
  id: string;
  type: string;
  /** As written: relative to the folder of its part, or to the package. */
  target: string;
  isExternal: boolean;
}

/** The relationships in a `.rels` part, or in a fragment of one. */
export function readRelationships(xml: string): Relationship[] {
  return parseDeclarations(xml, 'relationships', ['relationship']).items.map(toRelationship);
}

export function toRelationship({ attributes }: Declared): Relationship {
  const getAttribute = (key: string) => attributes.get(key) ?? '';
  const mode = getAttribute('TargetMode');
  return {
    id: getAttribute('Id'),
    type: getAttribute('Type'),
    target: getAttribute('Target'),
    isExternal: mode !== '' && mode !== 'Internal',
  };
}

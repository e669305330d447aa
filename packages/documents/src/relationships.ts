import { type Declared, declarationsIn } from './active/declarations.ts';

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
  return declarationsIn(xml, 'relationships', ['relationship']).items.map(relationshipOf);
}

export function relationshipOf({ attributes }: Declared): Relationship {
  const read = (key: string) => attributes.get(key) ?? '';
  const mode = read('TargetMode');
  return {
    id: read('Id'),
    type: read('Type'),
    target: read('Target'),
    isExternal: mode !== '' && mode !== 'Internal',
  };
}

import { type Declared, declarationsIn } from './active/declarations.ts';

/** Where a part of a package leads (OPC §6.5). */
export interface Relationship {
  id: string;
  type: string;
  /** As it is written: from the folder of its part, or from the package. */
  target: string;
  isExternal: boolean;
}

/** The relationships that a `.rels` part lists, or a piece of one. */
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

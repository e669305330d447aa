import { type Relationship, relationshipOf } from '../relationships.ts';
import {
  isActiveRelationship,
  isClickable,
  isHyperlink,
  isLinkToWorkbook,
  isOutside,
} from './active-names.ts';
import { readDeclarations, writeDeclared } from './declarations.ts';
import { targetOf } from './part-name.ts';

/** The cleaned relationships of one part. */
export interface CleanedRelationships {
  remaining: Relationship[];
  /** Removed ids that no other relationship of the part uses. */
  droppedIds: ReadonlySet<string>;
  /** Ids of hyperlinks: nothing else may be loaded through them. */
  linkIds: ReadonlySet<string>;
  /** Parts that only active relationships of this part refer to. */
  droppedTargets: readonly string[];
  isPlain: boolean;
}

const namespace = 'http://schemas.openxmlformats.org/package/2006/relationships';

export function isRelationships(plain: string): boolean {
  return plain.endsWith('.rels');
}

/** @param isDropped whether a part, by its plain name, will not be there any more */
export function cleanRelationships(
  name: string,
  content: Uint8Array,
  isDropped: (plain: string) => boolean,
): CleanedRelationships {
  const { items, isPlain } = readDeclarations(content, 'relationships', ['relationship']);
  const kept: Relationship[] = [];
  const droppedIds = new Set<string>();
  const droppedTargets: string[] = [];
  let hasChanged = false;
  for (const item of items) {
    const found = relationshipOf(item);
    const allowed = allowedOf(found, (target) => isDropped(targetOf(name, target)));
    if (allowed) kept.push(allowed);
    else {
      droppedIds.add(found.id);
      if (!found.isExternal) droppedTargets.push(targetOf(name, found.target));
    }
    if (allowed !== found) hasChanged = true;
  }
  for (const { id } of kept) droppedIds.delete(id);
  const linkIds = new Set(kept.filter((item) => item.isExternal).map(({ id }) => id));
  return { remaining: kept, droppedIds, linkIds, droppedTargets, isPlain: isPlain && !hasChanged };
}

/** The relationship in its permitted form; null if it is not allowed. */
function allowedOf(found: Relationship, isDropped: (target: string) => boolean): Relationship | null {
  const { type, target, isExternal } = found;
  if (isActiveRelationship(type)) return null;
  // The workbook would not open without it; its values are cached.
  if (isLinkToWorkbook(type))
    return isExternal && target !== blockedTarget ? { ...found, target: blockedTarget } : found;
  if (isExternal) return isHyperlink(type) && isClickable(target) ? found : null;
  return isOutside(target) && !target.startsWith('..') ? null : isDropped(target) ? null : found;
}

const blockedTarget = 'not-taken-along.xlsx';

export function writeRelationships(kept: readonly Relationship[]): string {
  const items = kept.map(({ id, type, target, isExternal }) =>
    writeDeclared('Relationship', [
      ['Id', id],
      ['Type', type],
      ['Target', target],
      ...(isExternal ? [['TargetMode', 'External'] as const] : []),
    ]),
  );
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="${namespace}">${items.join('')}</Relationships>`;
}

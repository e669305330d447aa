import type { Mark, Node } from 'prosemirror-model';
import { deletion, insertion } from '../document/review/marks.ts';

export type Verdict = 'accept' | 'reject';

/** The kinds of changes that are affected. */
export type ChangeKind = 'insertion' | 'deletion' | 'format';
export const allChangeKinds: ReadonlySet<ChangeKind> = new Set(['insertion', 'deletion', 'format']);

/** A range of changes to be accepted or rejected, in the text's positions. */
export interface Resolution {
  verdict: Verdict;
  from: number;
  to: number;
  parts: ReadonlySet<ChangeKind>;
}

/** Effect of a verdict: removed with its change, kept without it, or not affected. */
export type ResolutionOutcome = 'goes' | 'settles' | 'untouched';

export function computeOutcome(
  change: { inserted: boolean; deleted: boolean },
  { verdict, parts }: Resolution,
): ResolutionOutcome {
  const inserted = change.inserted && parts.has('insertion');
  const deleted = change.deleted && parts.has('deletion');
  if (!inserted && !deleted) return 'untouched';
  if (verdict === 'accept') return deleted ? 'goes' : 'settles';
  return inserted ? 'goes' : 'settles';
}

export function computeInlineOutcome({ marks }: Node, resolution: Resolution): ResolutionOutcome {
  const inserted = insertion.isInSet(marks) !== undefined;
  const deleted = deletion.isInSet(marks) !== undefined;
  return computeOutcome({ inserted, deleted }, resolution);
}

export function isAffectedMark(mark: Mark, { parts }: Resolution): boolean {
  if (mark.type === insertion) return parts.has('insertion');
  return mark.type === deletion && parts.has('deletion');
}

/** For a table row or cell. */
export function computeRowOrCellOutcome({ type, attrs }: Node, resolution: Resolution): ResolutionOutcome {
  if (type.name === 'tableRow')
    return computeOutcome({ inserted: isSet(attrs.trIns), deleted: isSet(attrs.trDel) }, resolution);
  const marker: unknown = attrs.cellMarker;
  const kind = typeof marker === 'object' && marker !== null && 'kind' in marker ? marker.kind : null;
  return computeOutcome({ inserted: kind === 'ins', deleted: kind === 'del' }, resolution);
}

function isSet(value: unknown): boolean {
  return value !== null && value !== undefined;
}

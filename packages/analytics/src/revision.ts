import { characterOrigins, eachCharacter, textLength } from './process/characters.ts';
import { getFate, isInserted } from './process/fate.ts';
import { isLeadingEdge, type Process } from './process/process.ts';
import { median } from './quantiles.ts';

/**
 * Measures of revising, not a `revision` of the log: characters inserted, deleted and moved over the whole process (docs/metrics.md#revision). Ratios
 * are null where there is nothing to divide by. A restored character counts as inserted, a moved one as neither inserted nor deleted.
 */
export interface RevisionMeasures {
  /** Moves left out. */
  inserted: number;
  deleted: number;
  /** Moves counted as both. */
  physicallyInserted: number;
  physicallyDeleted: number;
  /** Deleted within a minute of being written. */
  immediate: number;
  /** Deleted later. */
  substantive: number;
  /** Deleted and put in elsewhere: the characters of matched deletions. */
  moved: number;
  final: number;
  base: number;
  /** deleted / inserted; null if nothing was inserted. */
  deletionRate: number | null;
  /** final / (base + inserted): product by process; null without either. */
  productProcess: number | null;
  /** The same over typed characters alone: no base text, imports and large insertions. */
  typed: {
    inserted: number;
    deleted: number;
    surviving: number;
    deletionRate: number | null;
    productProcess: number | null;
  };
  /** Characters of the final text by where they come from. */
  finalByOrigin: Record<keyof typeof characterOrigins, number>;
  /** How far from the end in-text changes were, 0 at the end to 1 at the beginning: the median. */
  medianDepth: number | null;
}

const ratio = (part: number, total: number) => (total === 0 ? null : part / total);

/** Revision: rates, depth, product by process (docs/metrics.md#revision). */
export function computeRevision(process: Process): RevisionMeasures {
  const { characters, ops } = process;
  const all = { inserted: 0, immediate: 0, substantive: 0, moved: 0 };
  const typed = { inserted: 0, deleted: 0, surviving: 0 };
  const standing = [0, 0, 0, 0, 0];
  eachCharacter(characters, (id) => {
    const isTyped = characters.origin[id] === characterOrigins.typed;
    const fate = getFate(process, id);
    if (isInserted(process, id)) {
      all.inserted++;
      if (isTyped) typed.inserted++;
    }
    if (fate === 'moved-away') all.moved++;
    if (fate === 'stands') {
      const origin = characters.origin[id] ?? characterOrigins.typed;
      standing[origin] = (standing[origin] ?? 0) + 1;
    }
    if (fate !== 'immediate' && fate !== 'substantive') return;
    all[fate]++;
    if (isTyped) typed.deleted++;
  });
  const deleted = all.immediate + all.substantive;
  const final = textLength(characters);
  const base = process.baseLength;
  const countStanding = (origin: keyof typeof characterOrigins) => standing[characterOrigins[origin]] ?? 0;
  typed.surviving = countStanding('typed');
  return {
    ...all,
    deleted,
    physicallyInserted: ops.reduce((sum, op) => sum + op.inserted, 0),
    physicallyDeleted: ops.reduce((sum, op) => sum + op.deleted, 0),
    final,
    base,
    deletionRate: ratio(deleted, all.inserted),
    productProcess: ratio(final, base + all.inserted),
    typed: {
      ...typed,
      deletionRate: ratio(typed.deleted, typed.inserted),
      productProcess: ratio(typed.surviving, typed.inserted),
    },
    finalByOrigin: {
      base: countStanding('base'),
      typed: countStanding('typed'),
      large: countStanding('large'),
      batched: countStanding('batched'),
      imported: countStanding('imported'),
    },
    medianDepth: median(computeDepths(process)),
  };
}

/** Depth of each in-text op, in order: 0 at the end of the text, 1 at its beginning (docs/metrics.md#revision). */
export function computeDepths({ ops }: Process): number[] {
  return ops.filter((op) => !isLeadingEdge(op)).map((op) => (op.edge - (op.p + op.deleted)) / op.edge);
}

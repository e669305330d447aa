import { characterOrigins, eachCharacter, textLength } from './process/characters.ts';
import { fateOf, isInserted } from './process/fate.ts';
import { isLeadingEdge, type Process } from './process/process.ts';
import { median } from './quantiles.ts';

/** Sums of characters over the whole process (spec 4 §10). */
export interface RevisionSums {
  /** Moves left out. */
  inserted: number;
  deleted: number;
  /** Deleted within a minute of being written. */
  immediate: number;
  /** Deleted later. */
  substantive: number;
  /** Deleted and put in elsewhere: the characters of matched deletions. */
  moved: number;
  restored: number;
  final: number;
  base: number;
  /** deleted / inserted; null if nothing was inserted. */
  deletionRate: number | null;
  /** final / (base + inserted): product by process; null without either. */
  productProcess: number | null;
}

export interface Revision extends RevisionSums {
  /** The same over typed characters alone: no base text, imports and large insertions. */
  typed: { inserted: number; deleted: number; final: number } & Pick<
    RevisionSums,
    'deletionRate' | 'productProcess'
  >;
  /** Ops within the text, of all ops, 0 to 1. */
  inTextShare: number | null;
  /** How far from the end in-text changes were, 0 at the end to 1 at the beginning: the median. */
  medianDepth: number | null;
}

const ratio = (part: number, whole: number) => (whole === 0 ? null : part / whole);

/** Revision: rates, depth, product by process (spec 4 §10). */
export function revisionOf(process: Process): Revision {
  const { characters, ops } = process;
  const all = { inserted: 0, immediate: 0, substantive: 0, moved: 0 };
  const typed = { inserted: 0, deleted: 0, final: 0 };
  eachCharacter(characters, (id) => {
    const isTyped = characters.origin[id] === characterOrigins.typed;
    const fate = fateOf(process, id);
    if (isInserted(process, id)) {
      all.inserted++;
      if (isTyped) typed.inserted++;
    }
    if (fate === 'moved-away') all.moved++;
    if (fate === 'stands' && isTyped) typed.final++;
    if (fate !== 'immediate' && fate !== 'substantive') return;
    all[fate]++;
    if (isTyped) typed.deleted++;
  });
  const deleted = all.immediate + all.substantive;
  const final = textLength(characters);
  const base = process.baseLength;
  const depths = depthsOf(process);
  const restored = ops.reduce((sum, op) => sum + (op.kind === 'restored' ? op.inserted : 0), 0);
  return {
    ...all,
    deleted,
    restored,
    final,
    base,
    deletionRate: ratio(deleted, all.inserted),
    productProcess: ratio(final, base + all.inserted),
    typed: {
      ...typed,
      deletionRate: ratio(typed.deleted, typed.inserted),
      productProcess: ratio(typed.final, typed.inserted),
    },
    inTextShare: ratio(depths.length, ops.length),
    medianDepth: median(depths),
  };
}

/** Depth of each in-text op, in order: 0 at the end of the text, 1 at its beginning (spec 4 §10). */
export function depthsOf({ ops }: Process): number[] {
  return ops.filter((op) => !isLeadingEdge(op)).map((op) => (op.edge - (op.p + op.deleted)) / op.edge);
}

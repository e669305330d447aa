import { alive, characterOrigins, eachCharacter, textLength } from './process/characters.ts';
import type { Process, ProcessOp } from './process/process.ts';

/** Many characters in one save, of unrecorded origin: a description, never a judgement (spec 4 §11). */
export interface LargeInsertion {
  /** Version in which it appeared, and when, in milliseconds since 1970. */
  seq: number;
  at: number;
  /** Moved ones left out. */
  chars: number;
  /** That begin in it, in the text after the save; so a word that it only completes is none of them. */
  words: number;
}

export interface LargeInsertions {
  large: LargeInsertion[];
  /** As long, but saved late: a slow network, or none. */
  batched: LargeInsertion[];
  /** Characters of large insertions that stand, of the final text, 0 to 1; null of an empty text. */
  share: number | null;
}

/** Large insertions and batched saves, in order (spec 4 §11). */
export function largeInsertionsOf(process: Process): LargeInsertions {
  const { characters, ops } = process;
  const length = textLength(characters);
  let surviving = 0;
  eachCharacter(characters, (id) => {
    const stands = characters.diedOp[id] === alive;
    if (stands && characters.origin[id] === characterOrigins.large) surviving++;
  });
  const listOf = (kind: 'large' | 'batched') =>
    ops.filter((op) => op.kind === kind).map((op) => describe(process, op));
  return {
    large: listOf('large'),
    batched: listOf('batched'),
    share: length === 0 ? null : surviving / length,
  };
}

function describe({ saves }: Process, op: ProcessOp): LargeInsertion {
  const save = saves[op.save];
  return { seq: save?.seq ?? 0, at: save?.at ?? 0, chars: op.inserted - op.moved, words: op.words };
}

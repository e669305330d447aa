import { alive, characterOrigins, eachCharacter, textLength } from './process/characters.ts';
import type { Process, ProcessOp } from './process/process.ts';
import { countWords } from './words.ts';

/**
 * Many characters in one save, of unrecorded origin: a description, never a judgement (docs/metrics.md#large-insertions). 80 characters and
 * more at one place, moved ones left out, at 40 a second of unsaved work or faster; slower they are batched: a slow network, or none. Base
 * text, moves, restores and imports are none.
 */
export interface LargeInsertion {
  /** Seconds since the first change save. */
  second: number;
  /** Moved ones left out. */
  chars: number;
  /** That begin in it, in the text after the save; so a word that it only completes is none of them. */
  words: number;
  /** From the first unsaved change to the save. */
  dirtySeconds: number;
}

/** Many saves at one place, faster together than anybody types (docs/metrics.md#inserted-quickly). */
export interface QuickInsertion {
  /** Of its saves: the index of the first, and seconds since the first change save. */
  save: number;
  second: number;
  last: number;
  chars: number;
  words: number;
}

export interface LargeInsertions {
  large: LargeInsertion[];
  batched: LargeInsertion[];
  quick: QuickInsertion[];
  /** Characters that were inserted at once or quickly and stand in the final text. */
  surviving: number;
  /** Of the final text, 0 to 1; null of an empty one. */
  share: number | null;
}

/** Large insertions and batched saves, in order (docs/metrics.md#large-insertions). */
export function findLargeInsertions(process: Process): LargeInsertions {
  const { characters, ops } = process;
  const length = textLength(characters);
  let surviving = 0;
  eachCharacter(characters, (id) => {
    const isAlive = characters.diedOp[id] === alive;
    if (isAlive && characters.origin[id] === characterOrigins.large) surviving++;
  });
  const listOf = (kind: 'large' | 'batched') =>
    ops.filter((op) => op.kind === kind).map((op) => describe(process, op));
  return {
    large: listOf('large'),
    batched: listOf('batched'),
    quick: findQuickInsertions(process),
    surviving,
    share: length === 0 ? null : surviving / length,
  };
}

/** In order. */
export function findQuickInsertions({ ops, characters }: Process): QuickInsertion[] {
  const runs = Map.groupBy(
    ops.filter(({ run }) => run !== null),
    ({ run }) => run,
  );
  return [...runs.values()].map((parts) => {
    const [first] = parts;
    // What is put before the one before it stands before it.
    const text = parts.reduce((all, op, index) => {
      const insertedText = String.fromCodePoint(
        ...characters.code.slice(op.firstId, op.firstId + op.inserted),
      );
      return op.p > (parts[index - 1]?.p ?? -1) ? all + insertedText : insertedText + all;
    }, '');
    return {
      save: first?.save ?? 0,
      second: first?.second ?? 0,
      last: parts.at(-1)?.second ?? 0,
      chars: parts.reduce((sum, op) => sum + op.inserted, 0),
      words: countWords(text),
    };
  });
}

function describe({ saves }: Process, op: ProcessOp): LargeInsertion {
  const dirtySeconds = (saves[op.save]?.dirtyMs ?? 0) / 1000;
  return { second: op.second, chars: op.inserted - op.moved, words: op.words, dirtySeconds };
}

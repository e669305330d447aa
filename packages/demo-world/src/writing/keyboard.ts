import { between, chance, integerBetween, logNormal, pick, type Random } from '../random.ts';
import { delayBefore, isSentenceStart, type Pace } from './pace.ts';

/** One key press: characters deleted before the cursor, and characters inserted there. */
export interface Key {
  readonly afterMs: number;
  readonly del: number;
  readonly ins: string;
}

/** A longer text is selected and deleted as a whole, a shorter one by backspaces. */
const maxBackspaces = 24;

/** The key presses for a text, with mistyped letters that are corrected within a few keys. `tail` is the last two characters before it. */
export function* typingKeys(text: string, tail: string, pace: Pace, random: Random): Generator<Key, void> {
  let before = tail;
  for (let index = 0; index < text.length; index += 1) {
    const char = text.charAt(index);
    const afterMs = delayBefore(before, char, pace, random);
    if (isSentenceStart(before) && char !== '\n' && chance(random, pace.restarts)) {
      yield* restartedKeys({ text, index, afterMs, pace, random });
    }
    before = (before + char).slice(-2);
    if (/[a-z]/.test(char) && chance(random, pace.typos)) {
      yield* mistypedKeys({ text, index, afterMs, pace, random });
      yield { afterMs: between(random, 180, 420), del: 0, ins: char };
    } else {
      yield { afterMs, del: 0, ins: char };
    }
  }
}

interface Mistyping {
  readonly text: string;
  readonly index: number;
  readonly afterMs: number;
  readonly pace: Pace;
  readonly random: Random;
}

function* mistypedKeys({ text, index, afterMs, pace, random }: Mistyping): Generator<Key, void> {
  const overrun = text.slice(index + 1, index + 1 + integerBetween(random, 0, 3)).replace(/\n.*/s, '');
  yield { afterMs, del: 0, ins: neighbourOf(text.charAt(index), random) };
  for (const char of overrun) yield { afterMs: logNormal(random, pace.keyMs, 0.3), del: 0, ins: char };
  yield { afterMs: between(random, 260, 700), del: 1, ins: '' };
  for (const _ of overrun) yield { afterMs: between(random, 80, 140), del: 1, ins: '' };
}

/** The first words of a sentence are written and, after a pause, deleted again. */
function* restartedKeys({ text, index, afterMs, pace, random }: Mistyping): Generator<Key, void> {
  const opening =
    /^[^.?!\n]{6,}? /.exec(text.slice(index, index + integerBetween(random, 12, 48)))?.[0] ?? '';
  let before = '\n';
  for (const [at, char] of Array.from(opening).entries()) {
    yield { afterMs: at === 0 ? afterMs : delayBefore(before, char, pace, random), del: 0, ins: char };
    before = (before + char).slice(-2);
  }
  if (opening === '') return;
  yield { afterMs: between(random, 1500, 6000), del: 0, ins: '' };
  for (let left = opening.length; left > 0; left -= 1) {
    yield { afterMs: between(random, 70, 130), del: 1, ins: '' };
  }
}

const neighbours = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

function neighbourOf(char: string, random: Random): string {
  const row = neighbours.find((letters) => letters.includes(char)) ?? 'etaoin';
  const at = row.indexOf(char) + pick(random, [-1, 1]);
  return row.charAt(at) || row.charAt(1);
}

/** The key presses that delete the `length` characters before the cursor. */
export function* erasingKeys(length: number, random: Random): Generator<Key, void> {
  if (length > maxBackspaces) {
    yield { afterMs: between(random, 900, 2200), del: length, ins: '' };
    return;
  }
  for (let left = length; left > 0; left -= 1) {
    yield {
      afterMs: left === length ? between(random, 300, 800) : between(random, 70, 130),
      del: 1,
      ins: '',
    };
  }
}

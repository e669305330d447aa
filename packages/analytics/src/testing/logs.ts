import { diffText } from '@redraft/revision-log';
import fc from 'fast-check';
import type { LoggedSave, WritingLog } from '../log.ts';

/** One save of a test: the second and the text after it, as a student typed it in time unless it says otherwise. */
export interface TextSave extends Partial<Pick<LoggedSave, 'dirtyMs' | 'origin'>> {
  second: number;
  text: string;
}

export const logStart = Date.parse('2026-03-02T09:00:00Z');

/** A log whose ops are those of the cut rule (docs/metrics.md#the-log). */
export function logOf(saves: readonly TextSave[], base = ''): WritingLog {
  const texts = [base, ...saves.map((save) => save.text)];
  return {
    base,
    saves: saves.map(({ second, text, dirtyMs = null, origin = 'typed' }, index) => ({
      seq: index + 1,
      t: logStart + second * 1000,
      dirtyMs,
      origin,
      ops: diffText(texts[index] ?? '', text),
    })),
  };
}

/** The same log, its last saves left out. */
export function withoutLast(log: WritingLog, count = 1): WritingLog {
  return { ...log, saves: log.saves.slice(0, -count) };
}

const vocabulary = ['the', 'cat', "it's", 'well-known', 'a', 'über', 'mat', '🙂', '3', '--', 'The', 'sat.\n'];
const words = fc.array(fc.constantFrom(...vocabulary), { maxLength: 30 }).map((list) => list.join(' '));

interface Step {
  kind: 'write' | 'delete' | 'move' | 'undo' | 'both ends';
  gap: number;
  /** Places as shares of the text. */
  at: number;
  to: number;
  text: string;
  origin: LoggedSave['origin'];
}

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom<Step['kind'][]>('write', 'write', 'delete', 'move', 'undo', 'both ends'),
  gap: fc.oneof(fc.integer({ min: -3, max: 5 }), fc.integer({ min: 6, max: 400 }), fc.constant(4000)),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  to: fc.double({ min: 0, max: 1, noNaN: true }),
  text: fc.oneof(fc.constantFrom('x', ' ', "'", '-', 'word '), words),
  origin: fc.constantFrom<LoggedSave['origin'][]>('typed', 'typed', 'typed', 'import', 'dictated'),
});

function textAfter(step: Step, texts: readonly string[]): string {
  const old = [...(texts.at(-1) ?? '')];
  const places = [step.at, step.to].map((share) => Math.floor(share * old.length)).sort((a, b) => a - b);
  const [from = 0, to = 0] = places;
  const piece = (start: number, end?: number) => old.slice(start, end).join('');
  switch (step.kind) {
    case 'write':
      return piece(0, from) + step.text + piece(from);
    case 'delete':
      return piece(0, from) + piece(to);
    case 'move':
      return piece(0, from) + piece(to) + piece(from, to);
    case 'undo':
      return texts[Math.floor(step.at * texts.length)] ?? '';
    case 'both ends':
      return step.text + piece(0) + step.text;
  }
}

/** Random logs with typing, deleting, moves, undo, imports, pauses, nights and a clock that goes back. */
export const randomLog: fc.Arbitrary<WritingLog> = fc
  .tuple(words, fc.array(step, { maxLength: 25 }))
  .map(([base, steps]) => {
    const texts = [base];
    let second = 0;
    const saves = steps.map((each): TextSave => {
      second += each.gap;
      const text = textAfter(each, texts);
      texts.push(text);
      return { second, text, origin: each.origin };
    });
    return logOf(saves, base);
  });

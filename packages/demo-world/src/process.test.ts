import { describe, expect, it } from 'vitest';
import { essays } from './essays/index.ts';
import { type HabitName, habitNames, habits } from './habits/index.ts';
import { changesOf, listSavesOfProcess, type WritingProcess } from './process.ts';
import type { Save } from './saves.ts';

const aimDay = Date.parse('2026-03-10T00:00:00Z');
const dayMs = 86_400_000;
const hourMs = 3_600_000;

function processOf(habit: HabitName, essayIndex = 0, saveEveryMs = 1000): WritingProcess {
  const essay = essays[essayIndex];
  if (essay === undefined) throw new Error('There are not that many essays.');
  return {
    essay,
    habit,
    key: `test/${essayIndex}`,
    person: `person ${essayIndex}`,
    sittings: habits[habit].sittings.map(
      ({ daysBefore, hour }) => aimDay - daysBefore * dayMs + hour * hourMs,
    ),
    stopAt: null,
    saveEveryMs,
  };
}

interface SaveOp {
  readonly at: number;
  readonly dirtyMs: number;
  readonly position: number;
  readonly deleted: string;
  readonly inserted: string;
}

/** What a save changed: the stretch between the longest common beginning and end. */
function opsOf(saves: Iterable<Save>): SaveOp[] {
  let before = '';
  return Array.from(saves, ({ at, text, dirtyMs }) => {
    const max = Math.min(before.length, text.length);
    let position = 0;
    while (position < max && before[position] === text[position]) position += 1;
    let same = 0;
    while (same < max - position && before.at(-1 - same) === text.at(-1 - same)) same += 1;
    const deleted = before.slice(position, before.length - same);
    const inserted = text.slice(position, text.length - same);
    before = text;
    return { at, dirtyMs, position, deleted, inserted };
  });
}

function sessionsOf(ops: readonly SaveOp[]): number {
  return ops.filter(({ at }, index) => at - (ops[index - 1]?.at ?? Number.NEGATIVE_INFINITY) > 1_800_000)
    .length;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function deletionRateOf(ops: readonly SaveOp[]): number {
  return sum(ops.map(({ deleted }) => deleted.length)) / sum(ops.map(({ inserted }) => inserted.length));
}

function largeInsertionsOf(ops: readonly SaveOp[]): SaveOp[] {
  const seen = (text: string, index: number) =>
    ops.slice(Math.max(0, index - 40), index).some(({ deleted }) => deleted.trim() === text.trim());
  return ops.filter(
    ({ inserted, deleted, dirtyMs }, index) =>
      deleted === '' &&
      inserted.length >= 80 &&
      inserted.length / (dirtyMs / 1000) >= 40 &&
      !seen(inserted, index),
  );
}

/** Paragraphs cut in one place and put in at another within ten minutes (docs/metrics.md#revision). */
function movesOf(ops: readonly SaveOp[]): number {
  return ops.filter(
    ({ deleted, at }, index) =>
      deleted.trim().length >= 20 &&
      ops.slice(index + 1).some((op) => op.at - at <= 600_000 && op.inserted.trim() === deleted.trim()),
  ).length;
}

describe.each(habitNames)('the habit %s', (habit) => {
  it.each([0, 7, 18, 30, 44, 50])('ends with exactly essay %i', (essayIndex) => {
    const process = processOf(habit, essayIndex, 2000);
    expect([...listSavesOfProcess(process)].at(-1)?.text).toBe(process.essay.text);
  });

  it('gives the same saves each time, strictly one after the other', () => {
    const saves = [...listSavesOfProcess(processOf(habit, 3))];
    expect([...listSavesOfProcess(processOf(habit, 3))]).toEqual(saves);
    expect(saves.every(({ at }, index) => index === 0 || at > (saves[index - 1]?.at ?? 0))).toBe(true);
    expect(saves.every(({ at, dirtyMs }) => Number.isInteger(at) && dirtyMs >= 1000)).toBe(true);
  });

  it('writes nothing from the moment at which it is stopped', () => {
    const full = [...listSavesOfProcess(processOf(habit, 3))];
    const stopAt = full[Math.floor(full.length / 2)]?.at ?? 0;
    const cut = [...listSavesOfProcess({ ...processOf(habit, 3), stopAt })];
    expect(cut).toEqual(full.filter(({ at }) => at < stopAt));
  });

  it('deletes and retypes as much as people do', () => {
    const ops = opsOf(listSavesOfProcess(processOf(habit, 5)));
    expect(deletionRateOf(ops)).toBeGreaterThan(0.05);
    expect(deletionRateOf(ops)).toBeLessThan(0.62);
  });
});

it('keys come in bursts with pauses between them', () => {
  const times = Array.from(changesOf(processOf('steady', 2)), ({ at }) => at);
  const gaps = times.slice(1).map((at, index) => at - (times[index] ?? at));
  const short = gaps.filter((gap) => gap < 500).length / gaps.length;
  const pauses = gaps.filter((gap) => gap > 2000 && gap < 300_000).length;
  expect(short).toBeGreaterThan(0.7);
  expect(pauses).toBeGreaterThan(60);
});

it('a longer throttle gives fewer saves of the same writing', () => {
  const dense = [...listSavesOfProcess(processOf('steady', 2, 1000))];
  const sparse = [...listSavesOfProcess(processOf('steady', 2, 2000))];
  expect(sparse.length).toBeLessThan(dense.length * 0.75);
  expect(sparse.at(-1)?.text).toBe(dense.at(-1)?.text);
});

it('the steady writer works in three sessions', () => {
  expect(sessionsOf(opsOf(listSavesOfProcess(processOf('steady', 1))))).toBe(3);
});

it('the night-before writer has one session, on the last evening', () => {
  const ops = opsOf(listSavesOfProcess(processOf('night-before', 1)));
  expect(sessionsOf(ops)).toBe(1);
  expect(ops[0]?.at).toBeGreaterThan(aimDay + 18 * hourMs);
  expect((ops.at(-1)?.at ?? 0) - (ops[0]?.at ?? 0)).toBeGreaterThan(1_800_000);
});

it('the heavy reviser has a whole first version early and revises all of it in three later sessions', () => {
  const process = processOf('heavy-reviser', 1);
  const saves = [...listSavesOfProcess(process)];
  const ops = opsOf(saves);
  expect(sessionsOf(ops)).toBe(4);
  const returns = ops.filter(({ at }) => at > (process.sittings[1] ?? 0));
  const tenths = new Set(
    returns.map(({ position }) => Math.floor((10 * position) / process.essay.text.length)),
  );
  expect(tenths.size).toBeGreaterThanOrEqual(7);
  expect(sum(returns.map(({ inserted }) => inserted.length))).toBeGreaterThan(300);
});

it('the planner starts with notes and moves paragraphs in the end', () => {
  const saves = [...listSavesOfProcess(processOf('planner', 2))];
  expect(saves.some(({ text }) => text.includes('\n- counting\n'))).toBe(true);
  expect(movesOf(opsOf(saves))).toBeGreaterThanOrEqual(1);
});

it('prepared notes appear as large insertions, which nobody else has', () => {
  const large = largeInsertionsOf(opsOf(listSavesOfProcess(processOf('inserter', 13))));
  expect(large.length).toBeGreaterThanOrEqual(2);
  for (const habit of habitNames.filter((name) => name !== 'inserter')) {
    expect(largeInsertionsOf(opsOf(listSavesOfProcess(processOf(habit, 2))))).toEqual([]);
  }
});

it('short sittings are many and short', () => {
  const ops = opsOf(listSavesOfProcess(processOf('short-sittings', 1)));
  expect(sessionsOf(ops)).toBe(6);
});

it('a save from a phone contains many seconds of writing at a human rate', () => {
  const ops = opsOf(listSavesOfProcess(processOf('phone-batches', 1)));
  const batches = ops.filter(({ dirtyMs, inserted }) => dirtyMs > 10_000 && inserted.length >= 40);
  expect(batches.length).toBeGreaterThan(20);
  // What a save adds; a batch that changes two distant places spans all that lies between them.
  const rates = batches.map(({ inserted, deleted, dirtyMs }) => (inserted.length - deleted.length) / dirtyMs);
  expect(Math.max(...rates) * 1000).toBeLessThan(40);
});

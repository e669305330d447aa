import type { LoggedSave, WritingLog } from '@redraft/analytics';

/** A log as it is handed to a thread: three strings and a row of numbers, since copying an object for each save would hold everybody up. */
export interface PackedLog {
  base: string;
  /** What was deleted and inserted, one behind the other. */
  deleted: string;
  inserted: string;
  origins: LoggedSave['origin'][];
  /** Of each save its number, time, dirty time (-1 for none), origin and number of ops; of each op its place and the lengths of its texts. */
  numbers: Float64Array<ArrayBuffer>;
}

const perSave = 5;
const perOp = 3;

export function packLog({ base, saves }: WritingLog): PackedLog {
  const ops = saves.reduce((sum, save) => sum + save.ops.length, 0);
  const numbers = new Float64Array(saves.length * perSave + ops * perOp);
  const origins: LoggedSave['origin'][] = [];
  const deleted: string[] = [];
  const inserted: string[] = [];
  let at = 0;
  for (const { seq, t, dirtyMs, origin, ops: own } of saves) {
    if (!origins.includes(origin)) origins.push(origin);
    numbers.set([seq, t, dirtyMs ?? -1, origins.indexOf(origin), own.length], at);
    at += perSave;
    for (const { p, del, ins } of own) {
      numbers.set([p, del.length, ins.length], at);
      at += perOp;
      deleted.push(del);
      inserted.push(ins);
    }
  }
  return { base, deleted: deleted.join(''), inserted: inserted.join(''), origins, numbers };
}

export function unpackLog({ base, deleted, inserted, origins, numbers }: PackedLog): WritingLog {
  const saves: LoggedSave[] = [];
  let [at, gone, come] = [0, 0, 0];
  while (at < numbers.length) {
    const [seq = 0, t = 0, dirty = -1, origin = 0, count = 0] = numbers.subarray(at, at + perSave);
    at += perSave;
    const ops: LoggedSave['ops'][number][] = [];
    for (let op = 0; op < count; op++) {
      const [p = 0, del = 0, ins = 0] = numbers.subarray(at, at + perOp);
      at += perOp;
      ops.push({ p, del: deleted.slice(gone, gone + del), ins: inserted.slice(come, come + ins) });
      gone += del;
      come += ins;
    }
    saves.push({ seq, t, dirtyMs: dirty === -1 ? null : dirty, origin: origins[origin] ?? 'typed', ops });
  }
  return { base, saves };
}

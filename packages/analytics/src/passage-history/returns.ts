import { alive, eachCharacter } from '../process/characters.ts';
import type { Process } from '../process/process.ts';

/** Places in what an op deleted or inserted, in characters. */
export interface Part {
  op: number;
  from: number;
  to: number;
}

/** What one op deleted and another inserted again: by a move, or by undoing (docs/metrics.md#revision). */
export interface Return {
  cut: Part;
  paste: Part;
  isMove: boolean;
}

/** All of a process, by the op that deleted and by the op that inserted. */
export interface Returns {
  byCut: ReadonlyMap<number, readonly Return[]>;
  byPaste: ReadonlyMap<number, readonly Return[]>;
}

export function findReturns(process: Process): Returns {
  const { characters, ops } = process;
  const offsets = offsetsInDeletions(process);
  const returns: Return[] = [];
  for (const [paste, { firstId, inserted }] of ops.entries()) {
    let last: Return | undefined;
    for (let index = 0; index < inserted; index++) {
      const source = characters.source[firstId + index] ?? 0;
      const cut = source === 0 ? alive : (characters.diedOp[source] ?? alive);
      if (cut === alive || cut === paste) {
        last = undefined;
        continue;
      }
      const at = offsets[source] ?? 0;
      const isMove = characters.moved[firstId + index] === 1;
      if (last?.cut.op === cut && last.isMove === isMove && at >= last.cut.from) {
        last.paste.to = index + 1;
        last.cut.to = Math.max(last.cut.to, at + 1);
      } else {
        last = {
          cut: { op: cut, from: at, to: at + 1 },
          paste: { op: paste, from: index, to: index + 1 },
          isMove,
        };
        returns.push(last);
      }
    }
  }
  return {
    byCut: Map.groupBy(returns, ({ cut }) => cut.op),
    byPaste: Map.groupBy(returns, ({ paste }) => paste.op),
  };
}

/** Where each deleted character stood in what was deleted with it: what stands together dies in the lasting order. */
function offsetsInDeletions({ characters, ops }: Process): Uint32Array {
  const offsets = new Uint32Array(characters.code.length);
  const counts = new Uint32Array(ops.length);
  eachCharacter(characters, (id) => {
    const died = characters.diedOp[id] ?? alive;
    if (died === alive) return;
    offsets[id] = counts[died] ?? 0;
    counts[died] = (counts[died] ?? 0) + 1;
  });
  return offsets;
}

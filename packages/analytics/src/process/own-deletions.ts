import { alive, characterOrigins } from './characters.ts';
import { fateOf } from './fate.ts';
import type { Process } from './process.ts';

/**
 * Characters whose deletion is work of the writer, by id: deleted substantively, by the writer, and of the writer's own typing or of the
 * template. What came in one go and goes again is none, and what comes back by undoing and is deleted again counts once
 * (docs/metrics.md#revision).
 */
export function ownDeletions(process: Process): Uint8Array {
  const { characters, ops } = process;
  const isOwn = new Uint8Array(characters.code.length);
  const isCounted = new Uint8Array(characters.code.length);
  const roots = new Int32Array(characters.code.length);
  for (let id = 1; id < roots.length; id++) {
    const source = characters.source[id] ?? 0;
    // A source is older than what came back of it.
    const root = source === 0 ? id : (roots[source] ?? id);
    roots[id] = root;
    const origin = characters.origin[id];
    if (origin !== characterOrigins.typed && origin !== characterOrigins.base) continue;
    if (fateOf(process, id) !== 'substantive') continue;
    if (ops[characters.diedOp[id] ?? alive]?.isTyped !== true || isCounted[root] === 1) continue;
    isCounted[root] = 1;
    isOwn[id] = 1;
  }
  return isOwn;
}

import { alive, characterOrigins } from './characters.ts';
import { getFate } from './fate.ts';
import type { Process } from './process.ts';

/**
 * Deletions that are the writer's own work, by character ID: substantive deletions by the writer, of the writer's own typing or the template. Text
 * from a large insertion does not count, and text that is restored by undoing and deleted again counts once (docs/metrics.md#revision).
 */
export function ownDeletions(process: Process): Uint8Array {
  const { characters, ops } = process;
  const isOwn = new Uint8Array(characters.code.length);
  const isCounted = new Uint8Array(characters.code.length);
  const roots = new Int32Array(characters.code.length);
  for (let id = 1; id < roots.length; id++) {
    const source = characters.source[id] ?? 0;
    // A source is older than the character that restores it.
    const root = source === 0 ? id : (roots[source] ?? id);
    roots[id] = root;
    const origin = characters.origin[id];
    if (origin !== characterOrigins.typed && origin !== characterOrigins.base) continue;
    if (getFate(process, id) !== 'substantive') continue;
    if (ops[characters.diedOp[id] ?? alive]?.isTyped !== true || isCounted[root] === 1) continue;
    isCounted[root] = 1;
    isOwn[id] = 1;
  }
  return isOwn;
}

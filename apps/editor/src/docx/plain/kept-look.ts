import { type KeptValue, keptValue } from '../../ui/kept-value.ts';
import type { Look } from '../editing/editing.ts';

/** What was chosen for this one text, on this device; null where nothing was, and the account's own choice holds. */
let kept: KeptValue<Look | null> | null = null;

function keptForThisFile(): KeptValue<Look | null> {
  const file = new URLSearchParams(window.location.search).get('WOPISrc') ?? '';
  kept ??= keptValue(`redraft.look ${file}`, (found) =>
    found === 'plain' || found === 'pages' ? found : null,
  );
  return kept;
}

export function keptLook(): Look | null {
  return keptForThisFile().get();
}

export function keepLook(look: Look): void {
  keptForThisFile().set(look);
}

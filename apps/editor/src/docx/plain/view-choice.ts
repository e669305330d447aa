import { readFileSource } from '../../frame/file-source.ts';
import { createStoredValue, type StoredValue } from '../../ui/stored-value.ts';
import type { ViewKind } from '../editing/editing.ts';

/** The view chosen for this text on this device; null if none was chosen and the account's default applies. */
let storedChoice: StoredValue<ViewKind | null> | null = null;

function getStoredChoice(): StoredValue<ViewKind | null> {
  const file = readFileSource();
  storedChoice ??= createStoredValue(`redraft.look ${file}`, (stored) =>
    stored === 'plain' || stored === 'pages' ? stored : null,
  );
  return storedChoice;
}

export function readViewChoice(): ViewKind | null {
  return getStoredChoice().get();
}

export function storeViewChoice(view: ViewKind): void {
  getStoredChoice().set(view);
}

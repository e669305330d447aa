import { createStoredValue, type StoredValue } from '../../ui/stored-value.ts';
import type { ViewKind } from '../editing/editing.ts';

/** The view chosen for this text on this device; null if none was chosen and the account's default applies. */
let storedChoice: StoredValue<ViewKind | null> | null = null;

function storedForFile(): StoredValue<ViewKind | null> {
  const file = new URLSearchParams(window.location.search).get('WOPISrc') ?? '';
  storedChoice ??= createStoredValue(`redraft.look ${file}`, (found) =>
    found === 'plain' || found === 'pages' ? found : null,
  );
  return storedChoice;
}

export function readViewChoice(): ViewKind | null {
  return storedForFile().get();
}

export function storeViewChoice(view: ViewKind): void {
  storedForFile().set(view);
}

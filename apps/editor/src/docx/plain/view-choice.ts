import { createStoredValue, type StoredValue } from '../../ui/stored-value.ts';
import type { ViewKind } from '../editing/editing.ts';

/** What was chosen for this one text, on this device; null where nothing was, and the account's own choice holds. */
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

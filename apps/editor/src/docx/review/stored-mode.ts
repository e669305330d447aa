import type { EditingMode } from '../editing/editing.ts';

/** Under which this tab remembers the mode of the document that it shows. */
const key = (): string => `redraft mode ${new URLSearchParams(window.location.search).get('WOPISrc') ?? ''}`;

/** A page that is loaded anew goes on as it was: who suggests does not suddenly change the text. */
export function storeMode(mode: EditingMode): void {
  try {
    sessionStorage.setItem(key(), mode);
  } catch {
    // A browser that keeps nothing begins with editing, and says so in the bar.
  }
}

export function readStoredMode(): EditingMode {
  try {
    return sessionStorage.getItem(key()) === 'suggesting' ? 'suggesting' : 'editing';
  } catch {
    return 'editing';
  }
}

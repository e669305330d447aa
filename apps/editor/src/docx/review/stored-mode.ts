import { readFileSource } from '../../frame/file-source.ts';
import type { EditingMode } from '../editing/editing.ts';

/** Key in session storage for the mode of the current document. */
const key = (): string => `redraft mode ${readFileSource()}`;

/** After a reload the mode is kept, so that suggestions do not silently become direct edits. */
export function storeMode(mode: EditingMode): void {
  try {
    sessionStorage.setItem(key(), mode);
  } catch {
    // Without storage the mode is editing, as shown in the toolbar.
  }
}

export function readStoredMode(): EditingMode {
  try {
    return sessionStorage.getItem(key()) === 'suggesting' ? 'suggesting' : 'editing';
  } catch {
    return 'editing';
  }
}

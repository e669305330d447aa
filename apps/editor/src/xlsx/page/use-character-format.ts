import { useSyncExternalStore } from 'react';
import { findCharacterFormat, findSelectedCharacters } from '../editing/rich-entry.ts';
import type { WorkbookEditing } from '../editing/workbook-editing.ts';

/** Renders again when other characters are selected in a field, or their format changes: neither changes the view of the sheet. */
export function useCharacterFormat(editing: WorkbookEditing, lang: string): void {
  useSyncExternalStore(
    (listener) => {
      document.addEventListener('selectionchange', listener);
      const stop = editing.subscribe(listener);
      return () => {
        document.removeEventListener('selectionchange', listener);
        stop();
      };
    },
    () => {
      const characters = findSelectedCharacters(editing, lang);
      return characters === null ? '' : JSON.stringify(findCharacterFormat(editing, lang, characters));
    },
  );
}

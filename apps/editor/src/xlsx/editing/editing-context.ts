import { createContext, useContext, useSyncExternalStore } from 'react';
import type { EditedView, SheetView, WorkbookEditing } from './workbook-editing.ts';

const Context = createContext<WorkbookEditing | null>(null);
export const EditingProvider = Context.Provider;

export function useEditing(): WorkbookEditing {
  const editing = useContext(Context);
  if (editing === null) throw new Error('useEditing needs an EditingProvider');
  return editing;
}

/** The current view of the sheet; renders again when it changes, but not with each key that is typed into a cell. */
export function useSheetView(): SheetView {
  const editing = useEditing();
  return useSyncExternalStore(editing.subscribe, editing.getSheetView);
}

/** The view with the text that is typed. */
export function useEditedView(): EditedView {
  const editing = useEditing();
  return useSyncExternalStore(editing.subscribe, editing.getView);
}

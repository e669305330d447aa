import { useEffect, useRef, useState } from 'react';
import { holdReload } from '../../lib/session-end.ts';
import type { SaveStatus } from './saving/save-schedule.ts';

/** Whether the open document has unsaved changes, and whether saving is failing. */
export function useUnsavedChanges() {
  const [isStuck, setStuck] = useState(false);
  /** The editor's server was unreachable and is back, but the editor has not reconnected. */
  const [isServerBack, setServerBack] = useState(false);
  const unsaved = useRef({ isModified: false, isUnsaved: false });
  // Holds the page when the session ends with unsaved changes.
  useEffect(() => holdReload(() => unsaved.current.isModified || unsaved.current.isUnsaved), []);
  const noteModified = (isModified: boolean) => {
    unsaved.current.isModified = isModified;
  };
  const noteSaveStatus = (status: SaveStatus | null) => {
    unsaved.current.isUnsaved = status === 'unsaved' || status === 'stuck';
    setStuck(status === 'stuck');
  };
  /** Resets the state for another opening. */
  const reset = () => {
    noteModified(false);
    noteSaveStatus(null);
    setServerBack(false);
  };
  return { isStuck, isServerBack, noteModified, noteSaveStatus, setServerBack, reset };
}

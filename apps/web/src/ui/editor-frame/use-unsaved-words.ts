import { useEffect, useRef, useState } from 'react';
import { holdReload } from '../../lib/session-end.ts';
import type { SaveSign } from './saving/save-schedule.ts';

/** Whether the open document has unsaved changes, and whether saving is failing. */
export function useUnsavedWords() {
  const [isStuck, setStuck] = useState(false);
  /** The editor's server was unreachable and is back, but the editor has not reconnected. */
  const [isServerBack, noteServerBack] = useState(false);
  const unsaved = useRef({ isModified: false, isUnsaved: false });
  // Synchronises with the end of a session, which must not discard a page with unsaved changes.
  useEffect(() => holdReload(() => unsaved.current.isModified || unsaved.current.isUnsaved), []);
  const noteModified = (isModified: boolean) => {
    unsaved.current.isModified = isModified;
  };
  const noteSign = (sign: SaveSign | null) => {
    unsaved.current.isUnsaved = sign === 'unsaved' || sign === 'stuck';
    setStuck(sign === 'stuck');
  };
  /** Resets the state for another opening. */
  const forget = () => {
    noteModified(false);
    noteSign(null);
    noteServerBack(false);
  };
  return { isStuck, isServerBack, noteModified, noteSign, noteServerBack, forget };
}

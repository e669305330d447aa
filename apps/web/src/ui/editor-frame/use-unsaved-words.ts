import { useEffect, useRef, useState } from 'react';
import { holdReload } from '../../lib/session-end.ts';
import type { SaveSign } from './saving/save-schedule.ts';

/** Whether the document that is open has words that are not saved, and whether saving does not come about. */
export function useUnsavedWords() {
  const [isStuck, setStuck] = useState(false);
  /** The editor's server was away and is back, and its editor has not noticed. */
  const [isServerBack, noteServerBack] = useState(false);
  const unsaved = useRef({ isModified: false, isUnsaved: false });
  // Synchronises with the end of a session, which leaves no page with words that only its document has.
  useEffect(() => holdReload(() => unsaved.current.isModified || unsaved.current.isUnsaved), []);
  const noteModified = (isModified: boolean) => {
    unsaved.current.isModified = isModified;
  };
  const noteSign = (sign: SaveSign | null) => {
    unsaved.current.isUnsaved = sign === 'unsaved' || sign === 'stuck';
    setStuck(sign === 'stuck');
  };
  /** For another opening. */
  const forget = () => {
    noteModified(false);
    noteSign(null);
    noteServerBack(false);
  };
  return { isStuck, isServerBack, noteModified, noteSign, noteServerBack, forget };
}

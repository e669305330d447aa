import { useEffect, useRef, useState } from 'react';
import { holdPage } from '../../lib/session-end.ts';
import type { SaveSign } from './saving/save-schedule.ts';

/** Whether the document that is open has words that are not saved, and whether saving does not come about. */
export function useUnsavedWords() {
  const [isStuck, setStuck] = useState(false);
  /** The editor's server was away and is back, and its editor has not noticed. */
  const [isBack, noteBack] = useState(false);
  const unsaved = useRef({ isModified: false, isUnsaved: false });
  // Synchronises with the end of a session, which leaves no page with words that only its document has.
  useEffect(() => holdPage(() => unsaved.current.isModified || unsaved.current.isUnsaved), []);
  return {
    isStuck,
    isBack,
    noteBack,
    noteModified: (isModified: boolean) => {
      unsaved.current.isModified = isModified;
    },
    noteSign: (sign: SaveSign | null) => {
      unsaved.current.isUnsaved = sign === 'unsaved' || sign === 'stuck';
      setStuck(sign === 'stuck');
    },
  };
}

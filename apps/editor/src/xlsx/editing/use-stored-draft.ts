import { useEffect } from 'react';
import { commitDraft } from './cell-commands.ts';
import { useEditing, useSheetView } from './editing-context.ts';
import { useNotation } from './notation.ts';

/** After a pause of this length words are in their cell, though somebody is still typing. */
const pauseMs = 1500;

/** Keeps what is typed into a cell without waiting for its end: a deadline, a closed lid or a lost page does not. */
export function useStoredDraft(): void {
  const editing = useEditing();
  const lang = useNotation();
  const { draft } = useSheetView();
  const text = draft?.text;
  // Synchronises with the clock, and with the page that goes out of sight.
  useEffect(() => {
    if (text === undefined) return;
    const keep = (): void => commitDraft(editing, lang);
    const timer = setTimeout(keep, pauseMs);
    const hide = (): void => {
      if (document.visibilityState === 'hidden') keep();
    };
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', keep);
    };
  }, [editing, lang, text]);
}

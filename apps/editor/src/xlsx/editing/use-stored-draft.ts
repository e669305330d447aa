import { useEffect } from 'react';
import { commitDraft } from './cell-commands.ts';
import { useEditing, useSheetView } from './editing-context.ts';
import { useFormulaLocale } from './notation.ts';

/** After this pause in typing the text is entered into its cell. */
const pauseMs = 1500;

/** Stores what is typed into a cell before editing ends: a deadline, a closed laptop or a lost page does not wait. */
export function useStoredDraft(): void {
  const editing = useEditing();
  const lang = useFormulaLocale();
  const { draft } = useSheetView();
  const text = draft?.text;
  // Synchronises with the clock, and with the visibility of the page.
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

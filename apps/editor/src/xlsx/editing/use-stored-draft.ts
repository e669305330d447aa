import { useEffect } from 'react';
import { commitDraft } from './cell-commands.ts';
import { useEditedView, useEditing } from './editing-context.ts';
import { useFormulaLocale } from './formula-locale.ts';

/** After this pause in typing the text is entered into its cell. */
const pauseMs = 1500;

/** Stores what is typed into a cell before editing ends, so that nothing is lost at a deadline, when a laptop is closed or the page crashes. */
export function useStoredDraft(): void {
  const editing = useEditing();
  const lang = useFormulaLocale();
  const { draft } = useEditedView();
  const isTyping = draft !== null;
  // Commits the draft after a pause in typing and formatting, and when the page is hidden or left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pause starts again when the text or its formats change, but not with the draft that a commit sets
  useEffect(() => {
    if (!isTyping) return;
    const commit = (): void => commitDraft(editing, lang);
    const timer = setTimeout(commit, pauseMs);
    const commitIfHidden = (): void => {
      if (document.visibilityState === 'hidden') commit();
    };
    document.addEventListener('visibilitychange', commitIfHidden);
    window.addEventListener('pagehide', commit);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', commitIfHidden);
      window.removeEventListener('pagehide', commit);
    };
  }, [editing, lang, isTyping, draft?.text, draft?.runs]);
}

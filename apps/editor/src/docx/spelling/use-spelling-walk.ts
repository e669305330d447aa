import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../i18n.ts';
import { useEditor, useEditorValue } from '../editing/editing-context.ts';
import { dispatchKeepingCaret } from '../selection/native-caret.ts';
import { findNextMisspelling } from './next-misspelt.ts';
import { getSpellingMarks, type Misspelling, setSpellingAction } from './spelling-marks.ts';
import { spelling } from './spelling-service.ts';
import { getSpellingLanguage } from './text-language.ts';

export type SpellingReviewState =
  | { kind: 'searching' }
  | {
      kind: 'found';
      misspelling: Misspelling;
      context: [before: string, behind: string];
      suggestions: readonly string[];
    }
  | { kind: 'none' }
  | { kind: 'failed' };

/** Steps through the unknown words and shows each in the text. */
export function useSpellingReview(
  isOn: boolean,
  language: string,
): { review: SpellingReviewState; searchNext: () => void } {
  const { view } = useEditor();
  const lang = useLanguage();
  const [review, setReview] = useState<SpellingReviewState>({ kind: 'searching' });
  const search = useRef<AbortController | null>(null);
  const searchFrom = useRef<number | null>(null);
  const searchNext = (): void => {
    search.current?.abort();
    const ownSearch = new AbortController();
    search.current = ownSearch;
    setReview({ kind: 'searching' });
    const from = searchFrom.current ?? view.state.selection.from;
    findNext(from, ownSearch.signal).then(
      (next) => {
        if (!ownSearch.signal.aborted) setReview(next);
      },
      (error: unknown) => {
        console.error(error);
        if (!ownSearch.signal.aborted) setReview({ kind: 'failed' });
      },
    );
  };
  const findNext = async (from: number, signal: AbortSignal): Promise<SpellingReviewState> => {
    const misspelling = await findNextMisspelling(view, from, { lang, signal });
    if (misspelling === null) return { kind: 'none' };
    const spellingLanguage = getSpellingLanguage(view.state, lang);
    const suggestions =
      spellingLanguage === null ? [] : await spelling.suggest(spellingLanguage, misspelling.word);
    if (!signal.aborted) {
      searchFrom.current = misspelling.to;
      dispatchKeepingCaret(view, (tr) => setSpellingAction(tr, { kind: 'show', misspelling }));
      reveal(view.nodeDOM(view.state.doc.resolve(misspelling.from).before()));
    }
    return { kind: 'found', misspelling, context: readContext(misspelling), suggestions };
  };
  const readContext = ({ from, to }: Misspelling): [string, string] => {
    const $from = view.state.doc.resolve(from);
    const textBetween = (start: number, end: number): string =>
      view.state.doc.textBetween(start, end, ' ', ' ');
    return [
      textBetween(Math.max($from.start(), from - 40), from),
      textBetween(to, Math.min($from.end(), to + 40)),
    ];
  };
  const latestSearchNext = useRef(searchNext);
  latestSearchNext.current = searchNext;
  // Synchronises with the asynchronous search: it starts with the panel, and again after a change of the language.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language says when, not what
  useEffect(() => {
    if (!isOn) return;
    searchFrom.current = null;
    latestSearchNext.current();
    return () => {
      search.current?.abort();
      if (!view.isDestroyed)
        dispatchKeepingCaret(view, (tr) => setSpellingAction(tr, { kind: 'show', misspelling: null }));
    };
  }, [isOn, language, view]);
  const isDone = review.kind === 'none';
  const hasLines = useEditorValue(
    (editor) => getSpellingMarks(editor.view.state).underlines.find().length > 0,
  );
  // Synchronises with the underlines in the text: if no word was found, the first new underline starts another search.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a line that came says when; that nothing was found does not
  useEffect(() => {
    if (isDone && hasLines) latestSearchNext.current();
  }, [hasLines]);
  return { review, searchNext };
}

function reveal(drawn: Node | null): void {
  if (drawn instanceof HTMLElement) drawn.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

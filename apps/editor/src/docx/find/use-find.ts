import { TextSelection } from 'prosemirror-state';
import { useEffect, useMemo, useRef, useState } from 'react';
import { runWhenIdle } from '../../ui/run-when-idle.ts';
import type { DocumentEditor } from '../editing/editing.ts';
import { useEditor } from '../editing/editing-context.ts';
import { useThrottledValue } from '../toolkit/throttled-value.ts';
import { canEdit } from '../toolkit/writing-tool.ts';
import { findScroller, markCurrentMatch, scrollToMatch, unmarkCurrentMatch } from './current-match.ts';
import { replaceAll, replaceMatch } from './replace.ts';
import {
  createSearch,
  findAllMatches,
  findNextMatch,
  type Match,
  type Search,
  type SearchOptions,
} from './search.ts';

export interface Find {
  matches: readonly Match[];
  /** Index of the selected match; -1 if none is selected. */
  currentIndex: number;
  /** True until the first search for the current query has finished; searching again after a change of the text does not set it. */
  isSearching: boolean;
  select: (direction: 1 | -1) => void;
  replace: (replacement: string) => void;
  replaceAll: (replacement: string) => number;
}

/** Searches the text, steps through matches and replaces them. */
export function useFind(query: string, options: SearchOptions): Find {
  const editor = useEditor();
  const { isCaseSensitive, isWholeWord } = options;
  const search = useMemo(
    () => createSearch(query, { isCaseSensitive, isWholeWord }),
    [query, isCaseSensitive, isWholeWord],
  );
  const { matches, isSearching } = useMatches(editor, search);
  const selected = useThrottledValue(({ view }) => `${view.state.selection.from}:${view.state.selection.to}`);
  const currentIndex = matches.findIndex(({ from, to }) => `${from}:${to}` === selected);
  useHighlights(editor, matches, matches[currentIndex] ?? null);
  const select = (match: Match | undefined): void => {
    if (match === undefined) return;
    const { view } = editor;
    view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, match.from, match.to)));
    scrollToMatch(view, match.from);
  };
  const getSelection = (): Match => editor.view.state.selection;
  useSelectFirstMatch(search, matches, () => {
    const { from } = getSelection();
    if (currentIndex < 0) select(matches[findNextMatch(matches, { from, to: from }, 1)]);
  });
  return {
    matches,
    currentIndex,
    isSearching,
    select: (direction) => select(matches[findNextMatch(matches, getSelection(), direction)]),
    replace: (replacement) => {
      const match = matches[currentIndex];
      if (match === undefined) return select(matches[findNextMatch(matches, getSelection(), 1)]);
      if (!canEdit(editor)) return;
      replaceMatch(match, replacement)(editor.view.state, editor.view.dispatch);
      const shift = replacement.length - (match.to - match.from);
      const next = matches[currentIndex + 1];
      if (next !== undefined) select({ from: next.from + shift, to: next.to + shift });
    },
    replaceAll: (replacement) => {
      if (!canEdit(editor)) return 0;
      replaceAll(matches, replacement)(editor.view.state, editor.view.dispatch);
      return matches.length;
    },
  };
}

/** Delay before searching again after a change of the text. */
const searchDelayMs = 150;

function useMatches(editor: DocumentEditor, search: Search | null) {
  const [found, setFound] = useState<{ search: Search | null; matches: readonly Match[] }>({
    search: null,
    matches: [],
  });
  const doc = useThrottledValue(({ view }) => view.state.doc);
  const lastSearch = useRef<Search | null>(null);
  // Synchronises with the text: it is searched in idle time, and only changed paragraphs are read again.
  useEffect(() => {
    if (search === null) {
      setFound({ search, matches: [] });
      return;
    }
    let stop = (): void => {};
    const startSearch = (): void => {
      lastSearch.current = search;
      const searchedDoc = editor.view.state.doc;
      stop = runWhenIdle(findAllMatches(searchedDoc, search), (matches) => {
        // Positions in an outdated document are useless; the change has already started another search.
        if (editor.view.state.doc === searchedDoc) setFound({ search, matches });
      });
    };
    const timer = setTimeout(startSearch, lastSearch.current === search && doc !== null ? searchDelayMs : 0);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [editor, search, doc]);
  return {
    matches: found.search === search ? found.matches : [],
    isSearching: search !== null && found.search !== search,
  };
}

/** Keeps the visible matches highlighted after scrolling and searching. */
function useHighlights({ view }: DocumentEditor, matches: readonly Match[], current: Match | null): void {
  // Synchronises with the text and its scroll position.
  useEffect(() => {
    let frame: number | null = null;
    const highlightMatches = (): void => {
      frame = null;
      markCurrentMatch(view, matches, current);
    };
    const scheduleHighlight = (): void => {
      frame ??= requestAnimationFrame(highlightMatches);
    };
    const scroller = findScroller(view);
    scheduleHighlight();
    scroller?.addEventListener('scroll', scheduleHighlight, { passive: true });
    return () => {
      scroller?.removeEventListener('scroll', scheduleHighlight);
      if (frame !== null) cancelAnimationFrame(frame);
    };
  }, [view, matches, current]);
  // Synchronises with the end of the search.
  useEffect(() => () => unmarkCurrentMatch(view), [view]);
}

/** Selects the first match when the query changes, but not when the text changes. */
function useSelectFirstMatch(
  search: Search | null,
  matches: readonly Match[],
  selectFirst: () => void,
): void {
  const lastSelectedSearch = useRef<Search | null>(null);
  // Synchronises with the selection of the text.
  useEffect(() => {
    if (search === null || lastSelectedSearch.current === search || matches.length === 0) return;
    lastSelectedSearch.current = search;
    selectFirst();
  });
}

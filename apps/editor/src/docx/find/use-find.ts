import { TextSelection } from 'prosemirror-state';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Editing } from '../editing/editing.ts';
import { useEditing } from '../editing/editing-context.ts';
import { useThrottledValue } from '../toolkit/throttled-value.ts';
import { isWriting } from '../toolkit/writing-tool.ts';
import { markCurrentMatch, scrollerOf, scrollToMatch, unmarkCurrentMatch } from './current-match.ts';
import { replaceAll, replaceMatch } from './replace.ts';
import { runWhenIdle } from './run-when-idle.ts';
import {
  allMatches,
  createSearch,
  type Match,
  nextMatch,
  type Search,
  type SearchOptions,
} from './search.ts';

export interface Find {
  matches: readonly Match[];
  /** Index of the selected match; -1 if none is selected. */
  at: number;
  /** True during the first search of a long text. */
  isSearching: boolean;
  go: (by: 1 | -1) => void;
  replace: (words: string) => void;
  replaceAll: (words: string) => number;
}

/** Searches the text, steps through matches and replaces them. */
export function useFind(query: string, options: SearchOptions): Find {
  const editing = useEditing();
  const { isExact, isWord } = options;
  const search = useMemo(() => createSearch(query, { isExact, isWord }), [query, isExact, isWord]);
  const { matches, isSearching } = useMatches(editing, search);
  const selected = useThrottledValue(({ view }) => `${view.state.selection.from}:${view.state.selection.to}`);
  const at = matches.findIndex(({ from, to }) => `${from}:${to}` === selected);
  useMarks(editing, matches, matches[at] ?? null);
  const select = (match: Match | undefined): void => {
    if (match === undefined) return;
    const { view } = editing;
    view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, match.from, match.to)));
    scrollToMatch(view, match.from);
  };
  const place = (): Match => editing.view.state.selection;
  useFirstMatch(search, matches, () => {
    const { from } = place();
    if (at < 0) select(matches[nextMatch(matches, { from, to: from }, 1)]);
  });
  return {
    matches,
    at,
    isSearching,
    go: (by) => select(matches[nextMatch(matches, place(), by)]),
    replace: (words) => {
      const match = matches[at];
      if (match === undefined) return select(matches[nextMatch(matches, place(), 1)]);
      if (!isWriting(editing)) return;
      replaceMatch(match, words)(editing.view.state, editing.view.dispatch);
      const shift = words.length - (match.to - match.from);
      const next = matches[at + 1];
      if (next !== undefined) select({ from: next.from + shift, to: next.to + shift });
    },
    replaceAll: (words) => {
      if (!isWriting(editing)) return 0;
      replaceAll(matches, words)(editing.view.state, editing.view.dispatch);
      return matches.length;
    },
  };
}

/** Delay before searching again after a change of the text. */
const pauseMs = 150;

function useMatches(editing: Editing, search: Search | null) {
  const [found, setFound] = useState<{ search: Search | null; matches: readonly Match[] }>({
    search: null,
    matches: [],
  });
  const doc = useThrottledValue(({ view }) => view.state.doc);
  const searched = useRef<Search | null>(null);
  // Synchronises with the text: it is searched in idle time, and only changed paragraphs are read again.
  useEffect(() => {
    if (search === null) {
      setFound({ search, matches: [] });
      return;
    }
    let stop = (): void => {};
    const begin = (): void => {
      searched.current = search;
      const read = editing.view.state.doc;
      stop = runWhenIdle(allMatches(read, search), (matches) => {
        // Positions in an outdated document are useless; the change has already started another search.
        if (editing.view.state.doc === read) setFound({ search, matches });
      });
    };
    const pause = setTimeout(begin, searched.current === search && doc !== null ? pauseMs : 0);
    return () => {
      clearTimeout(pause);
      stop();
    };
  }, [editing, search, doc]);
  return {
    matches: found.search === search ? found.matches : [],
    isSearching: search !== null && found.search !== search,
  };
}

/** Keeps the visible matches highlighted after scrolling and searching. */
function useMarks({ view }: Editing, matches: readonly Match[], current: Match | null): void {
  // Synchronises with the text and its scroll position.
  useEffect(() => {
    let requested: number | null = null;
    const mark = (): void => {
      requested = null;
      markCurrentMatch(view, matches, current);
    };
    const request = (): void => {
      requested ??= requestAnimationFrame(mark);
    };
    const scroller = scrollerOf(view);
    request();
    scroller?.addEventListener('scroll', request, { passive: true });
    return () => {
      scroller?.removeEventListener('scroll', request);
      if (requested !== null) cancelAnimationFrame(requested);
    };
  }, [view, matches, current]);
  // Synchronises with the end of the search.
  useEffect(() => () => unmarkCurrentMatch(view), [view]);
}

/** Selects the first match when the query changes, but not when the text changes. */
function useFirstMatch(search: Search | null, matches: readonly Match[], go: () => void): void {
  const gone = useRef<Search | null>(null);
  // Synchronises with the selection of the text.
  useEffect(() => {
    if (search === null || gone.current === search || matches.length === 0) return;
    gone.current = search;
    go();
  });
}

import { useDeferredValue, useMemo } from 'react';
import type { Found } from '../../ui/find/FindBox.tsx';
import { findShape } from '../commands/places.ts';
import { type EditorContext, useCanvas, useEditorContext, useUiState } from '../state/editor-context.tsx';
import type { TextMatch } from '../view/TextView.tsx';
import { placeKey } from '../view/WordsView.tsx';
import { findAll, type Match, replaceMatches } from './search.ts';

function useMatches(): readonly Match[] {
  const { query, options } = useDeferredValue(useUiState(({ search }) => search));
  const scene = useDeferredValue(useCanvas(({ scene: now }) => now));
  const { isExact, isWord } = options;
  return useMemo(
    () => (query === '' ? none : findAll(scene, query, { isExact, isWord })),
    [scene, query, isExact, isWord],
  );
}

const none: readonly Match[] = [];
const noMatches: ReadonlyMap<string, readonly TextMatch[]> = new Map();

/** Matches on the current page, by text address. */
export function useFindMatches(): ReadonlyMap<string, readonly TextMatch[]> {
  const matches = useMatches();
  const at = useUiState(({ search }) => search.at);
  const pageId = useCanvas((now) => now.pageId);
  return useMemo(() => {
    if (matches.length === 0) return noMatches;
    const found = new Map<string, TextMatch[]>();
    matches.forEach(({ page, place, paragraph, from, to }, index) => {
      if (page !== pageId || place === 'notes') return;
      const key = placeKey(place);
      found.set(key, [...(found.get(key) ?? []), { paragraph, from, to, isCurrent: index === at }]);
    });
    return found;
  }, [matches, at, pageId]);
}

export function useFind(): Found {
  const context = useEditorContext();
  const matches = useMatches();
  const at = useUiState(({ search }) => search.at);
  const goTo = (to: number): void => {
    setAt(context, to);
    const match = matches[to];
    if (match !== undefined) show(context, match);
  };
  const count = matches.length;
  return {
    count,
    at: at < count ? at : -1,
    isSearching: false,
    go: (by) => {
      if (count > 0) goTo(at < 0 ? (by > 0 ? 0 : count - 1) : (at + by + count) % count);
    },
    replace: (words) => {
      const match = matches[at];
      if (match === undefined) {
        if (count > 0) goTo(0);
        return;
      }
      context.canvas.change(replaceMatches(context.canvas.now().scene, [match], words));
      const next = matches[at + 1] ?? matches[0];
      if (next !== undefined) show(context, next);
      if (at + 1 >= count) setAt(context, count > 1 ? 0 : -1);
    },
    replaceAll: (words) => {
      context.canvas.change(replaceMatches(context.canvas.now().scene, matches, words));
      setAt(context, -1);
      return count;
    },
  };
}

function setAt(context: EditorContext, at: number): void {
  context.setUiState({ search: { ...context.uiState().search, at } });
}

function show({ canvas }: EditorContext, { page, place }: Match): void {
  const ids = place === 'notes' ? [] : topShapeOf(canvas, page, place.shape);
  canvas.go({ pageId: page, scope: null, writing: null, ids });
}

function topShapeOf({ now }: EditorContext['canvas'], pageId: string, id: string): string[] {
  const page = now().scene.pages.find((one) => one.id === pageId);
  const top = page?.shapes.find(
    (shape) => shape.id === id || (shape.kind === 'group' && findShape(shape.shapes, id) !== undefined),
  );
  return top === undefined ? [] : [top.id];
}

/** The current match, if it is in the notes of the page. */
export function useFindInNotes(): Match | null {
  const match = useMatches()[useUiState(({ search }) => search.at)];
  const pageId = useCanvas((now) => now.pageId);
  return match !== undefined && match.place === 'notes' && match.page === pageId ? match : null;
}

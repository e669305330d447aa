import { useDeferredValue, useMemo } from 'react';
import type { FindState } from '../../ui/find/FindBox.tsx';
import { findShape } from '../commands/find-shapes.ts';
import { type EditorContext, useCanvas, useEditorContext, useUiState } from '../state/editor-context.tsx';
import { toTextKey } from '../view/EditableText.tsx';
import type { TextMatch } from '../view/TextView.tsx';
import { findAll, type Match, replaceMatches } from './search.ts';

function useMatches(): readonly Match[] {
  const { query, options } = useDeferredValue(useUiState(({ search }) => search));
  const scene = useDeferredValue(useCanvas(({ scene: canvasScene }) => canvasScene));
  const canWrite = useCanvas((now) => now.canWrite);
  const { isCaseSensitive, isWholeWord } = options;
  return useMemo(
    () => (query === '' ? noTextMatches : findAll(scene, query, { isCaseSensitive, isWholeWord, canWrite })),
    [scene, query, isCaseSensitive, isWholeWord, canWrite],
  );
}

const noTextMatches: readonly Match[] = [];
const noMatches: ReadonlyMap<string, readonly TextMatch[]> = new Map();

/** Matches on the current page, by text address. */
export function useFindMatches(): ReadonlyMap<string, readonly TextMatch[]> {
  const matches = useMatches();
  const currentMatch = useUiState(({ search }) => search.currentMatch);
  const pageId = useCanvas((now) => now.pageId);
  return useMemo(() => {
    if (matches.length === 0) return noMatches;
    const matchesByText = new Map<string, TextMatch[]>();
    matches.forEach(({ page, path, paragraph, from, to }, index) => {
      if (page !== pageId || path === 'notes') return;
      const key = toTextKey(path);
      matchesByText.set(key, [
        ...(matchesByText.get(key) ?? []),
        { paragraph, from, to, isCurrent: index === currentMatch },
      ]);
    });
    return matchesByText;
  }, [matches, currentMatch, pageId]);
}

export function useFind(): FindState {
  const context = useEditorContext();
  const matches = useMatches();
  const currentMatch = useUiState(({ search }) => search.currentMatch);
  const selectMatch = (matchIndex: number): void => {
    setCurrentMatch(context, matchIndex);
    const match = matches[matchIndex];
    if (match !== undefined) showMatch(context, match);
  };
  const count = matches.length;
  return {
    count,
    currentIndex: currentMatch < count ? currentMatch : -1,
    isSearching: false,
    select: (direction) => {
      if (count > 0)
        selectMatch(
          currentMatch < 0 ? (direction > 0 ? 0 : count - 1) : (currentMatch + direction + count) % count,
        );
    },
    replace: (replacement) => {
      const match = matches[currentMatch];
      if (match === undefined) {
        if (count > 0) selectMatch(0);
        return;
      }
      context.canvas.change(replaceMatches(context.canvas.getState().scene, [match], replacement));
      const next = matches[currentMatch + 1] ?? matches[0];
      if (next !== undefined) showMatch(context, next);
      if (currentMatch + 1 >= count) setCurrentMatch(context, count > 1 ? 0 : -1);
    },
    replaceAll: (replacement) => {
      context.canvas.change(replaceMatches(context.canvas.getState().scene, matches, replacement));
      setCurrentMatch(context, -1);
      return count;
    },
  };
}

function setCurrentMatch(context: EditorContext, currentMatch: number): void {
  context.setUiState({ search: { ...context.getUiState().search, currentMatch } });
}

function showMatch({ canvas }: EditorContext, { page, path }: Match): void {
  const ids = path === 'notes' ? [] : findTopShape(canvas, page, path.shape);
  canvas.select({ pageId: page, groupId: null, textPath: null, ids });
}

function findTopShape({ getState }: EditorContext['canvas'], pageId: string, id: string): string[] {
  const page = getState().scene.pages.find((one) => one.id === pageId);
  const topShape = page?.shapes.find(
    (shape) => shape.id === id || (shape.kind === 'group' && findShape(shape.shapes, id) !== undefined),
  );
  return topShape === undefined ? [] : [topShape.id];
}

/** The current match, if it is in the notes of the page. */
export function useFindInNotes(): Match | null {
  const match = useMatches()[useUiState(({ search }) => search.currentMatch)];
  const pageId = useCanvas((state) => state.pageId);
  return match !== undefined && match.path === 'notes' && match.page === pageId ? match : null;
}

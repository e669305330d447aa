import type { EditorView } from 'prosemirror-view';
import type { LivePages } from './pages.ts';

const livePagesByView = new WeakMap<EditorView, LivePages>();

export const getOptionalLivePages = (view: EditorView): LivePages | undefined => livePagesByView.get(view);

/** The page layout of a view, for what takes part in it. */
export function getLivePages(view: EditorView): LivePages {
  const pages = livePagesByView.get(view);
  if (pages === undefined) throw new Error('This view has no pages');
  return pages;
}

export function storeLivePages(view: EditorView, pages: LivePages): void {
  livePagesByView.set(view, pages);
}

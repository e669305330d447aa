import { Plugin } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import type { PagePluginContext } from '../../editing/page-plugin-context.ts';
import type { WrapLayout } from '../pictures/wrapped-pictures.ts';
import { storePages } from './page-slots.ts';
import { LivePages } from './pages.ts';

const scrollSpace = 40;

const livePages = new WeakMap<EditorView, LivePages>();

/** Lays out the text of a view in pages, with the page setup of the document. */
export function pagesPlugin({ parts, subscribe }: PagePluginContext, wrapLayout: WrapLayout): Plugin {
  return new Plugin({
    props: {
      // The caret keeps a distance of more than a line from the edge of the viewport.
      scrollThreshold: scrollSpace,
      scrollMargin: scrollSpace,
      handleScrollToSelection: (view) => {
        livePages.get(view)?.beforeScrolling();
        return false;
      },
    },
    view: (view) => {
      const pages = livePages.get(view) ?? new LivePages(view, () => parts().document.finalSectionProperties);
      livePages.set(view, pages);
      storePages(view, pages);
      pages.start();
      const unsubscribe = subscribe(() => pages.documentChanged());
      const disconnect = wrapLayout.connect(view, pages);
      return {
        update: (_view, before) => {
          if (before.doc !== view.state.doc) wrapLayout.scheduleLayout();
          if (!before.selection.eq(view.state.selection)) pages.caretMoved();
        },
        destroy: () => {
          unsubscribe();
          disconnect();
          pages.stop();
        },
      };
    },
  });
}

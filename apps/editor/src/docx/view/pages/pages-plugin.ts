import { Plugin } from 'prosemirror-state';
import type { PagePluginContext } from '../../editing/page-plugin-context.ts';
import type { WrapLayout } from '../pictures/wrapped-pictures.ts';
import { isCaretInView } from './caret-in-view.ts';
import { getOptionalLivePages, storeLivePages } from './live-pages.ts';
import { storePages } from './page-slots.ts';
import { LivePages } from './pages.ts';

const scrollSpace = 40;

/** Lays out the text of a view in pages, with the page setup of the document. */
export function pagesPlugin({ parts, subscribe }: PagePluginContext, wrapLayout: WrapLayout): Plugin {
  return new Plugin({
    props: {
      // The caret keeps a distance of more than a line from the edge of the viewport.
      scrollThreshold: scrollSpace,
      scrollMargin: scrollSpace,
      handleScrollToSelection: (view) => {
        getOptionalLivePages(view)?.beforeScrolling();
        return isCaretInView(view, scrollSpace);
      },
    },
    view: (view) => {
      const pages =
        getOptionalLivePages(view) ?? new LivePages(view, () => parts().document.finalSectionProperties);
      storeLivePages(view, pages);
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

import { Plugin, TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import type { PagePluginContext } from '../editing/page-plugin-context.ts';
import { loadTocModules, updateAllTocs } from './commands.ts';
import { listTocs } from './find-contents.ts';

/** Internal links, and the page numbers of tables of contents before printing. */
export function createTocPlugin(context: PagePluginContext): Plugin {
  return new Plugin({
    props: {
      handleDOMEvents: {
        click: (view, event) => {
          const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
          if (link === null) return false;
          event.preventDefault();
          // In editable text, a plain click puts the caret into the link text.
          if (view.editable && !event.ctrlKey && !event.metaKey) return false;
          return goToBookmark(view, decodeURIComponent(link.getAttribute('href') ?? '').slice(1));
        },
      },
    },
    view: (view) => {
      if (listTocs(view.state.doc, context.parts()).length > 0) void loadTocModules();
      const beforePrint = (): void => {
        if (view.editable) updateAllTocs({ view, ...context }, { isUndoStep: false });
      };
      window.addEventListener('beforeprint', beforePrint);
      return { destroy: () => window.removeEventListener('beforeprint', beforePrint) };
    },
  });
}

function goToBookmark(view: EditorView, name: string): boolean {
  let found: number | null = null;
  view.state.doc.descendants((node, pos) => {
    const bookmarks: { name: string }[] = node.attrs.bookmarks ?? [];
    if (bookmarks.some((bookmark) => bookmark.name === name)) found = pos;
    return found === null && !node.isTextblock;
  });
  if (found === null) return false;
  const selection = TextSelection.near(view.state.doc.resolve(found + 1));
  view.dispatch(view.state.tr.setSelection(selection).scrollIntoView());
  view.focus();
  return true;
}

import { Plugin } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import type { PagePluginContext } from '../editing/page-plugin-context.ts';
import { getPages } from '../view/pages/page-slots.ts';
import type { HeaderFooterArea } from './header-footer-area.ts';
import type { HeaderFooterKind } from './header-footer-parts.ts';

const areaLoaders = new WeakMap<EditorView, () => Promise<HeaderFooterArea>>();

/** Starts editing on the given page, otherwise on the page of the caret. */
export async function editHeaderFooter(
  mainView: EditorView,
  kind: HeaderFooterKind,
  page?: number,
): Promise<void> {
  const area = await areaLoaders.get(mainView)?.();
  area?.edit(kind, page);
}

/** Headers and footers in the page margins; loaded when the document has or gets some. */
export function headerFooterPlugin(context: PagePluginContext): Plugin {
  let area: HeaderFooterArea | null = null;
  return new Plugin({
    props: {
      handleDOMEvents: {
        focus: () => {
          area?.close();
          return false;
        },
      },
    },
    view: (mainView) => {
      let loading: Promise<HeaderFooterArea> | null = null;
      let isDestroyed = false;
      const load = async (): Promise<HeaderFooterArea> => {
        const { HeaderFooterArea } = await import('./header-footer-area.ts');
        const created = new HeaderFooterArea(mainView, context);
        if (isDestroyed) created.destroy();
        area = created;
        return created;
      };
      const loadOnce = (): Promise<HeaderFooterArea> => {
        loading ??= load();
        return loading;
      };
      areaLoaders.set(mainView, loadOnce);
      const loadIfNeeded = (): void => {
        const { headers, footers } = context.parts();
        if (loading === null && (headers?.size ?? 0) + (footers?.size ?? 0) > 0) void loadOnce();
      };
      loadIfNeeded();
      const unsubscribe = context.subscribe(loadIfNeeded);
      const removeListener = editOnDoubleClick(mainView);
      return {
        destroy: () => {
          isDestroyed = true;
          unsubscribe();
          removeListener();
          area?.destroy();
          area = null;
        },
      };
    },
  });
}

/** As in other word processors, a double click in a margin starts editing. */
function editOnDoubleClick(mainView: EditorView): () => void {
  const paper = mainView.dom.parentElement;
  const onDoubleClick = ({ target }: MouseEvent): void => {
    if (!(target instanceof Element) || target.closest('.open') !== null) return;
    for (const { page, header, footer } of getPages(mainView).slots()) {
      if (header.contains(target)) void editHeaderFooter(mainView, 'header', page);
      if (footer.contains(target)) void editHeaderFooter(mainView, 'footer', page);
    }
  };
  paper?.addEventListener('dblclick', onDoubleClick);
  return () => paper?.removeEventListener('dblclick', onDoubleClick);
}

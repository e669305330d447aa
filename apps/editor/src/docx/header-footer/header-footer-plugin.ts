import { Plugin } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import type { PagePluginPorts } from '../editing/page-plugin-ports.ts';
import { pagesOf } from '../view/pages/page-slots.ts';
import type { HeaderFooterArea } from './header-footer-area.ts';
import type { HeaderFooterKind } from './header-footer-parts.ts';

const areas = new WeakMap<EditorView, () => Promise<HeaderFooterArea>>();

/** Starts editing, on the page of the caret. */
export async function editHeaderFooter(
  main: EditorView,
  kind: HeaderFooterKind,
  page?: number,
): Promise<void> {
  const area = await areas.get(main)?.();
  area?.edit(kind, page);
}

/** Headers and footers in the page margins; loaded when the document has or gets some. */
export function headerFooterPlugin(ports: PagePluginPorts): Plugin {
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
    view: (main) => {
      let coming: Promise<HeaderFooterArea> | null = null;
      let isGone = false;
      const load = async (): Promise<HeaderFooterArea> => {
        const { HeaderFooterArea } = await import('./header-footer-area.ts');
        const created = new HeaderFooterArea(main, ports);
        if (isGone) created.destroy();
        area = created;
        return created;
      };
      const open = (): Promise<HeaderFooterArea> => {
        coming ??= load();
        return coming;
      };
      areas.set(main, open);
      const openWhereNeeded = (): void => {
        const { headers, footers } = ports.parts();
        if (coming === null && (headers?.size ?? 0) + (footers?.size ?? 0) > 0) void open();
      };
      openWhereNeeded();
      const unsubscribe = ports.subscribe(openWhereNeeded);
      const stopClicks = editOnDoubleClick(main);
      return {
        destroy: () => {
          isGone = true;
          unsubscribe();
          stopClicks();
          area?.destroy();
          area = null;
        },
      };
    },
  });
}

/** As in other word processors, a double click in a margin starts editing. */
function editOnDoubleClick(main: EditorView): () => void {
  const paper = main.dom.parentElement;
  const listen = ({ target }: MouseEvent): void => {
    if (!(target instanceof Element) || target.closest('.open') !== null) return;
    for (const { page, header, footer } of pagesOf(main).slots()) {
      if (header.contains(target)) void editHeaderFooter(main, 'header', page);
      if (footer.contains(target)) void editHeaderFooter(main, 'footer', page);
    }
  };
  paper?.addEventListener('dblclick', listen);
  return () => paper?.removeEventListener('dblclick', listen);
}

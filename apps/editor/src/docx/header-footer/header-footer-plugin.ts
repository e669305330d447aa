import { Plugin } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import type { PagePluginPorts } from '../editing/page-plugin-ports.ts';
import { pagesOf } from '../view/pages/page-slots.ts';
import type { MarginArea } from './margin-area.ts';
import type { MarginKind } from './margin-parts.ts';

const areas = new WeakMap<EditorView, () => Promise<MarginArea>>();

/** To be written in, on the page of the caret. */
export async function editMargin(main: EditorView, kind: MarginKind, page?: number): Promise<void> {
  const area = await areas.get(main)?.();
  area?.edit(kind, page);
}

/** Headers and footers in the margins of the pages; loaded where a document has some, or is going to. */
export function headerFooterPlugin(ports: PagePluginPorts): Plugin {
  let area: MarginArea | null = null;
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
      let coming: Promise<MarginArea> | null = null;
      let isGone = false;
      const load = async (): Promise<MarginArea> => {
        const { MarginArea } = await import('./margin-area.ts');
        const made = new MarginArea(main, ports);
        if (isGone) made.destroy();
        area = made;
        return made;
      };
      const open = (): Promise<MarginArea> => {
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

/** As in other word processors: a double click into a margin. */
function editOnDoubleClick(main: EditorView): () => void {
  const paper = main.dom.parentElement;
  const listen = ({ target }: MouseEvent): void => {
    if (!(target instanceof Element) || target.closest('.open') !== null) return;
    for (const { page, header, footer } of pagesOf(main).slots()) {
      if (header.contains(target)) void editMargin(main, 'header', page);
      if (footer.contains(target)) void editMargin(main, 'footer', page);
    }
  };
  paper?.addEventListener('dblclick', listen);
  return () => paper?.removeEventListener('dblclick', listen);
}

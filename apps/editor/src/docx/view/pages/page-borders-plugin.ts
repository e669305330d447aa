import { Plugin } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { listTextSections } from '../../document/pages/list-sections.ts';
import type { PagePluginContext } from '../../editing/page-plugin-context.ts';
import { pageBorderCss } from './page-borders.ts';
import { findPageSections } from './page-sections.ts';
import { getPages } from './page-slots.ts';

/** Draws the borders of pages; drawn again when pages or sections change. */
export function pageBordersPlugin(context: PagePluginContext): Plugin {
  return new Plugin({
    view: (view) => {
      const borders = new Map<number, HTMLElement>();
      let animationFrame = 0;
      const draw = (): void => {
        animationFrame = 0;
        drawBorders(view, context, borders);
      };
      const schedule = (): void => {
        animationFrame ||= requestAnimationFrame(draw);
      };
      const stops = [getPages(view).subscribe(schedule), context.subscribe(schedule)];
      schedule();
      return {
        destroy: () => {
          cancelAnimationFrame(animationFrame);
          for (const stop of stops) stop();
          for (const border of borders.values()) border.remove();
        },
      };
    },
  });
}

function drawBorders(view: EditorView, context: PagePluginContext, borders: Map<number, HTMLElement>): void {
  const sections = listTextSections(view.state.doc, context.parts());
  const hasBorders = sections.some(({ properties }) => properties.pageBorders !== undefined);
  if (!hasBorders && borders.size === 0) return;
  const pages = getPages(view);
  const pageSections = findPageSections(pages, sections);
  for (const border of borders.values()) border.remove();
  borders.clear();
  pages.slots().forEach(({ page, sheet }, index) => {
    const { section, isFirstPage } = pageSections[index] ?? {};
    const css = section && pageBorderCss(section.properties, pages.geometryOf(page), isFirstPage ?? false);
    if (!css) return;
    const border = document.createElement('div');
    border.className = 'page-border';
    for (const [name, value] of Object.entries(css)) border.style.setProperty(name, value);
    sheet.append(border);
    borders.set(page, border);
  });
}

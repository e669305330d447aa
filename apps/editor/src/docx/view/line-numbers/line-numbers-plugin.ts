import { Plugin } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { listTextSections, type TextSection } from '../../document/pages/list-sections.ts';
import type { PagePluginContext } from '../../editing/page-plugin-context.ts';
import { fromTwips } from '../lengths.ts';
import { getPages, type Pages } from '../pages/page-slots.ts';
import { getRenderedScale } from '../rendered-scale.ts';
import { measureLines } from './measure-lines.ts';
import { type NumberedLine, numberLines, type TextLine } from './number-lines.ts';
import { listNumberings } from './numbered-sections.ts';

/** While the user types, the numbers stay for this long: to find the lines, the whole text is measured. */
const typingDelayMs = 300;
/** Word's distance from the text in twips, if the file gives none: a quarter of an inch. */
const defaultDistance = 360;

/** Draws line numbers beside the text of sections that have them. */
export function lineNumbersPlugin(context: PagePluginContext): Plugin {
  return new Plugin({
    view: (view) => {
      const drawing = new LineNumbers(view, context);
      const pages = getPages(view);
      const stops = [
        pages.subscribe(() => drawing.schedule(0)),
        context.subscribe(() => drawing.schedule(0)),
      ];
      // Fonts that load late move the text without a change of the document.
      const observer = new ResizeObserver(() => drawing.schedule(0));
      observer.observe(view.dom);
      return {
        update: (_view, before) => {
          if (before.doc !== view.state.doc) drawing.schedule(typingDelayMs);
        },
        destroy: () => {
          observer.disconnect();
          for (const stop of stops) stop();
          drawing.destroy();
        },
      };
    },
  });
}

class LineNumbers {
  readonly #view: EditorView;
  readonly #context: PagePluginContext;
  #elements: HTMLElement[] = [];
  #timer = 0;

  constructor(view: EditorView, context: PagePluginContext) {
    this.#view = view;
    this.#context = context;
  }

  schedule(delayMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#draw(), delayMs);
  }

  destroy(): void {
    clearTimeout(this.#timer);
    this.#clear();
  }

  #clear(): void {
    for (const element of this.#elements) element.remove();
    this.#elements = [];
  }

  #draw(): void {
    const sections = listTextSections(this.#view.state.doc, this.#context.parts());
    const pages = getPages(this.#view);
    const numberings = pages.layout() === 'pages' ? listNumberings(this.#view.state.doc, sections) : null;
    const lines = numberings === null ? [] : placeLines(this.#view, pages, sections);
    this.#clear();
    if (numberings === null) return;
    for (const line of numberLines(lines, numberings)) {
      const distance = numberings[line.section]?.distance ?? defaultDistance;
      const element = createNumber(
        line,
        `calc(100% - ${pages.geometryOf(line.page).left}px + ${fromTwips(distance)})`,
      );
      pages.slots()[line.page - 1]?.sheet.append(element);
      this.#elements.push(element);
    }
  }
}

/** The lines with their pages and sections. */
function placeLines(view: EditorView, pages: Pages, sections: readonly TextSection[]): TextLine[] {
  const scale = getRenderedScale(view.dom);
  const sheets = pages.slots().map(({ sheet }) => sheet.getBoundingClientRect());
  let index = 0;
  let section = 0;
  return measureLines(view).flatMap(({ top, bottom, pos }) => {
    const middle = (top + bottom) / 2;
    while (index < sheets.length - 1 && middle > (sheets[index]?.bottom ?? 0)) index += 1;
    while (index > 0 && middle < (sheets[index]?.top ?? 0)) index -= 1;
    while (pos > (sections[section]?.end ?? Number.POSITIVE_INFINITY)) section += 1;
    const sheet = sheets[index];
    if (sheet === undefined) return [];
    return [{ page: index + 1, top: (top - sheet.top) / scale, height: (bottom - top) / scale, section }];
  });
}

function createNumber({ top, height, number }: NumberedLine, right: string): HTMLElement {
  const element = document.createElement('span');
  element.className = 'line-number';
  element.textContent = `${number}`;
  element.style.setProperty('top', `${top}px`);
  element.style.setProperty('line-height', `${height}px`);
  element.style.setProperty('right', right);
  return element;
}

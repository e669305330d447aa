import type { PageGeometry } from './page-geometry.ts';

let sheet: CSSStyleSheet | null = null;
let currentRule = '';

/** Sets the print paper size; margins are part of the rendered pages, or set by the browser if there are none. */
export function setPrintedPage(page: PageGeometry, layout: 'pages' | 'flow'): void {
  const margins =
    layout === 'pages'
      ? '0'
      : [page.top, page.right, page.bottom, page.left].map((side) => `${side}px`).join(' ');
  const rule = `@page { size: ${page.width}px ${page.height}px; margin: ${margins} }`;
  if (rule === currentRule) return;
  currentRule = rule;
  sheet ??= createSheet();
  sheet.replaceSync(rule);
}

function createSheet(): CSSStyleSheet {
  const created = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, created];
  return created;
}

const known = new Set<string>();
let sheet: CSSStyleSheet | null = null;

/**
 * A style may leave out the space between its paragraphs. Whether a neighbour has the same style, CSS can ask only with the style's name in the
 * rule: the rules are written when a style is first drawn.
 */
export function knowContextualSpacing(styleId = ''): void {
  if (known.has(styleId)) return;
  known.add(styleId);
  sheet ??= createSheet();
  const same = styleId === '' ? 'p:not([data-style-id])' : `p[data-style-id="${CSS.escape(styleId)}"]`;
  sheet.insertRule(`.paper ${same}.contextual:has(+ ${same}) { margin-bottom: 0 }`);
  sheet.insertRule(`.paper ${same} + ${same}.contextual { margin-top: 0 }`);
}

function createSheet(): CSSStyleSheet {
  const created = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, created];
  return created;
}

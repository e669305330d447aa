const knownStyleIds = new Set<string>();
let sheet: CSSStyleSheet | null = null;

/**
 * Contextual spacing (`w:contextualSpacing`) removes the space between paragraphs of the same style. CSS can compare neighbours only with the style
 * id in the rule, so the rules are added when a style is first rendered.
 */
export function addContextualSpacingRules(styleId = ''): void {
  if (knownStyleIds.has(styleId)) return;
  knownStyleIds.add(styleId);
  sheet ??= createSheet();
  const same = styleId === '' ? 'p:not([data-style-id])' : `p[data-style-id="${CSS.escape(styleId)}"]`;
  for (const next of [`+ ${same}`, `+ .list-owner + ${same}`]) {
    sheet.insertRule(`.paper ${same}.contextual:has(${next}) { margin-bottom: 0 }`);
    sheet.insertRule(`.paper ${same} ${next}.contextual { margin-top: 0 }`);
  }
}

function createSheet(): CSSStyleSheet {
  const created = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, created];
  return created;
}

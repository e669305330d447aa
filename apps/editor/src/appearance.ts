import { parseCssVariables, parseUiDefaults, type UiDefaults } from '@redraft/wopi';

/** What the host asked the page to look like (docs/editor-protocol.md#opening-the-frame). */
export interface Appearance {
  theme: 'light' | 'dark';
  showRuler: boolean;
  showStatusBar: boolean;
  showToolbar: boolean;
}

/** Applies the host's variables to the page; values that could load something were left out by the parser. */
export function applyAppearance(
  root: HTMLElement,
  boot: { uiDefaults: string; cssVariables: string },
): Appearance {
  const { defaults, unknown } = parseUiDefaults(boot.uiDefaults);
  if (unknown.length > 0) console.info('Unknown ui_defaults', unknown);
  for (const [name, value] of parseCssVariables(boot.cssVariables)) root.style.setProperty(name, value);
  const theme = defaults.theme ?? 'light';
  root.dataset.theme = theme;
  return {
    theme,
    showRuler: isShown(defaults, 'Ruler', false),
    showStatusBar: isShown(defaults, 'Statusbar', true),
    showToolbar: isShown(defaults, 'Toolbar', true),
  };
}

function isShown(
  defaults: UiDefaults,
  widget: UiDefaults['widgets'][number]['widget'],
  otherwise: boolean,
): boolean {
  const said = defaults.widgets.filter((entry) => entry.component === 'Text' && entry.widget === widget);
  return said.at(-1)?.shown ?? otherwise;
}

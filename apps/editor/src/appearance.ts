import { type EditorComponent, parseCssVariables, parseUiDefaults, type UiDefaults } from '@redraft/wopi';

/** Appearance requested by the host (docs/editor-protocol.md#opening-the-frame). */
export interface Appearance {
  theme: 'light' | 'dark';
  showRuler: boolean;
  showStatusBar: boolean;
  showToolbar: boolean;
  /** The view of a text until the user chooses one: pages as printed, or plain HTML. */
  defaultTextView: 'pages' | 'plain';
}

/** Applies the host's CSS variables to the page; the parser has already dropped values that could load a resource. */
export function applyAppearance(
  root: HTMLElement,
  boot: { uiDefaults: string; cssVariables: string },
  component: EditorComponent,
): Appearance {
  const { defaults, unknown } = parseUiDefaults(boot.uiDefaults);
  if (unknown.length > 0) console.info('Unknown ui_defaults', unknown);
  for (const [name, value] of parseCssVariables(boot.cssVariables)) root.style.setProperty(name, value);
  const isShown = (widget: UiDefaults['widgets'][number]['widget'], otherwise: boolean): boolean =>
    defaults.widgets.findLast((entry) => entry.component === component && entry.widget === widget)?.shown ??
    otherwise;
  const theme = defaults.theme ?? 'light';
  root.dataset.theme = theme;
  return {
    theme,
    showRuler: isShown('Ruler', false),
    showStatusBar: isShown('Statusbar', true),
    showToolbar: isShown('Toolbar', true),
    defaultTextView: defaults.textView ?? 'pages',
  };
}

/** The syntaxes of two form fields with which a host opens an editor frame (docs/editor-protocol.md#opening-the-frame). */
const components = ['Text', 'Spreadsheet', 'Presentation', 'Drawing'] as const;
const knownWidgets = ['Ruler', 'Sidebar', 'Statusbar', 'Toolbar'] as const;
const uiModes = ['classic', 'notebookbar', 'tabbed', 'compact'] as const;
const themes = ['light', 'dark'] as const;
const textViews = ['pages', 'plain'] as const;

export type EditorComponent = (typeof components)[number];
export type EditorWidget = (typeof knownWidgets)[number];
export interface UiDefaults {
  uiMode?: (typeof uiModes)[number];
  theme?: (typeof themes)[number];
  saveAsMode?: string;
  /** Our extension: how the editor first shows a text: in pages as printed, or continuously without pages ("plain"). */
  textView?: (typeof textViews)[number];
  widgets: { component: EditorComponent; widget: EditorWidget; shown: boolean }[];
}

/** Parses `ui_defaults`; unknown tokens are returned for the log, not rejected. */
export function parseUiDefaults(text: string): { defaults: UiDefaults; unknown: string[] } {
  const defaults: UiDefaults = { widgets: [] };
  const unknown: string[] = [];
  for (const token of text.split(';').filter((part) => part !== '')) {
    if (!applyToken(defaults, token)) unknown.push(token);
  }
  return { defaults, unknown };
}

function applyToken(defaults: UiDefaults, token: string): boolean {
  const equals = token.indexOf('=');
  if (equals < 0) return false;
  const [name, value] = [token.slice(0, equals), token.slice(equals + 1)];
  if (name === 'UIMode') {
    const mode = uiModes.find((candidate) => candidate === value);
    if (mode !== undefined) defaults.uiMode = mode;
    return mode !== undefined;
  }
  if (name === 'UITheme') {
    const theme = themes.find((candidate) => candidate === value);
    if (theme !== undefined) defaults.theme = theme;
    return theme !== undefined;
  }
  if (name === 'SaveAsMode') {
    defaults.saveAsMode = value;
    return true;
  }
  if (name === 'RedraftTextView') {
    const view = textViews.find((candidate) => candidate === value);
    if (view !== undefined) defaults.textView = view;
    return view !== undefined;
  }
  const component = components.find((candidate) => name.startsWith(candidate));
  const widget = knownWidgets.find(
    (candidate) => component !== undefined && name === `${component}${candidate}`,
  );
  if (component === undefined || widget === undefined) return false;
  defaults.widgets.push({ component, widget, shown: !['false', 'False', '0'].includes(value) });
  return true;
}

/** Writes `ui_defaults`. */
export function formatUiDefaults(defaults: UiDefaults): string {
  const tokens = defaults.widgets.map(({ component, widget, shown }) => `${component}${widget}=${shown}`);
  if (defaults.uiMode !== undefined) tokens.push(`UIMode=${defaults.uiMode}`);
  if (defaults.theme !== undefined) tokens.push(`UITheme=${defaults.theme}`);
  if (defaults.saveAsMode !== undefined) tokens.push(`SaveAsMode=${defaults.saveAsMode}`);
  if (defaults.textView !== undefined) tokens.push(`RedraftTextView=${defaults.textView}`);
  return tokens.map((token) => `${token};`).join('');
}

const variableName = /^--[A-Za-z0-9_-]{1,80}$/;
// Values may set a style, but not load anything or break out: no functions that fetch, no ends of declarations, no markup.
const unsafeValue = /[;{}<>\\@]|url\s*\(|image\s*\(|image-set\s*\(|expression\s*\(|\/\*/i;

/** Parses `css_variables`; declarations that could do more than set a style value are left out. */
export function parseCssVariables(text: string): Map<string, string> {
  const valuesByName = new Map<string, string>();
  for (const declaration of text.split(';')) {
    const equals = declaration.indexOf('=');
    if (equals < 0) continue;
    const name = declaration.slice(0, equals).trim();
    const value = declaration
      .slice(equals + 1)
      .replaceAll("\\'", "'")
      .trim();
    if (variableName.test(name) && value !== '' && value.length <= 400 && !unsafeValue.test(value)) {
      valuesByName.set(name, value);
    }
  }
  return valuesByName;
}

/** Serialises `css_variables`; quotes are replaced as hosts do. */
export function formatCssVariables(variables: ReadonlyMap<string, string>): string {
  return [...variables].map(([name, value]) => `${name}=${value.replace(/["']/g, "\\'")};`).join('');
}

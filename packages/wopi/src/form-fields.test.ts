import { expect, it } from 'vitest';
import { formatCssVariables, formatUiDefaults, parseCssVariables, parseUiDefaults } from './form-fields.ts';

it('ui_defaults are read token by token, unknown ones reported', () => {
  const { defaults, unknown } = parseUiDefaults(
    'TextRuler=false;TextSidebar=0;TextStatusbar=true;UIMode=tabbed;UITheme=dark;RedraftTextView=plain;RedraftTextView=large;SaveAsMode=group;uimode=classic;Foo=1;Text',
  );
  expect(defaults).toEqual({
    uiMode: 'tabbed',
    theme: 'dark',
    saveAsMode: 'group',
    textView: 'plain',
    widgets: [
      { component: 'Text', widget: 'Ruler', shown: false },
      { component: 'Text', widget: 'Sidebar', shown: false },
      { component: 'Text', widget: 'Statusbar', shown: true },
    ],
  });
  expect(unknown).toEqual(['RedraftTextView=large', 'uimode=classic', 'Foo=1', 'Text']);
});
it('ui_defaults survive a round trip', () => {
  const { defaults } = parseUiDefaults('DrawingToolbar=true;UIMode=classic;RedraftTextView=pages;');
  expect(parseUiDefaults(formatUiDefaults(defaults)).defaults).toEqual(defaults);
});

it('css_variables are read as names and values', () => {
  expect([...parseCssVariables("--co-primary-element=#1F5673;--font=\\'Inter\\', sans-serif;")]).toEqual([
    ['--co-primary-element', '#1F5673'],
    ['--font', "'Inter', sans-serif"],
  ]);
});
it.each([
  '--a=url(https://elsewhere/x.png)',
  '--a=red}body{display:none',
  '--a=</style><script>',
  '--a=@import x',
  '--a=\\75rl(x)',
  'color=red',
  '--a=',
  '--a',
])('css_variables leave out %s', (text) => {
  expect(parseCssVariables(text).size).toBe(0);
});
it('css_variables survive a round trip', () => {
  const variables = new Map([['--font', "'Inter'"]]);
  expect(parseCssVariables(formatCssVariables(variables))).toEqual(variables);
});

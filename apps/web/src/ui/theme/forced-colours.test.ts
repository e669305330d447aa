// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { forcedColours } from './forced-colours.ts';

/** Whether a rule gives an element with these classes the colour of selected parts. */
function isHighlighted(className: string): boolean {
  const element = document.createElement('button');
  element.className = className;
  document.body.replaceChildren(element);
  const rules = Object.entries(forcedColours['@media (forced-colors: active)']);
  return rules.some(
    ([selector, style]) =>
      element.matches(selector) && 'backgroundColor' in style && style.backgroundColor === 'Highlight',
  );
}

it.each(['MuiTab-root', 'MuiToggleButton-root', 'MuiPickerDay-root', 'MuiListItemButton-root'])(
  'in forced colours a selected %s differs from the others',
  (className) => {
    expect(isHighlighted(`${className} Mui-selected`)).toBe(true);
    expect(isHighlighted(className)).toBe(false);
  },
);

it('in forced colours a pressed button has an edge that others lack', () => {
  const rules = Object.entries(forcedColours['@media (forced-colors: active)']);
  const edges = (isPressed: boolean) => {
    const button = document.createElement('button');
    button.setAttribute('aria-pressed', String(isPressed));
    document.body.replaceChildren(button);
    return rules.filter(([selector, style]) => button.matches(selector) && 'border' in style).length;
  };
  expect([edges(true), edges(false)]).toEqual([1, 0]);
});

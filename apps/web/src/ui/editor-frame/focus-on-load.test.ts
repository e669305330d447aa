// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { mayTakeFocus } from './focus-on-load.ts';

beforeEach(() => {
  document.body.innerHTML =
    '<a href="#x" id="link"></a><input id="field"><div id="dialog" tabindex="-1"><iframe id="frame"></iframe></div><button id="other"></button>';
});
function focused(id: string | null): Element | null {
  const element = document.querySelector<HTMLElement>(`#${id}`);
  if (element === null && document.activeElement instanceof HTMLElement) document.activeElement.blur();
  element?.focus();
  return document.activeElement;
}

it.each([
  ['nobody', 'nothing', null, null, true],
  ['the link', 'that link, which has opened the text', 'link', 'link', true],
  ['the link', 'another button by now', 'link', 'other', false],
  ['nobody', 'a field by now', null, 'field', false],
  ['a field', 'that field, in which somebody writes', 'field', 'field', false],
  ['nobody', 'the dialog that holds the text', null, 'dialog', true],
])(
  'a document requested while %s had the focus, and loaded while %s has it',
  (_was, _is, before, now, may) => {
    const focusedBefore = focused(before);
    focused(now);
    const frame = document.querySelector<HTMLElement>('#frame');
    expect(frame !== null && mayTakeFocus(frame, focusedBefore)).toBe(may);
  },
);

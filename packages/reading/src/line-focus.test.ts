// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startLineFocus } from './line-focus.ts';

/** What jsdom lacks: a layout, here of one line. */
const measure = vi.fn(() => [{ top: 10, bottom: 20, left: 0, right: 100, width: 100, height: 10 }]);
let frames: (() => void)[] = [];
let end = (): void => undefined;
const handleEscape = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  frames = [];
  document.body.innerHTML = '<div data-reading="text"><p>One line.</p></div>';
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  Object.defineProperty(Range.prototype, 'getClientRects', { configurable: true, value: measure });
  Object.defineProperty(Element.prototype, 'getBoundingClientRect', {
    configurable: true,
    value: () => ({ top: 0, bottom: 100, left: 0, right: 100 }),
  });
  Object.defineProperty(document, 'caretPositionFromPoint', {
    configurable: true,
    value: () => ({ offsetNode: line().firstChild }),
  });
  for (const name of ['clientWidth', 'clientHeight'])
    Object.defineProperty(document.documentElement, name, { configurable: true, value: 100 });
  end = startLineFocus(document, { lines: 1, onEscape: handleEscape });
});
afterEach(() => {
  end();
  vi.unstubAllGlobals();
});

const line = (): HTMLElement => document.querySelector('p') ?? document.body;
const movePointer = () =>
  line().dispatchEvent(new MouseEvent('pointermove', { bubbles: true, clientX: 5, clientY: 15 }));
const draw = () => {
  for (const one of frames.splice(0)) one();
};
const press = (options: KeyboardEventInit = {}) =>
  line().dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, ...options }),
  );
const isShown = () => document.querySelector<HTMLElement>('[data-testid="line-focus"]')?.hidden === false;

it('a line is measured once a frame, however often the pointer moves', () => {
  movePointer();
  movePointer();
  movePointer();
  expect(measure).not.toHaveBeenCalled();
  expect(frames).toHaveLength(1);
  draw();
  expect(measure).toHaveBeenCalledTimes(2);
  expect(isShown()).toBe(true);
});

it('Escape ends line focus', () => {
  movePointer();
  draw();
  press();
  expect(handleEscape).toHaveBeenCalledOnce();
});

it('Escape does not end line focus while an input method composes', () => {
  movePointer();
  draw();
  press({ isComposing: true });
  expect(handleEscape).not.toHaveBeenCalled();
});

it('Escape does not end line focus if it ended something else', () => {
  const listeners = new AbortController();
  const { signal } = listeners;
  window.addEventListener('keydown', (event) => event.stopPropagation(), { capture: true, signal });
  movePointer();
  draw();
  press();
  listeners.abort();
  expect(handleEscape).not.toHaveBeenCalled();
});

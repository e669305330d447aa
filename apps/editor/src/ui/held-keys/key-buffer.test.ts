// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bufferKeys, getPreviousFocus, stopBufferingKeys } from './key-buffer.ts';

/** Represents the text with the selection. */
let text: HTMLTextAreaElement;

beforeEach(() => {
  vi.useFakeTimers();
  text = shown('textarea');
  text.value = 'Gulls were crying';
  text.focus();
  text.select();
});
afterEach(() => {
  stopBufferingKeys();
  document.body.replaceChildren();
  vi.useRealTimers();
});

function shown<Name extends 'textarea' | 'input' | 'button'>(name: Name): HTMLElementTagNameMap[Name] {
  return document.body.appendChild(document.createElement(name));
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
}

/** As the browser types: into the focused element, unless the key was handled. */
function type(keys: string, init: KeyboardEventInit = {}): void {
  for (const key of keys) press(key, init);
}
function press(key: string, init: KeyboardEventInit = {}): void {
  const field = document.activeElement;
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  if (!(field instanceof HTMLTextAreaElement) || !field.dispatchEvent(event)) return;
  field.setRangeText(key === 'Enter' ? '\n' : key, field.selectionStart, field.selectionEnd, 'end');
}

async function command(keep?: (words: string) => void): Promise<void> {
  bufferKeys(keep === undefined ? {} : { onUnusedText: keep });
  await settle();
}

it('buffered keys go into the field when it appears, in order, and nowhere else', async () => {
  await command();
  type('Well');
  press('Enter');
  type('seen');
  const field = shown('textarea');
  field.focus();
  await settle();
  type('!');
  expect(field.value).toBe('Well\nseen!');
  expect(text.value).toBe('Gulls were crying');
  expect(document.querySelector('.held-keys')).toBeNull();
});

it('buffered keys are skipped if the field is there at once: it gets the keys itself', async () => {
  bufferKeys();
  const field = shown('textarea');
  field.focus();
  await settle();
  expect(document.querySelector('.held-keys')).toBeNull();
  expect(document.activeElement).toBe(field);
});

it('buffered keys replace the selection in the field, and notify its renderer', async () => {
  await command();
  type('tide');
  const field = shown('input');
  const heard: string[] = [];
  field.addEventListener('input', () => heard.push(field.value));
  field.value = 'boat';
  field.focus();
  field.select();
  await settle();
  expect(heard).toEqual(['tide']);
});

it('buffered keys act in the field: Enter sends, Escape closes, Ctrl+Enter sends a comment', async () => {
  await command();
  type('one');
  press('Enter', { ctrlKey: true });
  type('two');
  press('Escape');
  const field = shown('textarea');
  const heard: string[] = [];
  field.addEventListener('keydown', ({ key, ctrlKey }) => heard.push(`${field.value} ${ctrlKey} ${key}`));
  field.focus();
  await settle();
  expect(heard).toEqual(['one true Enter', 'onetwo false Escape']);
});

it('buffered keys send with Enter where the field does, and start a line with Shift+Enter', async () => {
  await command();
  type('one');
  press('Enter', { shiftKey: true });
  type('two');
  press('Enter');
  const field = shown('textarea');
  const sent: string[] = [];
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    sent.push(field.value);
  });
  field.focus();
  await settle();
  expect(sent).toEqual(['one\ntwo']);
});
it('buffered keys send a one-line form with Enter, with everything typed before it', async () => {
  await command();
  type('example.org');
  press('Enter');
  const form = document.body.appendChild(document.createElement('form'));
  const field = form.appendChild(document.createElement('input'));
  const sent: string[] = [];
  form.addEventListener('submit', (event) => [event.preventDefault(), sent.push(field.value)]);
  field.focus();
  await settle();
  expect(sent).toEqual(['example.org']);
});

it('buffered keys move to the next field with Tab', async () => {
  await command();
  type('a');
  press('Tab');
  type('b');
  const form = document.body.appendChild(document.createElement('form'));
  const [first, second] = [document.createElement('input'), document.createElement('input')];
  form.append(first, second);
  first.focus();
  await settle();
  expect([first.value, second.value]).toEqual(['a', 'b']);
});

it('buffered keys are kept if no field appears in time, and the text gets the focus again', async () => {
  const keep = vi.fn();
  await command(keep);
  type('Well');
  press('Enter');
  type('seen');
  vi.advanceTimersByTime(20_000);
  expect(keep).toHaveBeenCalledExactlyOnceWith('Well\nseen');
  expect(document.activeElement).toBe(text);
  expect(text.value).toBe('Gulls were crying');
});

it('buffered keys are offered for copying if nothing else keeps them', async () => {
  await command();
  type('Well seen');
  stopBufferingKeys();
  vi.advanceTimersByTime(60_000);
  expect(document.querySelector('.toast')?.querySelectorAll('button')).toHaveLength(2);
});

it('buffered keys are kept and not applied if the person returns to the text', async () => {
  const keep = vi.fn();
  await command(keep);
  type('Well');
  text.focus();
  await settle();
  expect(keep).toHaveBeenCalledWith('Well');
  expect(text.value).toBe('Gulls were crying');
});

it('buffered keys let a dialog return the focus to where the command was given', async () => {
  await command();
  expect(getPreviousFocus()).toBe(text);
});

it('buffered keys start no command of the browser or the page while the field is awaited', async () => {
  await command();
  const onPage = vi.fn();
  window.addEventListener('keydown', onPage, { once: true });
  const find = new KeyboardEvent('keydown', { key: 'f', ctrlKey: true, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(find);
  expect(find.defaultPrevented).toBe(true);
  expect(onPage).not.toHaveBeenCalled();
  window.removeEventListener('keydown', onPage);
});

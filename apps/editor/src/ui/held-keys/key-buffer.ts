import './key-buffer.css';
import i18next from 'i18next';
import { showToast } from '../toast.ts';
import { type Typed, takesText, typeInto } from './type-into.ts';

/**
 * Buffers keys after a command that opens an input (a dialog, the search bar, a comment), as its code may still have to be loaded. From the command
 * on, keys go to a hidden field, which supports every input method, including IME composition; when the input has the focus, it receives the text in
 * order. Text that finds no input is kept or shown, and no key ever replaces the selection of the document.
 */
interface BufferedKey {
  field: HTMLTextAreaElement;
  /** The focused element when the command was given. */
  before: Element | null;
  /** Text typed up to the last action key; the rest is in the field. */
  typed: Typed[];
  keep: (words: string) => void;
  end: AbortController;
}

export interface KeyBuffer {
  /** Receives the text if no input appeared; by default it is shown for copying. */
  keep?: (words: string) => void;
}

/** Maximum time to wait for the input. */
const maxHoldMs = 20_000;

let buffer: BufferedKey | null = null;

/** Called by the command that opens the input. Has no effect if the input takes the focus at once, as most do. */
export function bufferKeys({ keep = showWords }: KeyBuffer = {}): void {
  const before = focusedBefore();
  // An input that is already loaded is rendered and focused before this runs.
  queueMicrotask(() => {
    if (focusedBefore() === before) startBuffering(before, keep);
  });
}

/** The focused element, or the one before buffering started. */
export function focusedBefore(): Element | null {
  return buffer === null ? document.activeElement : buffer.before;
}

/** The input will not appear. */
export function stopBufferingKeys(): void {
  if (buffer === null) return;
  const { keep, field, before } = buffer;
  const hadFocus = document.activeElement === field;
  const words = wordsOf(release());
  if (hadFocus && before instanceof HTMLElement) before.focus({ preventScroll: true });
  if (words !== '') keep(words);
}

function startBuffering(before: Element | null, keep: (words: string) => void): void {
  if (buffer !== null) {
    buffer.keep = keep;
    return;
  }
  const field = document.createElement('textarea');
  field.className = 'held-keys';
  field.setAttribute('aria-label', i18next.t('held-keys:label'));
  field.placeholder = i18next.t('held-keys:label');
  field.dir = 'auto';
  document.body.append(field);
  const end = new AbortController();
  buffer = { field, before, typed: [], keep, end };
  const { signal } = end;
  field.addEventListener('keydown', handleKey, { signal });
  field.addEventListener('blur', keepBuffering, { signal });
  document.addEventListener('focusin', handleFocus, { signal });
  const timer = setTimeout(stopBufferingKeys, maxHoldMs);
  signal.addEventListener('abort', () => clearTimeout(timer));
  field.focus({ preventScroll: true });
}

function release(): Typed[] {
  if (buffer === null) return [];
  const { field, typed, end } = buffer;
  end.abort();
  buffer = null;
  const all = [...typed, { words: field.value, key: null }];
  field.remove();
  return all;
}

function handleFocus({ target }: FocusEvent): void {
  if (buffer === null || target === buffer.field) return;
  // A dialog focuses its first button and then its field.
  queueMicrotask(() => {
    const place = document.activeElement;
    if (buffer === null || place === buffer.field || place === document.body) return;
    if (place === buffer.before || !takesText(place)) stopBufferingKeys();
    else void typeInto(release());
  });
}

/** A click outside inputs does not end buffering; one on an input does, and its focus event comes first. */
function keepBuffering(): void {
  setTimeout(() => {
    if (buffer !== null && document.activeElement === document.body && document.hasFocus())
      buffer.field.focus({ preventScroll: true });
  });
}

/** Keys that the field handles itself. */
const ownCommands = new Set(['a', 'c', 'v', 'x', 'y', 'z', 'arrowleft', 'arrowright', 'backspace', 'delete']);

function handleKey(event: KeyboardEvent): void {
  if (buffer === null || event.isComposing) return;
  event.stopPropagation();
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  const isCommand = (ctrlKey || metaKey) && !event.getModifierState('AltGraph');
  const acts = key === 'Escape' || key === 'Tab' || key === 'Enter';
  if (acts) {
    buffer.typed.push({ words: buffer.field.value, key: { key, ctrlKey, metaKey, altKey, shiftKey } });
    buffer.field.value = '';
  }
  const isElsewhere = (isCommand && !ownCommands.has(key.toLowerCase())) || /^F\d+$/.test(key);
  if (acts || isElsewhere) event.preventDefault();
}

function wordsOf(typed: readonly Typed[]): string {
  return typed
    .map(({ words, key }) => (key?.key === 'Enter' ? `${words}\n` : words))
    .join('')
    .trim();
}

function showWords(words: string): void {
  const copy = { label: i18next.t('held-keys:copy'), run: () => void navigator.clipboard.writeText(words) };
  showToast({ text: i18next.t('held-keys:missed', { words }), actions: [copy], stays: true });
}

import './key-buffer.css';
import i18next from 'i18next';
import { showToast } from '../toast.ts';
import { acceptsText, type TypedText, typeInto } from './type-into.ts';

/**
 * Buffers keys after a command that opens an input (a dialog, the search bar, a comment), as its code may still have to be loaded. From the command
 * on, keys go to a hidden field, which supports every input method, including IME composition; when the input has the focus, it receives the text in
 * order. Text that finds no input is kept or shown, and no key ever replaces the selection of the document.
 */
interface ActiveBuffer {
  field: HTMLTextAreaElement;
  /** The focused element when the command was given. */
  previousFocus: Element | null;
  /** Text typed up to the last action key; the rest is in the field. */
  typed: TypedText[];
  onUnusedText: (words: string) => void;
  end: AbortController;
}

export interface KeyBufferOptions {
  /** Receives the text if no input appeared; by default it is shown for copying. */
  onUnusedText?: (words: string) => void;
}

/** Maximum time to wait for the input. */
const maxWaitMs = 20_000;

let buffer: ActiveBuffer | null = null;

/** Called by the command that opens the input. Has no effect if the input takes the focus at once, as most do. */
export function bufferKeys({ onUnusedText = offerForCopying }: KeyBufferOptions = {}): void {
  const previousFocus = getPreviousFocus();
  // An input that is already loaded is rendered and focused before this runs.
  queueMicrotask(() => {
    if (getPreviousFocus() === previousFocus) startBuffering(previousFocus, onUnusedText);
  });
}

/** The focused element, or the one before buffering started. */
export function getPreviousFocus(): Element | null {
  return buffer === null ? document.activeElement : buffer.previousFocus;
}

/** The input will not appear. */
export function stopBufferingKeys(): void {
  if (buffer === null) return;
  const { onUnusedText, field, previousFocus } = buffer;
  const hadFocus = document.activeElement === field;
  const text = joinTyped(endBuffering());
  if (hadFocus && previousFocus instanceof HTMLElement) previousFocus.focus({ preventScroll: true });
  if (text !== '') onUnusedText(text);
}

function startBuffering(previousFocus: Element | null, onUnusedText: (words: string) => void): void {
  if (buffer !== null) {
    buffer.onUnusedText = onUnusedText;
    return;
  }
  const field = document.createElement('textarea');
  field.className = 'held-keys';
  field.setAttribute('aria-label', i18next.t('held-keys:label'));
  field.placeholder = i18next.t('held-keys:label');
  field.dir = 'auto';
  document.body.append(field);
  const end = new AbortController();
  buffer = { field, previousFocus, typed: [], onUnusedText, end };
  const { signal } = end;
  field.addEventListener('keydown', handleKey, { signal });
  field.addEventListener('blur', refocusField, { signal });
  document.addEventListener('focusin', handleFocus, { signal });
  const timer = setTimeout(stopBufferingKeys, maxWaitMs);
  signal.addEventListener('abort', () => clearTimeout(timer));
  field.focus({ preventScroll: true });
}

function endBuffering(): TypedText[] {
  if (buffer === null) return [];
  const { field, typed, end } = buffer;
  end.abort();
  buffer = null;
  const all = [...typed, { text: field.value, key: null }];
  field.remove();
  return all;
}

function handleFocus({ target }: FocusEvent): void {
  if (buffer === null || target === buffer.field) return;
  // A dialog focuses its first button and then its field.
  queueMicrotask(() => {
    const focused = document.activeElement;
    if (buffer === null || focused === buffer.field || focused === document.body) return;
    if (focused === buffer.previousFocus || !acceptsText(focused)) stopBufferingKeys();
    else void typeInto(endBuffering());
  });
}

/** A click outside inputs does not end buffering; one on an input does, and its focus event comes first. */
function refocusField(): void {
  setTimeout(() => {
    if (buffer !== null && document.activeElement === document.body && document.hasFocus())
      buffer.field.focus({ preventScroll: true });
  });
}

/** Keys that the field handles itself. */
const fieldShortcuts = new Set([
  'a',
  'c',
  'v',
  'x',
  'y',
  'z',
  'arrowleft',
  'arrowright',
  'backspace',
  'delete',
]);

function handleKey(event: KeyboardEvent): void {
  if (buffer === null || event.isComposing) return;
  event.stopPropagation();
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  const isCommand = (ctrlKey || metaKey) && !event.getModifierState('AltGraph');
  const isActionKey = key === 'Escape' || key === 'Tab' || key === 'Enter';
  if (isActionKey) {
    buffer.typed.push({ text: buffer.field.value, key: { key, ctrlKey, metaKey, altKey, shiftKey } });
    buffer.field.value = '';
  }
  const isPageShortcut = (isCommand && !fieldShortcuts.has(key.toLowerCase())) || /^F\d+$/.test(key);
  if (isActionKey || isPageShortcut) event.preventDefault();
}

function joinTyped(typed: readonly TypedText[]): string {
  return typed
    .map(({ text, key }) => (key?.key === 'Enter' ? `${text}\n` : text))
    .join('')
    .trim();
}

function offerForCopying(words: string): void {
  const copy = { label: i18next.t('held-keys:copy'), run: () => void navigator.clipboard.writeText(words) };
  showToast({ text: i18next.t('held-keys:missed', { words }), actions: [copy], isPersistent: true });
}

import './key-buffer.css';
import i18next from 'i18next';
import { showToast } from '../toast.ts';
import { type Typed, takesText, typeInto } from './type-into.ts';

/**
 * A command that opens a place to type (a dialog, the find strip, a comment) is followed by words at once, however late the place comes: its
 * part of the program may still have to be fetched. From the command on every key goes into a field of ours, which takes all ways of typing,
 * composition too; when the place has the focus, it gets what was typed, in order. What never finds a place is kept or shown, and at no time
 * does a letter fall on what was selected.
 */
interface BufferedKey {
  field: HTMLTextAreaElement;
  /** What had the focus when the command was given. */
  before: Element | null;
  /** What was typed up to the last key that acts; the rest is in the field. */
  typed: Typed[];
  keep: (words: string) => void;
  end: AbortController;
}

export interface KeyBuffer {
  /** Takes the words where no place came; they are shown, to be copied, where it is left out. */
  keep?: (words: string) => void;
}

/** Nobody waits longer for a place to come. */
const maxHoldMs = 20_000;

let buffer: BufferedKey | null = null;

/** To be called by the command that opens the place. Nothing happens where the place takes the focus at once, as most do. */
export function bufferKeys({ keep = showWords }: KeyBuffer = {}): void {
  const before = focusedBefore();
  // A place that is there is drawn, and has the focus, before this comes to its turn.
  queueMicrotask(() => {
    if (focusedBefore() === before) startBuffering(before, keep);
  });
}

/** What has the focus, or had it before keys were held. */
export function focusedBefore(): Element | null {
  return buffer === null ? document.activeElement : buffer.before;
}

/** The place will not come. */
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
  // A dialog begins at its first button and goes on to its field.
  queueMicrotask(() => {
    const place = document.activeElement;
    if (buffer === null || place === buffer.field || place === document.body) return;
    if (place === buffer.before || !takesText(place)) stopBufferingKeys();
    else void typeInto(release());
  });
}

/** A press beside everything takes no keys away; one in a place does, which is heard before this. */
function keepBuffering(): void {
  setTimeout(() => {
    if (buffer !== null && document.activeElement === document.body && document.hasFocus())
      buffer.field.focus({ preventScroll: true });
  });
}

/** What the field does with these keys itself. */
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

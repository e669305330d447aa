/** Text, and the action key typed after it. */
export interface Typed {
  words: string;
  key: Pick<KeyboardEventInit, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'> | null;
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

const withoutText = new Set([
  'button',
  'checkbox',
  'color',
  'file',
  'image',
  'radio',
  'range',
  'reset',
  'submit',
]);

/** Whether typing inserts text there. */
export function takesText(place: Element | null): place is HTMLElement {
  if (place instanceof HTMLTextAreaElement) return true;
  if (place instanceof HTMLInputElement) return !withoutText.has(place.type);
  return place instanceof HTMLElement && place.isContentEditable;
}

/** Types into the focused element, key by key for action keys, as they may move the focus. */
export async function typeInto(typed: readonly Typed[]): Promise<void> {
  for (const { words, key } of typed) {
    await typeWords(words);
    if (key !== null) await press(key);
  }
}

async function typeWords(words: string): Promise<void> {
  if (document.activeElement instanceof HTMLTextAreaElement) {
    insert(words);
    return;
  }
  for (const [index, line] of words.split('\n').entries()) {
    if (index > 0) await press({ key: 'Enter' });
    insert(line);
  }
}

function insert(words: string): void {
  const place = document.activeElement;
  if (words === '' || !takesText(place)) return;
  if (!isField(place)) {
    // The only way to type into fields observed by a framework; deprecated but supported by every browser.
    document.execCommand('insertText', false, words);
    return;
  }
  place.setRangeText(words, place.selectionStart ?? 0, place.selectionEnd ?? place.value.length, 'end');
  place.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: words }));
}

async function press(init: KeyboardEventInit): Promise<void> {
  const place = document.activeElement;
  const event = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true });
  if (place === null || !place.dispatchEvent(event)) return drawn();
  if (init.key === 'Escape')
    place.closest('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
  const isPlain = !(init.ctrlKey || init.metaKey || init.altKey);
  if (init.key === 'Enter' && isPlain && place instanceof HTMLTextAreaElement) insert('\n');
  if (init.key === 'Enter' && place instanceof HTMLInputElement) place.form?.requestSubmit();
  if (init.key === 'Enter' && !isField(place)) document.execCommand('insertParagraph');
  if (init.key === 'Tab') walk(place, init.shiftKey === true ? -1 : 1);
  return drawn();
}

function walk(place: Element, by: 1 | -1): void {
  const around = place.closest('dialog, form, search');
  const stops = [...(around?.querySelectorAll<HTMLElement>('input, textarea, select, button') ?? [])].filter(
    (stop) => !stop.matches(':disabled, [tabindex="-1"]'),
  );
  stops[stops.findIndex((stop) => stop === place) + by]?.focus();
}

/** Resolves after the effect of a key is rendered. */
function drawn(): Promise<void> {
  return new Promise((resolve) => {
    queueMicrotask(resolve);
  });
}

function isField(place: Element): place is TextField {
  return place instanceof HTMLInputElement || place instanceof HTMLTextAreaElement;
}

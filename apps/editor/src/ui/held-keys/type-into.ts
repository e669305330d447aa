/** Text, and the action key typed after it. */
export interface TypedText {
  text: string;
  key: Pick<KeyboardEventInit, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'> | null;
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

const typesWithoutText = new Set([
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
export function acceptsText(element: Element | null): element is HTMLElement {
  if (element instanceof HTMLTextAreaElement) return true;
  if (element instanceof HTMLInputElement) return !typesWithoutText.has(element.type);
  return element instanceof HTMLElement && element.isContentEditable;
}

/** Types into the focused element, key by key for action keys, as they may move the focus. */
export async function typeInto(typed: readonly TypedText[]): Promise<void> {
  for (const { text, key } of typed) {
    await typeText(text);
    if (key !== null) await pressKey(key);
  }
}

async function typeText(text: string): Promise<void> {
  if (document.activeElement instanceof HTMLTextAreaElement) {
    insertText(text);
    return;
  }
  for (const [index, line] of text.split('\n').entries()) {
    if (index > 0) await pressKey({ key: 'Enter' });
    insertText(line);
  }
}

function insertText(text: string): void {
  const element = document.activeElement;
  if (text === '' || !acceptsText(element)) return;
  if (!isField(element)) {
    // The only way to type into fields observed by a framework; deprecated but supported by every browser.
    document.execCommand('insertText', false, text);
    return;
  }
  element.setRangeText(
    text,
    element.selectionStart ?? 0,
    element.selectionEnd ?? element.value.length,
    'end',
  );
  element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}

async function pressKey(init: KeyboardEventInit): Promise<void> {
  const element = document.activeElement;
  const event = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true });
  if (element === null || !element.dispatchEvent(event)) return waitForRender();
  if (init.key === 'Escape')
    element.closest('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
  const isPlain = !(init.ctrlKey || init.metaKey || init.altKey);
  if (init.key === 'Enter' && isPlain && element instanceof HTMLTextAreaElement) insertText('\n');
  if (init.key === 'Enter' && element instanceof HTMLInputElement) element.form?.requestSubmit();
  if (init.key === 'Enter' && !isField(element)) document.execCommand('insertParagraph');
  if (init.key === 'Tab') moveFocus(element, init.shiftKey === true ? -1 : 1);
  return waitForRender();
}

function moveFocus(element: Element, direction: 1 | -1): void {
  const container = element.closest('dialog, form, search');
  const focusable = [
    ...(container?.querySelectorAll<HTMLElement>('input, textarea, select, button') ?? []),
  ].filter((stop) => !stop.matches(':disabled, [tabindex="-1"]'));
  focusable[focusable.findIndex((stop) => stop === element) + direction]?.focus();
}

/** Resolves after the effect of a key is rendered. */
function waitForRender(): Promise<void> {
  return new Promise((resolve) => {
    queueMicrotask(resolve);
  });
}

function isField(element: Element): element is TextField {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

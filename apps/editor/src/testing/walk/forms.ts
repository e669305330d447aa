import type { WordGenerator } from './actions.ts';
import type { Random } from './random.ts';

const values = [
  '',
  '0',
  '1',
  '3',
  '12',
  '1.5',
  '2,5',
  '-3',
  '400',
  '99999',
  'https://example.com/a?b=1',
  'a@example.com',
  '1f5673',
  '=1+2',
];

/** Sets the value of a field so that React notices. */
export function setFieldValue(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const prototype: unknown = Object.getPrototypeOf(field);
  if (typeof prototype !== 'object') return;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function fill(element: Element, random: Random, words: WordGenerator): void {
  if (element instanceof HTMLSelectElement) {
    element.selectedIndex = random.below(element.options.length);
    element.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (element instanceof HTMLTextAreaElement) setFieldValue(element, words.next(random));
  else if (element instanceof HTMLInputElement) {
    if (['checkbox', 'radio'].includes(element.type)) element.click();
    else if (element.type !== 'file')
      setFieldValue(element, random.chance(0.3) ? words.next(random) : (random.pick(values) ?? ''));
  }
}

/** Fills some of the fields in a part of the page. */
export function fillFields(container: Element, random: Random, words: WordGenerator): void {
  for (const field of container.querySelectorAll('input, textarea, select')) {
    const isOpen = !('disabled' in field) || field.disabled === false;
    if (isOpen && random.chance(0.7)) fill(field, random, words);
  }
}

/** Clicks a random button in a part of the page; false if there is none. */
export function clickRandomButton(container: Element | Document, selector: string, random: Random): boolean {
  const buttons = [...container.querySelectorAll<HTMLElement>(selector)].filter(
    (one) => !one.hasAttribute('disabled') && one.getAttribute('aria-disabled') !== 'true',
  );
  const button = random.pick(buttons);
  button?.click();
  return button !== undefined;
}

const maxDialogs = 5;

/** Answers dialogs at random until none is open. */
export async function answerDialogs(
  random: Random,
  words: WordGenerator,
  settle: () => Promise<void>,
): Promise<void> {
  for (let left = maxDialogs; left > 0; left--) {
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    if (dialog === undefined) return;
    if (left === 1) dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    else {
      fillFields(dialog, random, words);
      await settle();
      const isApplied =
        random.chance(0.7) && clickRandomButton(dialog, 'button[type="submit"], .main-action', random);
      if (!isApplied) clickRandomButton(dialog, 'button', random);
    }
    await settle();
  }
}

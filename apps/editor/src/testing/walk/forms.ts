import type { Words } from './actions.ts';
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
export function writeInto(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const prototype: unknown = Object.getPrototypeOf(field);
  if (typeof prototype !== 'object') return;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function fill(element: Element, random: Random, words: Words): void {
  if (element instanceof HTMLSelectElement) {
    element.selectedIndex = random.below(element.options.length);
    element.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (element instanceof HTMLTextAreaElement) writeInto(element, words.next(random));
  else if (element instanceof HTMLInputElement) {
    if (['checkbox', 'radio'].includes(element.type)) element.click();
    else if (element.type !== 'file')
      writeInto(element, random.chance(0.3) ? words.next(random) : (random.pick(values) ?? ''));
  }
}

/** Fills some of the fields in a part of the page. */
export function fillIn(place: Element, random: Random, words: Words): void {
  for (const field of place.querySelectorAll('input, textarea, select')) {
    const isOpen = !('disabled' in field) || field.disabled === false;
    if (isOpen && random.chance(0.7)) fill(field, random, words);
  }
}

/** Clicks a random button in a part of the page; false if there is none. */
export function pressOne(place: Element | Document, selector: string, random: Random): boolean {
  const buttons = [...place.querySelectorAll<HTMLElement>(selector)].filter(
    (one) => !one.hasAttribute('disabled') && one.getAttribute('aria-disabled') !== 'true',
  );
  const button = random.pick(buttons);
  button?.click();
  return button !== undefined;
}

const maxAnswers = 5;

/** Answers dialogs at random until none is open. */
export async function answerDialogs(
  random: Random,
  words: Words,
  settle: () => Promise<void>,
): Promise<void> {
  for (let left = maxAnswers; left > 0; left--) {
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    if (dialog === undefined) return;
    if (left === 1) dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    else {
      fillIn(dialog, random, words);
      await settle();
      const isApplied = random.chance(0.7) && pressOne(dialog, 'button[type="submit"], .main-action', random);
      if (!isApplied) pressOne(dialog, 'button', random);
    }
    await settle();
  }
}

import { deepestIndent, type RichBlockType } from '@redraft/contracts';

export interface RunFormat {
  bold?: boolean;
  italic?: boolean;
  link?: string;
}

/** The style of a pasted element, from the renamed attribute (`pasted-html.ts`). */
export function readStyle(element: Element): string {
  return element.getAttribute('data-style') ?? '';
}

/** Text hidden in the source, and the list bullets and numbers that Word writes as text. */
export function isHidden(element: Element): boolean {
  return /display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all|mso-list\s*:\s*ignore/i.test(
    readStyle(element),
  );
}

/** Google Docs wraps everything in a `b` that is not bold, and marks bold text by styles. */
export function formatWithin(element: Element, outerFormat: RunFormat): RunFormat {
  const tag = element.tagName.toLowerCase();
  const weight = readProperty(element, 'font-weight');
  const slant = readProperty(element, 'font-style');
  const format = { ...outerFormat };
  if (tag === 'b' || tag === 'strong') format.bold = true;
  if (tag === 'i' || tag === 'em' || tag === 'cite') format.italic = true;
  if (weight !== undefined) format.bold = /^(bold|bolder|[6-9]00)$/.test(weight);
  if (slant !== undefined) format.italic = slant !== 'normal';
  return format;
}

/** Matches the whole property name: Word has properties that end in one of these (`mso-bidi-font-weight`). */
function readProperty(element: Element, name: 'font-weight' | 'font-style'): string | undefined {
  const found = readStyle(element)
    .split(';')
    .map((rule) => rule.split(':'))
    .find(([property]) => property?.trim().toLowerCase() === name);
  return found?.[1]?.trim().toLowerCase();
}

/** Word's list items are paragraphs with a list level; the marker in front tells the list type. */
export function wordListItem(element: Element): { type: RichBlockType; indent: number } | null {
  const level = /mso-list\s*:\s*l\d+\s+level(\d+)/i.exec(readStyle(element))?.[1];
  if (level === undefined) return null;
  const styledElements = [...element.querySelectorAll('[data-style]')].filter((styledElement) =>
    /mso-list\s*:\s*ignore/i.test(readStyle(styledElement)),
  );
  const isNumber = /^\s*(?:\d+|[a-z]|[ivxlc]+)[.)]/i.test(styledElements[0]?.textContent ?? '');
  return { type: isNumber ? 'numberItem' : 'bulletItem', indent: Math.min(deepestIndent, Number(level) - 1) };
}

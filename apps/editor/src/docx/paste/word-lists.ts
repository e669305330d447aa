import type { PastedListPosition } from './blocks.ts';

/** Word writes list items as paragraphs with list id and level in their style, and with the number as text. */
export function readWordList(
  paragraph: Element,
  style: Map<string, string>,
): Omit<PastedListPosition, 'isContinued'> | null {
  const listStyle = /\bl(\d+) level(\d+) lfo(\d+)/.exec(style.get('mso-list') ?? '');
  if (listStyle === null) return null;
  const [, , level = '1', list = '1'] = listStyle;
  const marker = readMarker(paragraph);
  const number = /^(\d{1,4})[.)]/.exec(marker);
  return {
    key: `word ${list}`,
    kind: isNumber(marker) ? 'numbered' : 'bullet',
    level: Math.min(Math.max(Number(level) - 1, 0), 8),
    start: number === null ? 1 : Number(number[1]),
  };
}

/** The number or bullet text of a paragraph. */
export function isWordMarker(style: Map<string, string>): boolean {
  return style.get('mso-list') === 'ignore';
}

/** It is at the start, inside a few nested spans. */
const maxSpans = 6;

function readMarker(paragraph: Element): string {
  const spans = [...paragraph.querySelectorAll('span')].slice(0, maxSpans);
  const marker = spans.find((span) => /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''));
  return (marker?.textContent ?? '').replace(/[\s\u00a0]+/g, '');
}

/** "1." "a)" "(iv)" "2.1": digits or a few letters followed by punctuation; a single "o" is Word's second bullet. */
function isNumber(marker: string): boolean {
  return /^\(?(\d+(\.\d+)*|[a-z]{1,4}|[ivxlcdm]{1,7})[.):]$|^\d+(\.\d+)+$/i.test(marker);
}

import type { BrowserContext } from '@playwright/test';

/** What the product says; other strings in answers of the server are what people, files and standards are called. */
const sentences = new Set(['message', 'reason', 'detail', 'subject']);

const weekday = '(Mon|Tues?|Wed(nes)?|Thu(rs)?|Fri|Sat(ur)?|Sun)(day)?';
const month =
  '(Jan(uary)?|Feb(ruary)?|Mar(ch)?|Apr(il)?|May|June?|July?|Aug(ust)?|Sept?(ember)?|Oct(ober)?|Nov(ember)?|Dec(ember)?)';

const patterns = [
  // Dates and times are written by the browser or the calendar, not by catalogues.
  new RegExp(`^${weekday}\\b,? ?[\\d.,: -]*$`),
  new RegExp(`^[\\d., ]*(${weekday},? )?\\d* ?${month}\\b[\\d.,: -]*$`),
  /^\(?\d+:\d\d [AP]M\)?$/,
  /^(in )?\d+ (seconds?|minutes?|hours?|days?|weeks?|months?)( ago)?$|^(yesterday|today|tomorrow|now)$/,
  /^(UTC|[A-Z][A-Za-z]+(\/[A-Z][A-Za-z_ -]+)+)([+-][\d:]+)?$/,
  // Files, addresses, fonts.
  /^\S+\.(docx|xlsx|pptx|odg|pdf|csv|zip|txt)$/,
  /^\S*@\S+$|^https?:\S+$/,
  /^(Arial|Calibri|Cambria|Courier New|Garamond|Georgia|Source Serif 4|Times New Roman|Verdana)$/,
  // The language that is shown, by its code.
  /^(EN|AR)$/,
  /^Redraft$/,
];

/** The names and texts in the answers of the server, as they come in. */
export function collectAnswers(context: BrowserContext): Set<string> {
  const strings = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string') strings.add(clean(value));
    else if (Array.isArray(value)) for (const one of value) collect(one);
    else if (typeof value === 'object' && value !== null)
      for (const [key, one] of Object.entries(value)) if (!sentences.has(key)) collect(one);
  };
  context.on('response', (response) => {
    if (!/json/.test(response.headers()['content-type'] ?? '')) return;
    response
      .json()
      .then(collect)
      .catch(() => undefined);
  });
  return strings;
}

const clean = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Whether a text is no text of the product, or only joins such texts. */
export function isData(text: string, answers: ReadonlySet<string>): boolean {
  const isKnown = (part: string): boolean =>
    answers.has(part) || !/[A-Za-z]{2}/.test(part) || patterns.some((pattern) => pattern.test(part));
  if (isKnown(text)) return true;
  if (text.split(/, | · | – | \/ |: /).every(isKnown)) return true;
  // First and last name.
  if (text.split(' ').every((word) => answers.has(word))) return true;
  // A label of a chart, whose marks have the whole title.
  const [start = ''] = text.split('…');
  if (start !== text && start.length > 3 && [...answers].some((answer) => answer.startsWith(start)))
    return true;
  // A sentence of somebody's text, or half of an address.
  const isPart = text.split(' ').length > 3 || /^[\w-]+\.[\w.-]+$/.test(text);
  return isPart && [...answers].some((answer) => answer.includes(text));
}

import { isSameLook, type RunLook } from '../scene/run-look.ts';
import type { TextBody, TextParagraph, TextRun } from '../scene/scene.ts';

/** What words look like, apart from what they say. */
export type ParagraphLook = Omit<TextParagraph, 'runs'>;

export const plainLook: RunLook = {
  bold: false,
  italic: false,
  underline: false,
  strike: false,
  size: 18,
  color: '#000000',
  font: 'Arial',
  link: null,
};

export const plainParagraph: ParagraphLook = {
  align: 'left',
  list: 'none',
  level: 0,
  lineSpacing: 1,
  spaceBefore: 0,
  isRightToLeft: false,
};

/** One empty paragraph. */
export function emptyBody(
  look: Partial<RunLook> = {},
  values: Partial<Omit<TextBody, 'paragraphs'>> = {},
): TextBody {
  return bodyOfWords('', { ...plainLook, ...look }, values);
}

/** As outside a text: 0.1 inch at the sides, half of it above and below. */
const usualInset = { left: 91_440, top: 45_720, right: 91_440, bottom: 45_720 };

export function bodyOfWords(
  words: string,
  look: RunLook = plainLook,
  values: Partial<Omit<TextBody, 'paragraphs'>> = {},
): TextBody {
  const paragraphs = words
    .split(/\r\n?|\n/)
    .map((text) => ({ ...plainParagraph, runs: [{ ...look, text }] }));
  return { anchor: 'top', inset: usualInset, ...values, paragraphs };
}

export function lookOf({ text: _, ...look }: TextRun): RunLook {
  return look;
}

/** What words look like that are written into a paragraph without any. */
export function firstLook({ runs }: TextParagraph): RunLook {
  const [run] = runs;
  return run === undefined ? plainLook : lookOf(run);
}

/** Runs of one look that follow on each other are one; a run without words is only there where no other is. */
export function joined(runs: readonly TextRun[]): TextRun[] {
  const found: TextRun[] = [];
  for (const run of runs) {
    const last = found.at(-1);
    if (run.text === '') continue;
    if (last !== undefined && isSameLook(last, run))
      found[found.length - 1] = { ...last, text: last.text + run.text };
    else found.push(run);
  }
  return found.length === 0 ? runs.slice(-1) : found;
}

/** The whole text in another look. */
export function formatted(
  body: TextBody,
  { run = {}, paragraph = {} }: { run?: Partial<RunLook>; paragraph?: Partial<ParagraphLook> },
): TextBody {
  return {
    ...body,
    paragraphs: body.paragraphs.map((one) => ({
      ...one,
      ...paragraph,
      runs: joined(one.runs.map((words) => ({ ...words, ...run }))),
    })),
  };
}

export function wordsOf(body: TextBody): string {
  return body.paragraphs.map(paragraphWords).join('\n');
}

export function paragraphWords({ runs }: TextParagraph): string {
  return runs.map(({ text }) => text).join('');
}

export function hasWords(body: TextBody): boolean {
  return body.paragraphs.some(({ runs }) => runs.some(({ text }) => text !== ''));
}

/** The values that all words have in common. */
export function commonLook(bodies: readonly TextBody[]): Partial<RunLook & ParagraphLook> {
  const [first, ...others] = bodies.flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ runs, ...look }) => runs.map((run) => ({ ...look, ...lookOf(run) }))),
  );
  if (first === undefined) return {};
  const entries = Object.entries(first).filter(([name, value]) =>
    others.every((other) => Object.entries(other).some(([key, its]) => key === name && its === value)),
  );
  return Object.fromEntries(entries);
}

import { isSameRunFormat, type RunFormat } from '../scene/run-format.ts';
import type { TextBody, TextParagraph, TextRun } from '../scene/scene.ts';

/** Paragraph formatting without the text. */
export type ParagraphFormat = Omit<TextParagraph, 'runs'>;

export const defaultRunFormat: RunFormat = {
  bold: false,
  italic: false,
  underline: false,
  strike: false,
  capitals: 'none',
  baseline: 0,
  size: 18,
  color: '#000000',
  font: 'Arial',
  link: null,
};

export const defaultParagraphFormat: ParagraphFormat = {
  align: 'left',
  list: 'none',
  marker: null,
  level: 0,
  indents: null,
  lineSpacing: 1,
  spaceBefore: 0,
  spaceAfter: 0,
  isRightToLeft: false,
};

/** One empty paragraph. */
export function createEmptyBody(
  format: Partial<RunFormat> = {},
  values: Partial<Omit<TextBody, 'paragraphs'>> = {},
): TextBody {
  return createBody('', { ...defaultRunFormat, ...format }, values);
}

/** Default insets of OOXML: 0.1 inch at the sides, half of it above and below. */
export const defaultInset = { left: 91_440, top: 45_720, right: 91_440, bottom: 45_720 };

export function createBody(
  words: string,
  format: RunFormat = defaultRunFormat,
  values: Partial<Omit<TextBody, 'paragraphs'>> = {},
): TextBody {
  const paragraphs = words
    .split(/\r\n?|\n/)
    .map((text) => ({ ...defaultParagraphFormat, runs: [{ ...format, text }] }));
  return { anchor: 'top', inset: defaultInset, layout: null, ...values, paragraphs };
}

export function toRunFormat({ text: _, ...format }: TextRun): RunFormat {
  return format;
}

/** The format of text typed into an empty paragraph. */
export function getFirstRunFormat({ runs }: TextParagraph): RunFormat {
  const [run] = runs;
  return run === undefined ? defaultRunFormat : toRunFormat(run);
}

/** Merges adjacent runs with the same format; an empty run remains only if it is the sole one. */
export function joinRuns(runs: readonly TextRun[]): TextRun[] {
  const joined: TextRun[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (run.text === '') continue;
    if (last !== undefined && isSameRunFormat(last, run))
      joined[joined.length - 1] = { ...last, text: last.text + run.text };
    else joined.push(run);
  }
  return joined.length === 0 ? runs.slice(-1) : joined;
}

/** Applies a format to the whole text. */
export function formatBody(
  body: TextBody,
  { run = {}, paragraph = {} }: { run?: Partial<RunFormat>; paragraph?: Partial<ParagraphFormat> },
): TextBody {
  return {
    ...body,
    paragraphs: body.paragraphs.map((currentParagraph) => ({
      ...currentParagraph,
      ...paragraph,
      runs: joinRuns(currentParagraph.runs.map((currentRun) => ({ ...currentRun, ...run }))),
    })),
  };
}

export function getBodyText(body: TextBody): string {
  return body.paragraphs.map(getParagraphText).join('\n');
}

export function getParagraphText({ runs }: TextParagraph): string {
  return runs.map(({ text }) => text).join('');
}

export function hasText(body: TextBody): boolean {
  return body.paragraphs.some(({ runs }) => runs.some(({ text }) => text !== ''));
}

/** The values that all the text has in common. */
export function computeCommonFormat(bodies: readonly TextBody[]): Partial<RunFormat & ParagraphFormat> {
  const [first, ...others] = bodies.flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ runs, ...format }) => runs.map((run) => ({ ...format, ...toRunFormat(run) }))),
  );
  if (first === undefined) return {};
  const entries = Object.entries(first).filter(([name, value]) =>
    others.every((other) =>
      Object.entries(other).some(([key, otherValue]) => key === name && otherValue === value),
    ),
  );
  return Object.fromEntries(entries);
}

import type { Document, Paragraph, Run, TextFormatting } from '@eigenpal/docx-editor-core/types/document';
import type { Direction } from '@redraft/sentences/languages';
import { hasRightToLeftLetters, splitByDirection } from '../../../ui/text-direction.ts';
import { mapParagraphs } from '../map-paragraphs.ts';

/**
 * Word lays out the characters of a run in its direction (`w:rtl`), whatever they are, and takes bold and italic of such runs from the properties for
 * complex scripts. Text is typed without runs, so they are split here where the direction changes.
 */
export function markRightToLeftRuns(document: Document): Document {
  const { package: parts } = document;
  const content = mapParagraphs(parts.document.content, markRuns);
  return { ...document, package: { ...parts, document: { ...parts.document, content } } };
}

function markRuns(paragraph: Paragraph): Paragraph {
  const text = collectText(paragraph.content);
  if (!hasRightToLeftLetters(text)) return paragraph;
  const base = paragraph.formatting?.bidi === true ? 'rtl' : 'ltr';
  const directions = createReader(text, base);
  return { ...paragraph, content: paragraph.content.flatMap((item) => markContent(item, directions)) };
}

/** The text of the runs in the order in which `markContent` comes to them. */
function collectText(content: readonly object[]): string {
  return content
    .map((item) =>
      isRun(item) ? item.content.map(getText).join('') : listParts(item).map(collectText).join(''),
    )
    .join('');
}

const getText = (content: Run['content'][number]): string => (content.type === 'text' ? content.text : '');

/** Reads the paragraph's parts of one direction in pieces, as the runs divide it. */
function createReader(
  text: string,
  base: Direction,
): (length: number) => ReturnType<typeof splitByDirection> {
  const rest = splitByDirection(text, base).reverse();
  return (length) => {
    const pieces: ReturnType<typeof splitByDirection> = [];
    for (let missing = length; missing > 0; ) {
      const part = rest.pop();
      if (part === undefined) break;
      pieces.push({ ...part, text: part.text.slice(0, missing) });
      if (part.text.length > missing) rest.push({ ...part, text: part.text.slice(missing) });
      missing -= Math.min(missing, part.text.length);
    }
    return pieces;
  };
}

type Reader = ReturnType<typeof createReader>;

function markContent<Content extends object>(item: Content, read: Reader): (Content | Run)[] {
  if (isRun(item)) return splitRun(item, read);
  const changed = ['content', 'children'].flatMap((name) => {
    const part: unknown = Reflect.get(item, name);
    return Array.isArray(part) ? [[name, part.flatMap((inner) => markContent(inner, read))] as const] : [];
  });
  return [changed.length === 0 ? item : { ...item, ...Object.fromEntries(changed) }];
}

const listParts = (item: object): object[][] =>
  ['content', 'children'].flatMap((name) => {
    const part: unknown = Reflect.get(item, name);
    return Array.isArray(part) ? [part] : [];
  });

function splitRun(run: Run, read: Reader): Run[] {
  const runs: Run[] = [];
  const add = (direction: Direction | null, content: Run['content'][number]): void => {
    const last = runs.at(-1);
    const wasMarked = run.formatting?.rtl === true;
    const isMarked =
      direction === null
        ? last?.formatting?.rtl === true || (last === undefined && wasMarked)
        : direction === 'rtl';
    if (last !== undefined && (last.formatting?.rtl === true) === isMarked) last.content.push(content);
    else runs.push({ ...run, formatting: setDirection(run.formatting ?? {}, isMarked), content: [content] });
  };
  for (const content of run.content) {
    if (content.type !== 'text') add(null, content);
    else for (const { direction, text } of read(content.text.length)) add(direction, { ...content, text });
  }
  return runs.length === 0 ? [run] : runs;
}

function setDirection(formatting: TextFormatting, isRightToLeft: boolean): TextFormatting {
  const { rtl: _rtl, ...others } = formatting;
  if (!isRightToLeft) return others;
  const { bold, italic, boldCs = bold, italicCs = italic } = formatting;
  return {
    ...others,
    rtl: true,
    ...(boldCs === undefined ? {} : { boldCs }),
    ...(italicCs === undefined ? {} : { italicCs }),
  };
}

function isRun(content: object): content is Run {
  return 'type' in content && content.type === 'run';
}

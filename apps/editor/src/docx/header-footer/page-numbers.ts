import type {
  BlockContent,
  HeaderFooter,
  Paragraph,
  ParagraphContent,
  Run,
  SimpleField,
} from '@eigenpal/docx-editor-core/types/document';

/** "1", "Page 1" or "1 / 9". */
export const numberFormats = ['number', 'page', 'ofAll'] as const;
export type NumberFormatName = (typeof numberFormats)[number];

export const numberAlignments = ['left', 'center', 'right'] as const;
export type NumberAlignment = (typeof numberAlignments)[number];

export interface NumberFormatting {
  format: NumberFormatName;
  align: NumberAlignment;
}

/** A paragraph with the page number; `word` is "Page" in the language of the text. */
export function numberLine(
  formatting: NumberFormatting,
  { styleId, word }: { styleId: string; word: string },
): Paragraph {
  const content: Record<NumberFormatName, ParagraphContent[]> = {
    number: [field('PAGE')],
    page: [text(`${word} `), field('PAGE')],
    ofAll: [field('PAGE'), text(' / '), field('NUMPAGES')],
  };
  return {
    type: 'paragraph',
    formatting: { styleId, alignment: formatting.align },
    content: content[formatting.format],
  };
}

/** Adds the line to a header or footer: in place of its empty paragraph, otherwise at the end. */
export function withNumberLine(part: HeaderFooter, line: Paragraph): HeaderFooter {
  const others = part.content.filter((block) => !isEmpty(block));
  return { ...part, content: [...others, line] };
}

/** Removes paragraphs that contain only a page number; from others only the number is removed. */
export function withoutNumbers(part: HeaderFooter): HeaderFooter {
  if (!part.content.some(holdsNumber)) return part;
  const content = part.content.flatMap((block): BlockContent[] => {
    if (block.type !== 'paragraph' || !holdsNumber(block)) return [block];
    if (isNumberLine(block)) return [];
    return [{ ...block, content: block.content.filter((item) => !isNumber(item)) }];
  });
  const [first] = part.content;
  const formatting = first?.type === 'paragraph' && first.formatting ? { formatting: first.formatting } : {};
  const empty: Paragraph = { type: 'paragraph', ...formatting, content: [] };
  return { ...part, content: content.length === 0 ? [empty] : content };
}

/** The format of the page number in a header or footer; null if there is none. */
export function numberFormattingOf(part: HeaderFooter | undefined): NumberFormatting | null {
  const line = part?.content.find(holdsNumber);
  if (line?.type !== 'paragraph') return null;
  const fields = line.content.filter(isNumber);
  const format = fields.length > 1 ? 'ofAll' : isBare(line) ? 'number' : 'page';
  const { alignment } = line.formatting ?? {};
  return { format, align: alignment === 'center' || alignment === 'right' ? alignment : 'left' };
}

function field(fieldType: 'PAGE' | 'NUMPAGES'): SimpleField {
  return { type: 'simpleField', instruction: fieldType, fieldType, content: [text('1')] };
}

function text(words: string): Run {
  return { type: 'run', content: [{ type: 'text', text: words }] };
}

function isNumber(item: ParagraphContent): boolean {
  return (
    (item.type === 'simpleField' || item.type === 'complexField') &&
    (item.fieldType === 'PAGE' || item.fieldType === 'NUMPAGES')
  );
}

function holdsNumber(block: BlockContent): boolean {
  return block.type === 'paragraph' && block.content.some(isNumber);
}

function wordsOf(line: Paragraph): string {
  return line.content
    .flatMap((item) => (item.type === 'run' ? item.content : []))
    .map((piece) => (piece.type === 'text' ? piece.text : ''))
    .join('');
}

function isBare(line: Paragraph): boolean {
  return wordsOf(line).trim() === '';
}

const maxNumberLineLength = 100;

/** At most one word, and the separator between two numbers. */
function isNumberLine(line: Paragraph): boolean {
  const words = wordsOf(line);
  return words.length <= maxNumberLineLength && /^[\s–—-]*\p{L}*\.?\s*(?:\/|of|von)?[\s–—-]*$/u.test(words);
}

function isEmpty(block: BlockContent): boolean {
  return block.type === 'paragraph' && block.content.length === 0;
}

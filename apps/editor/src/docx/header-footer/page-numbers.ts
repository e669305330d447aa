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
export function createNumberLine(
  formatting: NumberFormatting,
  { styleId, word }: { styleId: string; word: string },
): Paragraph {
  const content: Record<NumberFormatName, ParagraphContent[]> = {
    number: [createField('PAGE')],
    page: [createTextRun(`${word} `), createField('PAGE')],
    ofAll: [createField('PAGE'), createTextRun(' / '), createField('NUMPAGES')],
  };
  return {
    type: 'paragraph',
    formatting: { styleId, alignment: formatting.align },
    content: content[formatting.format],
  };
}

/** Adds the line to a header or footer: in place of its empty paragraph, otherwise at the end. */
export function addNumberLine(part: HeaderFooter, line: Paragraph): HeaderFooter {
  const otherBlocks = part.content.filter((block) => !isEmpty(block));
  return { ...part, content: [...otherBlocks, line] };
}

/** Removes paragraphs that contain only a page number; from others only the number is removed. */
export function withoutPageNumbers(part: HeaderFooter): HeaderFooter {
  if (!part.content.some(hasPageField)) return part;
  const content = part.content.flatMap((block): BlockContent[] => {
    if (block.type !== 'paragraph' || !hasPageField(block)) return [block];
    if (isNumberLine(block)) return [];
    return [{ ...block, content: block.content.filter((item) => !isPageField(item)) }];
  });
  const [first] = part.content;
  const formatting = first?.type === 'paragraph' && first.formatting ? { formatting: first.formatting } : {};
  const empty: Paragraph = { type: 'paragraph', ...formatting, content: [] };
  return { ...part, content: content.length === 0 ? [empty] : content };
}

/** The format of the page number in a header or footer; null if there is none. */
export function readNumberFormatting(part: HeaderFooter | undefined): NumberFormatting | null {
  const line = part?.content.find(hasPageField);
  if (line?.type !== 'paragraph') return null;
  const fields = line.content.filter(isPageField);
  const format = fields.length > 1 ? 'ofAll' : isOnlyNumber(line) ? 'number' : 'page';
  const { alignment } = line.formatting ?? {};
  return { format, align: alignment === 'center' || alignment === 'right' ? alignment : 'left' };
}

function createField(fieldType: 'PAGE' | 'NUMPAGES'): SimpleField {
  return { type: 'simpleField', instruction: fieldType, fieldType, content: [createTextRun('1')] };
}

function createTextRun(text: string): Run {
  return { type: 'run', content: [{ type: 'text', text: text }] };
}

function isPageField(item: ParagraphContent): boolean {
  return (
    (item.type === 'simpleField' || item.type === 'complexField') &&
    (item.fieldType === 'PAGE' || item.fieldType === 'NUMPAGES')
  );
}

function hasPageField(block: BlockContent): boolean {
  return block.type === 'paragraph' && block.content.some(isPageField);
}

function getText(line: Paragraph): string {
  return line.content
    .flatMap((item) => (item.type === 'run' ? item.content : []))
    .map((piece) => (piece.type === 'text' ? piece.text : ''))
    .join('');
}

function isOnlyNumber(line: Paragraph): boolean {
  return getText(line).trim() === '';
}

const maxNumberLineLength = 100;

/** At most one word, and the separator between two numbers. */
function isNumberLine(line: Paragraph): boolean {
  const text = getText(line);
  return text.length <= maxNumberLineLength && /^[\s–—-]*\p{L}*\.?\s*(?:\/|of|von)?[\s–—-]*$/u.test(text);
}

function isEmpty(block: BlockContent): boolean {
  return block.type === 'paragraph' && block.content.length === 0;
}

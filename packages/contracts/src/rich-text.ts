import type { SentenceCode } from '@redraft/sentences';
import { z } from 'zod';
import { limits } from './limits.ts';
import { noteText, partOfText } from './texts.ts';

/**
 * Formatted text as data, never as markup: a list of blocks, each with runs of text. Anything else is rejected, so that content can neither run nor
 * load anything nor imitate the page; every reader renders it with its own elements.
 */
export const richBlockTypes = [
  'paragraph',
  'heading',
  'subheading',
  'bulletItem',
  'numberItem',
  'quote',
] as const;
export type RichBlockType = (typeof richBlockTypes)[number];

/** Indent level of a list item: 0 is the outermost. */
export const deepestIndent = 4;

/** Matches the whole URL from its first character: browsers ignore blanks before a scheme and line breaks within it. */
const linkAddress = /^(?:https?:\/\/|mailto:)[^\s\p{Cc}\p{Cs}]+$/iu;
const wrongLink: SentenceCode = 'text.link_scheme';

/** Targets of links: web pages and mailboxes, never scripts or files. */
export const richLinkSchema = z.string().max(limits.richTextLink).regex(linkAddress, wrongLink);

const formatSchema = z.literal(true).optional();
const richRunSchema = z.strictObject({
  /**
   * A line break within a block is a
   * .
   */
  text: partOfText().min(1).max(limits.assignmentDescription),
  bold: formatSchema,
  italic: formatSchema,
  link: richLinkSchema.optional(),
});
export type RichRun = z.infer<typeof richRunSchema>;

const richBlockSchema = z.strictObject({
  type: z.enum(richBlockTypes),
  /** For list items. */
  indent: z.number().int().min(0).max(deepestIndent).default(0),
  runs: z.array(richRunSchema).max(limits.richTextRuns),
});
export type RichBlock = z.infer<typeof richBlockSchema>;
export type RichText = RichBlock[];

/** Schema for formatted text; the limit applies to its plain text. */
export function richText(max: number) {
  return z
    .array(richBlockSchema)
    .max(limits.richTextBlocks)
    .check(({ value, issues }) => {
      const links = value.flatMap(({ runs }) => runs.filter(({ link }) => link !== undefined));
      if (links.length > limits.richTextLinks)
        issues.push({ code: 'too_big', maximum: limits.richTextLinks, origin: 'array', input: value });
      const plainText = noteText(max).safeParse(toPlainText(value));
      for (const issue of plainText.error?.issues ?? [])
        issues.push({ code: 'custom', message: issue.message, input: value });
    });
}

/** As stored, without current limits. */
export const storedRichTextSchema = z.array(
  z.object({
    type: z.enum(richBlockTypes),
    indent: z.number().int(),
    runs: z.array(
      z.object({ text: z.string(), bold: formatSchema, italic: formatSchema, link: z.string().optional() }),
    ),
  }),
);

/** The plain text, for mails, tables, searches and word counts. */
export function toPlainText(text: RichText): string {
  const markers = listMarkers(text);
  return text
    .map(({ indent, runs }, index) => {
      const marker = markers[index] ?? '';
      const words = runs.map((run) => run.text).join('');
      return marker === '' ? words : `${'  '.repeat(indent)}${marker} ${words}`;
    })
    .join('\n');
}

/** The marker before each block: a bullet, a number, or nothing. Numbering continues after nested items, but not after other blocks. */
export function listMarkers(text: readonly Pick<RichBlock, 'type' | 'indent'>[]): string[] {
  let counts: number[] = [];
  return text.map(({ type, indent }) => {
    if (type !== 'bulletItem' && type !== 'numberItem') {
      counts = [];
      return '';
    }
    const count = type === 'numberItem' ? (counts[indent] ?? 0) + 1 : 0;
    counts = [...Array.from({ length: indent }, (_, level) => counts[level] ?? 0), count];
    return type === 'numberItem' ? `${count}.` : '•';
  });
}

/** Whether it has no more information than its plain text. */
export function isUnformatted(text: RichText): boolean {
  return text.every(
    ({ type, runs }) =>
      type === 'paragraph' && runs.every(({ bold, italic, link }) => !(bold || italic) && link === undefined),
  );
}

/** Plain text for a rich text editor: one paragraph per line, so that no line is lost. */
export function richTextOf(plainText: string): RichText {
  return plainText
    .split('\n')
    .map((text) => ({ type: 'paragraph', indent: 0, runs: text === '' ? [] : [{ text }] }));
}

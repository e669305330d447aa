import type { SentenceCode } from '@redraft/sentences';
import { z } from 'zod';
import { limits } from './limits.ts';
import { noteText, partOfText } from './texts.ts';

/**
 * Formatted text as data, never as markup: blocks in a row, each with runs of words. Whatever is not in these shapes is refused, so that
 * nothing of it can run, load or look like a part of the page, and each reader shows it with its own elements.
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

/** Of an item of a list: 0 is the outermost. */
export const deepestIndent = 4;

/** The whole of it, from its first letter on: a browser drops blanks in front of a scheme and breaks within it. */
const linkAddress = /^(?:https?:\/\/|mailto:)[^\s\p{Cc}\p{Cs}]+$/iu;
const wrongLink: SentenceCode = 'text.link_scheme';

/** Where a link may lead: to a page or a mailbox, never to a script or a file. */
export const richLinkSchema = z.string().max(limits.richTextLink).regex(linkAddress, wrongLink);

const formatSchema = z.literal(true).optional();
const richRunSchema = z.strictObject({
  /** A line break within a block is a \n. */
  text: partOfText().min(1).max(limits.assignmentDescription),
  bold: formatSchema,
  italic: formatSchema,
  link: richLinkSchema.optional(),
});
export type RichRun = z.infer<typeof richRunSchema>;

const richBlockSchema = z.strictObject({
  type: z.enum(richBlockTypes),
  /** Of items of lists. */
  indent: z.number().int().min(0).max(deepestIndent).default(0),
  runs: z.array(richRunSchema).max(limits.richTextRuns),
});
export type RichBlock = z.infer<typeof richBlockSchema>;
export type RichText = RichBlock[];

/** Formatted words as they are taken; what is counted is what can be read, as with words that have no format. */
export function richText(max: number) {
  return z
    .array(richBlockSchema)
    .max(limits.richTextBlocks)
    .check(({ value, issues }) => {
      const links = value.flatMap(({ runs }) => runs.filter(({ link }) => link !== undefined));
      if (links.length > limits.richTextLinks)
        issues.push({ code: 'too_big', maximum: limits.richTextLinks, origin: 'array', input: value });
      const plain = noteText(max).safeParse(plainTextOf(value));
      for (const issue of plain.error?.issues ?? [])
        issues.push({ code: 'custom', message: issue.message, input: value });
    });
}

/** As it is kept, by whatever rules it was taken. */
export const storedRichTextSchema = z.array(
  z.object({
    type: z.enum(richBlockTypes),
    indent: z.number().int(),
    runs: z.array(
      z.object({ text: z.string(), bold: formatSchema, italic: formatSchema, link: z.string().optional() }),
    ),
  }),
);

/** What is read where there is no format: in mails, tables and searches, and by whoever counts its words. */
export function plainTextOf(text: RichText): string {
  const markers = listMarkers(text);
  return text
    .map(({ indent, runs }, at) => {
      const marker = markers[at] ?? '';
      const words = runs.map((run) => run.text).join('');
      return marker === '' ? words : `${'  '.repeat(indent)}${marker} ${words}`;
    })
    .join('\n');
}

/** What stands before each block: a bullet, a number, or nothing. Numbers go on past deeper items, and no further. */
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

/** It says no more than its plain text does. */
export function isUnformatted(text: RichText): boolean {
  return text.every(
    ({ type, runs }) =>
      type === 'paragraph' && runs.every(({ bold, italic, link }) => !(bold || italic) && link === undefined),
  );
}

/** Plain words as they are edited where words may have a format: a paragraph for each line, so that none is lost. */
export function richTextOf(plain: string): RichText {
  return plain
    .split('\n')
    .map((text) => ({ type: 'paragraph', indent: 0, runs: text === '' ? [] : [{ text }] }));
}

import type {
  BlockContent,
  DocxPackage,
  ParagraphContent,
  Run,
  StyleDefinitions,
} from '@eigenpal/docx-editor-core/types/document';
import { movedResultMarker } from '../document/fields/readable-fields.ts';
import { ensureStyle } from '../document/styles/built-in-styles.ts';

/** An entry of a table of contents. */
export interface TocEntry {
  level: number;
  text: string;
  /** Null if unknown: a narrow frame shows no pages. */
  page: number | null;
  /** The name of the bookmark around the heading. */
  bookmark: string;
}

/** Word's default: three heading levels, with links. */
export const defaultInstruction = 'TOC \\o "1-3" \\h \\z \\u';
export const maxLevels = 3;

/** The heading levels in the instruction of a TOC field. */
export function parseLevels(instruction: string): { from: number; to: number } {
  const [, from, to] = /\\o\s+"?(\d)\s*-\s*(\d)"?/.exec(instruction) ?? [];
  return { from: Number(from ?? 1), to: Number(to ?? maxLevels) };
}

/** The entries of a table of contents; the first holds the TOC field that other programs update. */
export function createEntryBlocks(
  entries: readonly TocEntry[],
  parts: DocxPackage,
  instruction: string,
): { blocks: BlockContent[]; styles: StyleDefinitions } {
  let styles: StyleDefinitions = parts.styles ?? { styles: [] };
  const position = computeTextWidth(parts);
  const blocks = entries.map(({ level, text, page, bookmark }, index): BlockContent => {
    const style = ensureStyle(styles, `toc ${level <= 1 ? 1 : level === 2 ? 2 : 3}`);
    styles = style.styles;
    const children = [createTextRun(text), tabRun, ...(page === null ? [] : [createTextRun(String(page))])];
    const link: ParagraphContent = { type: 'hyperlink', anchor: bookmark, history: true, children };
    return {
      type: 'paragraph',
      formatting: { styleId: style.id, tabs: [{ position, alignment: 'right', leader: 'dot' }] },
      content: index === 0 ? [createTocField(instruction), link] : [link],
    };
  });
  return { blocks, styles };
}

/** The title above a new table of contents; not a heading, so it is not listed. */
export function createTocTitle(title: string, styles: StyleDefinitions | undefined) {
  const style = ensureStyle(styles, 'TOC Heading');
  const block: BlockContent = {
    type: 'paragraph',
    formatting: { styleId: style.id },
    content: [createTextRun(title)],
  };
  return { block, styles: style.styles };
}

function createTocField(instruction: string): ParagraphContent {
  return {
    type: 'complexField',
    instruction,
    fieldType: 'TOC',
    fieldCode: [],
    fieldResult: [createTextRun(movedResultMarker)],
  };
}

function createTextRun(text: string): Run {
  return { type: 'run', content: [{ type: 'text', text }] };
}

const tabRun: Run = { type: 'run', content: [{ type: 'tab' }] };

function computeTextWidth({ document }: DocxPackage): number {
  const { pageWidth = 12240, marginLeft = 1440, marginRight = 1440 } = document.finalSectionProperties ?? {};
  return pageWidth - marginLeft - marginRight;
}

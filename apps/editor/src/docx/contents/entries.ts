import type {
  BlockContent,
  DocxPackage,
  ParagraphContent,
  Run,
  StyleDefinitions,
} from '@eigenpal/docx-editor-core/types/document';
import { movedResult } from '../document/fields/readable-fields.ts';
import { withStyle } from '../document/styles/built-in-styles.ts';

/** An entry of a table of contents. */
export interface ContentsEntry {
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
export function levelsOf(instruction: string): { from: number; to: number } {
  const [, from, to] = /\\o\s+"?(\d)\s*-\s*(\d)"?/.exec(instruction) ?? [];
  return { from: Number(from ?? 1), to: Number(to ?? maxLevels) };
}

/** The entries of a table of contents; the first holds the TOC field that other programs update. */
export function entryBlocks(
  entries: readonly ContentsEntry[],
  parts: DocxPackage,
  instruction: string,
): { blocks: BlockContent[]; styles: StyleDefinitions } {
  let styles: StyleDefinitions = parts.styles ?? { styles: [] };
  const position = columnOf(parts);
  const blocks = entries.map(({ level, text, page, bookmark }, index): BlockContent => {
    const style = withStyle(styles, `toc ${level <= 1 ? 1 : level === 2 ? 2 : 3}`);
    styles = style.styles;
    const children = [textRun(text), tabRun, ...(page === null ? [] : [textRun(String(page))])];
    const link: ParagraphContent = { type: 'hyperlink', anchor: bookmark, history: true, children };
    return {
      type: 'paragraph',
      formatting: { styleId: style.id, tabs: [{ position, alignment: 'right', leader: 'dot' }] },
      content: index === 0 ? [contentsField(instruction), link] : [link],
    };
  });
  return { blocks, styles };
}

/** The title above a new table of contents; not a heading, so it is not listed. */
export function titleBlock(title: string, styles: StyleDefinitions | undefined) {
  const style = withStyle(styles, 'TOC Heading');
  const block: BlockContent = {
    type: 'paragraph',
    formatting: { styleId: style.id },
    content: [textRun(title)],
  };
  return { block, styles: style.styles };
}

function contentsField(instruction: string): ParagraphContent {
  return {
    type: 'complexField',
    instruction,
    fieldType: 'TOC',
    fieldCode: [],
    fieldResult: [textRun(movedResult)],
  };
}

function textRun(text: string): Run {
  return { type: 'run', content: [{ type: 'text', text }] };
}

const tabRun: Run = { type: 'run', content: [{ type: 'tab' }] };

function columnOf({ document }: DocxPackage): number {
  const { pageWidth = 12240, marginLeft = 1440, marginRight = 1440 } = document.finalSectionProperties ?? {};
  return pageWidth - marginLeft - marginRight;
}

import { footnoteToProseDoc, proseDocToBlocks } from '@eigenpal/docx-editor-core/prosemirror/conversion';
import type { BlockContent, DocxPackage } from '@eigenpal/docx-editor-core/types/document';
import type { Node } from 'prosemirror-model';
import { restoreFormatting } from './styles/paragraph-formatting.ts';
import { restoreRunFormatting } from './styles/run-formatting.ts';

/** The text of a note, a header or a footer as it is edited. */
export function textOf(blocks: BlockContent[], { styles, theme, settings }: DocxPackage): Node {
  return footnoteToProseDoc(blocks, {
    ...(styles === undefined ? {} : { styles }),
    theme: theme ?? null,
    defaultTabStopTwips: settings?.defaultTabStop ?? null,
  });
}

/** The same text as it is kept; every paragraph and every letter says what differs from its style, as in the main text. */
export function blocksOf(text: Node, parts: DocxPackage): BlockContent[] {
  const content = proseDocToBlocks(restoreFormatting(text, parts.styles));
  return restoreRunFormatting({ package: { ...parts, document: { content } } }).package.document.content;
}

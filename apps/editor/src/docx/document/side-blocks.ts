import { footnoteToProseDoc, proseDocToBlocks } from '@eigenpal/docx-editor-core/prosemirror/conversion';
import type { BlockContent, DocxPackage } from '@eigenpal/docx-editor-core/types/document';
import type { Node } from 'prosemirror-model';
import { restoreDirections } from './direction/written-direction.ts';
import { writeColumnBreaks } from './pages/column-breaks.ts';
import { restoreFormatting } from './styles/paragraph-formatting.ts';
import { restoreRunFormatting } from './styles/run-formatting.ts';

/** The editable text of a note, header or footer. */
export function createSideTextDoc(blocks: BlockContent[], { styles, theme, settings }: DocxPackage): Node {
  return footnoteToProseDoc(blocks, {
    ...(styles === undefined ? {} : { styles }),
    theme: theme ?? null,
    defaultTabStopTwips: settings?.defaultTabStop ?? null,
  });
}

/** Converts the text back to the stored form; every paragraph and run records only what differs from its style, as in the body. */
export function readSideTextBlocks(text: Node, parts: DocxPackage): BlockContent[] {
  const content = proseDocToBlocks(restoreFormatting(text, parts.styles));
  const written = writeColumnBreaks({ package: { ...parts, document: { content } } });
  return restoreRunFormatting(restoreDirections(written, text)).package.document.content;
}

import type { Document, Hyperlink, ParagraphContent, Run } from '@eigenpal/docx-editor-core/types/document';
import { mapParagraphs } from '../map-paragraphs.ts';
import { createFieldChar, createInstruction } from './spanning-fields.ts';

/** Writes page numbers in a table of contents as PAGEREF fields, which other programs update. The library reads only their result. */
export function restorePageReferences(document: Document): Document {
  const body = document.package.document;
  const content = mapParagraphs(body.content, (paragraph) => {
    const items = paragraph.content.map(restoreInItem);
    const isSame = items.every((item, index) => item === paragraph.content[index]);
    return isSame ? paragraph : { ...paragraph, content: items };
  });
  return { ...document, package: { ...document.package, document: { ...body, content } } };
}

function restoreInItem(item: ParagraphContent): ParagraphContent {
  if (item.type !== 'hyperlink' || !item.anchor?.startsWith('_Toc')) return item;
  const last = item.children.at(-1);
  if (last?.type !== 'run' || !isNumber(last) || !item.children.some(isTab)) return item;
  return { ...item, children: [...item.children.slice(0, -1), ...createPageReference(item.anchor, last)] };
}

function createPageReference(anchor: string, number: Run): Run[] {
  const { formatting } = number;
  const withFormatting = (run: Run): Run => (formatting === undefined ? run : { ...run, formatting });
  const begin = [
    createFieldChar('begin'),
    createInstruction(`PAGEREF ${anchor} \\h`),
    createFieldChar('separate'),
  ].map(withFormatting);
  return [...begin, number, withFormatting(createFieldChar('end'))];
}

function isNumber({ content }: Run): boolean {
  const [text] = content;
  return content.length === 1 && text?.type === 'text' && /^(\d+|[ivxlc]+)$/.test(text.text);
}

function isTab(child: Hyperlink['children'][number]): boolean {
  return child.type === 'run' && child.content.some(({ type }) => type === 'tab');
}

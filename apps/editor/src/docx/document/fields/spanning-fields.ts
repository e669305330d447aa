import type {
  BlockContent,
  ComplexField,
  Document,
  Paragraph,
  ParagraphContent,
  Run,
  StyleDefinitions,
} from '@eigenpal/docx-editor-core/types/document';
import { movedResultMarker } from './readable-fields.ts';

/**
 * Puts fields around the results that `makeFieldsReadable` moved after them. A field ends with the last consecutive paragraph in the style of its
 * first one, as nothing else marks the end of a bibliography or table of contents. In the default style it extends to the end of its content control;
 * without one the result becomes plain text, because updating the field could otherwise delete what was typed after it.
 */
export function restoreSpanningFields(document: Document): Document {
  const { content } = document.package.document;
  const restored = restoreInBlocks(content, {
    getStyleKey: createStyleKeyReader(document.package.styles),
    isInContentControl: false,
  });
  if (restored === content) return document;
  const body = { ...document.package.document, content: restored };
  return { ...document, package: { ...document.package, document: body } };
}

/** The style of a paragraph, null for the default one; all levels of a table of contents count as one. */
type GetStyleKey = (paragraph: Paragraph) => string | null;

function createStyleKeyReader(styles: StyleDefinitions | undefined): GetStyleKey {
  const tocStyleIds = new Set(
    (styles?.styles ?? []).filter(({ name }) => /^toc \d/i.test(name ?? '')).map(({ styleId }) => styleId),
  );
  const defaultStyle = styles?.styles.find(
    ({ type, default: isDefault }) => type === 'paragraph' && isDefault,
  );
  return ({ formatting }) => {
    const id = formatting?.styleId;
    if (id === undefined || id === defaultStyle?.styleId) return null;
    return tocStyleIds.has(id) || /^TOC\d$/.test(id) ? 'contents' : id;
  };
}

function restoreInBlocks(
  blocks: BlockContent[],
  { getStyleKey, isInContentControl }: { getStyleKey: GetStyleKey; isInContentControl: boolean },
): BlockContent[] {
  const restored = [...blocks];
  let isChanged = false;
  blocks.forEach((block, index) => {
    if (block.type === 'blockSdt') {
      const content = restoreInBlocks(block.content, { getStyleKey, isInContentControl: true });
      if (content === block.content) return;
      restored[index] = { ...block, content };
      isChanged = true;
      return;
    }
    if (block.type !== 'paragraph' || !block.content.some(isMovedField)) return;
    isChanged = true;
    const styleKey = getStyleKey(block);
    if (styleKey === null && !isInContentControl) {
      restored[index] = { ...block, content: block.content.filter((item) => !isMovedField(item)) };
      return;
    }
    const last =
      styleKey === null
        ? findLastParagraph(blocks)
        : findLastWithStyle(blocks, { first: index, styleKey, getStyleKey });
    restored[index] = reopenField(block);
    const end = restored[last];
    if (end?.type === 'paragraph')
      restored[last] = { ...end, content: [...end.content, createFieldChar('end')] };
  });
  return isChanged ? restored : blocks;
}

function isMovedField(item: ParagraphContent): item is ComplexField {
  if (item.type !== 'complexField') return false;
  const text = item.fieldResult.flatMap(({ content }) =>
    content.map((one) => (one.type === 'text' ? one.text : '')),
  );
  return text.join('') === movedResultMarker;
}

function findLastWithStyle(
  blocks: readonly BlockContent[],
  { first, styleKey, getStyleKey }: { first: number; styleKey: string; getStyleKey: GetStyleKey },
): number {
  let last = first;
  for (let index = first + 1; index < blocks.length; index++) {
    const block = blocks[index];
    if (block?.type !== 'paragraph' || getStyleKey(block) !== styleKey || block.content.some(isMovedField))
      break;
    last = index;
  }
  return last;
}

function findLastParagraph(blocks: readonly BlockContent[]): number {
  return blocks.findLastIndex(({ type }) => type === 'paragraph');
}

/** Only one field per paragraph is reopened: a second one would have to end in the same place. */
function reopenField(paragraph: Paragraph): Paragraph {
  let hasOpened = false;
  const content = paragraph.content.flatMap((item): ParagraphContent[] => {
    if (!isMovedField(item)) return [item];
    if (hasOpened) return [];
    hasOpened = true;
    return [createFieldChar('begin'), createInstruction(item.instruction), createFieldChar('separate')];
  });
  return { ...paragraph, content };
}

export function createFieldChar(charType: 'begin' | 'separate' | 'end'): Run {
  return { type: 'run', content: [{ type: 'fieldChar', charType }] };
}

export function createInstruction(instruction: string): Run {
  return { type: 'run', content: [{ type: 'instrText', text: ` ${instruction.trim()} ` }] };
}

import type {
  BlockContent,
  ComplexField,
  Document,
  Paragraph,
  ParagraphContent,
  Run,
  StyleDefinitions,
} from '@eigenpal/docx-editor-core/types/document';
import { movedResult } from './readable-fields.ts';

/**
 * Puts fields around the results that `makeFieldsReadable` moved after them. A field ends with the last consecutive paragraph in the style of its
 * first one, as nothing else marks the end of a bibliography or table of contents. In the default style it extends to the end of its content control;
 * without one the result becomes plain text, because updating the field could otherwise delete what was typed after it.
 */
export function restoreSpanningFields(document: Document): Document {
  const { content } = document.package.document;
  const spanned = spanIn(content, { kindOf: kindsOf(document.package.styles), isControl: false });
  if (spanned === content) return document;
  const body = { ...document.package.document, content: spanned };
  return { ...document, package: { ...document.package, document: body } };
}

/** The style of a paragraph, null for the default one; all levels of a table of contents count as one. */
type Kind = (paragraph: Paragraph) => string | null;

function kindsOf(styles: StyleDefinitions | undefined): Kind {
  const contents = new Set(
    (styles?.styles ?? []).filter(({ name }) => /^toc \d/i.test(name ?? '')).map(({ styleId }) => styleId),
  );
  const plain = styles?.styles.find(({ type, default: isDefault }) => type === 'paragraph' && isDefault);
  return ({ formatting }) => {
    const id = formatting?.styleId;
    if (id === undefined || id === plain?.styleId) return null;
    return contents.has(id) || /^TOC\d$/.test(id) ? 'contents' : id;
  };
}

function spanIn(
  blocks: BlockContent[],
  { kindOf, isControl }: { kindOf: Kind; isControl: boolean },
): BlockContent[] {
  const spanned = [...blocks];
  let isChanged = false;
  blocks.forEach((block, index) => {
    if (block.type === 'blockSdt') {
      const content = spanIn(block.content, { kindOf, isControl: true });
      if (content === block.content) return;
      spanned[index] = { ...block, content };
      isChanged = true;
      return;
    }
    if (block.type !== 'paragraph' || !block.content.some(isMoved)) return;
    isChanged = true;
    const kind = kindOf(block);
    if (kind === null && !isControl) {
      spanned[index] = { ...block, content: block.content.filter((item) => !isMoved(item)) };
      return;
    }
    const last = kind === null ? lastParagraph(blocks) : lastOfKind(blocks, { first: index, kind, kindOf });
    spanned[index] = opened(block);
    const end = spanned[last];
    if (end?.type === 'paragraph') spanned[last] = { ...end, content: [...end.content, sign('end')] };
  });
  return isChanged ? spanned : blocks;
}

function isMoved(item: ParagraphContent): item is ComplexField {
  if (item.type !== 'complexField') return false;
  const text = item.fieldResult.flatMap(({ content }) =>
    content.map((one) => (one.type === 'text' ? one.text : '')),
  );
  return text.join('') === movedResult;
}

function lastOfKind(
  blocks: readonly BlockContent[],
  { first, kind, kindOf }: { first: number; kind: string; kindOf: Kind },
): number {
  let last = first;
  for (let index = first + 1; index < blocks.length; index++) {
    const block = blocks[index];
    if (block?.type !== 'paragraph' || kindOf(block) !== kind || block.content.some(isMoved)) break;
    last = index;
  }
  return last;
}

function lastParagraph(blocks: readonly BlockContent[]): number {
  return blocks.findLastIndex(({ type }) => type === 'paragraph');
}

/** Only one field per paragraph is reopened: a second one would have to end in the same place. */
function opened(paragraph: Paragraph): Paragraph {
  let hasOpened = false;
  const content = paragraph.content.flatMap((item): ParagraphContent[] => {
    if (!isMoved(item)) return [item];
    if (hasOpened) return [];
    hasOpened = true;
    return [sign('begin'), code(item.instruction), sign('separate')];
  });
  return { ...paragraph, content };
}

export function sign(charType: 'begin' | 'separate' | 'end'): Run {
  return { type: 'run', content: [{ type: 'fieldChar', charType }] };
}

export function code(instruction: string): Run {
  return { type: 'run', content: [{ type: 'instrText', text: ` ${instruction.trim()} ` }] };
}

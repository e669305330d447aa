import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import type { NumberingDefinitions } from '@eigenpal/docx-editor-core/types/document';
import type { Direction } from '@redraft/sentences/languages';
import type { Attrs, Mark, Node } from 'prosemirror-model';
import { findTextDirection } from '../../ui/text-direction.ts';
import { mirrorAlignment, toBidi } from '../document/direction/paragraph-direction.ts';
import { createReference } from '../document/notes/references.ts';
import { createList, createListAttributes } from '../document/styles/list-definitions.ts';
import { getStyles } from '../document/styles/styles-of.ts';
import type {
  ParagraphRole,
  PastedBlock,
  PastedInline,
  PastedListPosition,
  PastedParagraph,
  PastedPicture,
  PastedTable,
  TextMark,
} from './blocks.ts';
import { getStyleFormatting, type ParagraphFormatting, type PasteContext } from './paste-context.ts';

/** Converts copied content to blocks of this document, with its fonts, sizes and lists. */
export interface BuiltBlocks {
  nodes: Node[];
  /** The document's numbering with the new lists; null if there are none. */
  numbering: NumberingDefinitions | null;
}

export function buildNodes(blocks: readonly PastedBlock[], context: PasteContext): BuiltBlocks {
  const lists = createLists(context);
  const nodes = blocks.map((block) =>
    block.kind === 'table' ? createTable(block, context, lists) : createParagraph(block, context, lists),
  );
  return { nodes, numbering: lists.getNewNumbering() };
}

/** Inline content that continues the paragraph at the caret. */
export function buildLine(content: readonly PastedInline[], context: PasteContext): Node[] {
  return content.map((inline) => createInline(inline, context.inlineMarks, context));
}

interface Lists {
  attributes: (position: PastedListPosition) => object;
  getNewNumbering: () => NumberingDefinitions | null;
}

function createLists({ parts, list: listAtCaret }: PasteContext): Lists {
  let numbering = parts.numbering ?? { abstractNums: [], nums: [] };
  let hasNewLists = false;
  const numIdByKey = new Map<string, number>();
  const getNumId = ({ key, kind, start }: PastedListPosition): number => {
    const name = `${kind} ${key}`;
    const before = numIdByKey.get(name);
    if (before !== undefined) return before;
    // The first list continues the one at the caret.
    const continuedNumId = numIdByKey.size === 0 && listAtCaret?.kind === kind ? listAtCaret.numId : null;
    const { numId, numbering: extendedNumbering } =
      continuedNumId === null ? createList(numbering, kind, start) : { numId: continuedNumId, numbering };
    hasNewLists ||= continuedNumId === null;
    numbering = extendedNumbering;
    numIdByKey.set(name, numId);
    return numId;
  };
  return {
    attributes: (position) => {
      const numId = getNumId(position);
      const attributes = createListAttributes(numbering, { numId, ilvl: position.level });
      if (!position.isContinued) return attributes;
      const { indentLeft } = { indentLeft: null, ...attributes };
      return { indentLeft, indentFirstLine: null, hangingIndent: false };
    },
    getNewNumbering: () => (hasNewLists ? numbering : null),
  };
}

function createParagraph(block: PastedParagraph, context: PasteContext, lists: Lists): Node {
  const { attrs, marks } = getRoleFormatting(block.role, context);
  const list = block.list === null ? {} : { ...lists.attributes(block.list) };
  const content = block.content.map((inline) => createInline(inline, marks, context));
  const direction = getPastedDirection(block);
  const bidi = direction === null ? {} : { bidi: toBidi(direction, getPlainText(block)) };
  const align = block.align === null ? {} : { alignment: mirrorAlignment(block.align, direction ?? 'ltr') };
  return createNode('paragraph', { ...attrs, ...align, ...bidi, ...list }, content);
}

/** As in the source, otherwise that of its first letter; null without letters. */
function getPastedDirection(block: PastedParagraph): Direction | null {
  return block.direction ?? findTextDirection(getPlainText(block));
}

const getPlainText = ({ content }: PastedParagraph): string =>
  content.map((inline) => (inline.kind === 'text' ? inline.text : '')).join('');

/** Built-in style names, independent of the document's style ids. */
const styleNames: Record<Exclude<ParagraphRole, 'body'>, string> = {
  title: 'title',
  subtitle: 'subtitle',
  quote: 'quote',
  heading1: 'heading 1',
  heading2: 'heading 2',
  heading3: 'heading 3',
  heading4: 'heading 4',
  heading5: 'heading 5',
  heading6: 'heading 6',
};

function getRoleFormatting(role: ParagraphRole, context: PasteContext): ParagraphFormatting {
  if (role === 'body') return context.body;
  const { parts, body } = context;
  const found = getStyles(parts)
    .getParagraphStyles()
    .find(({ name }) => name?.toLowerCase() === styleNames[role]);
  if (found !== undefined) return getStyleFormatting(found.styleId, { state: { schema }, parts });
  if (role === 'quote') return { ...body, attrs: { ...body.attrs, indentLeft: 720, indentRight: 720 } };
  const bold = schema.marks.bold?.create();
  return bold === undefined ? body : { ...body, marks: bold.addToSet(body.marks) };
}

function createInline(inline: PastedInline, marks: readonly Mark[], context: PasteContext): Node {
  switch (inline.kind) {
    case 'text': {
      const inlineMarks = inline.marks.reduce((all, mark) => createMark(mark).addToSet(all), marks);
      return schema.text(
        inline.text,
        inline.href === null ? inlineMarks : addLinkMarks(inline.href, inlineMarks),
      );
    }
    case 'break':
      return createNode('hardBreak', null, [], marks);
    case 'tab':
      return createNode('tab', null, [], marks);
    case 'note':
      return createNoteReference(inline.text, marks);
    case 'picture':
      return createPicture(inline.picture, context.textWidth);
    default:
      return assertNever(inline);
  }
}

function createMark(name: TextMark): Mark {
  const type = schema.marks[name];
  if (type === undefined) throw new Error(`The schema has no mark ${name}`);
  return type.create();
}

/** Blue and underlined, like links made with the link tool. */
function addLinkMarks(href: string, marks: readonly Mark[]): readonly Mark[] {
  const { hyperlink, textColor, underline } = schema.marks;
  const added = [
    hyperlink?.create({ href }),
    textColor?.create({ rgb: '0563C1' }),
    underline?.create({ style: 'single' }),
  ];
  return added.reduce<readonly Mark[]>((all, mark) => mark?.addToSet(all) ?? all, marks);
}

/** The reference includes its text; a new note is created from it on insertion. */
function createNoteReference(text: string, marks: readonly Mark[]): Node {
  const noteDoc = schema.topNodeType.create(
    null,
    createNode('paragraph', null, text === '' ? [] : [schema.text(text)]),
  );
  const reference = createReference({ kind: 'footnote', id: 0 });
  const superscriptMarks = schema.marks.superscript?.create().addToSet(marks) ?? marks;
  const instruction = `0 ${JSON.stringify(noteDoc.toJSON())}`;
  return reference.type.create({ ...reference.attrs, instruction }, null, superscriptMarks);
}

/** 20 twips per point, 0.75 points per pixel. */
const twipsPerPixel = 15;
/** For pictures without dimensions. */
const defaultSize = { width: 300, height: 200 };

function createPicture({ src, alt, width, height }: PastedPicture, textWidth: number): Node {
  const size = width === null || height === null ? defaultSize : { width, height };
  const scale = Math.min(1, textWidth / twipsPerPixel / size.width);
  return createNode('image', {
    src,
    alt: alt === '' ? null : alt,
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  });
}

const borderLine = { style: 'single', size: 4, color: { rgb: '000000' } };
const borders = { top: borderLine, bottom: borderLine, left: borderLine, right: borderLine };

function createTable({ rows, isRightToLeft }: PastedTable, context: PasteContext, lists: Lists): Node {
  const columns = Math.max(
    1,
    ...rows.map(({ cells }) => cells.reduce((sum, { colspan }) => sum + colspan, 0)),
  );
  const width = Math.floor(context.textWidth / columns);
  const { body } = context;
  const cellContext: PasteContext = {
    ...context,
    body: {
      ...body,
      attrs: { ...body.attrs, indentLeft: null, indentFirstLine: null, hangingIndent: false },
    },
  };
  const rowNodes = rows.map(({ cells, isHeader }) =>
    createNode(
      'tableRow',
      { isHeader },
      cells.map(({ colspan, rowspan, shading, blocks }) =>
        createNode(
          'tableCell',
          { colspan, rowspan, borders, backgroundColor: shading, width: width * colspan, widthType: 'dxa' },
          blocks.map((block) => createParagraph(block, cellContext, lists)),
        ),
      ),
    ),
  );
  const columnWidths = Array.from({ length: columns }, () => width);
  return createNode(
    'table',
    {
      columnWidths,
      width: width * columns,
      widthType: 'dxa',
      tableLayout: 'fixed',
      bidi: isRightToLeft === true ? true : null,
    },
    rowNodes,
  );
}

function createNode(
  name: string,
  attrs: Attrs | null,
  content: readonly Node[] = [],
  marks?: readonly Mark[],
): Node {
  return schema.node(name, attrs, content, marks);
}

function assertNever(value: never): never {
  throw new Error(`Not expected: ${JSON.stringify(value)}`);
}

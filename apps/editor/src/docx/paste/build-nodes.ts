import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import type { NumberingDefinitions } from '@eigenpal/docx-editor-core/types/document';
import type { Attrs, Mark, Node } from 'prosemirror-model';
import { createReference } from '../document/notes/references.ts';
import { listAttributes, newList } from '../document/styles/list-definitions.ts';
import { stylesOf } from '../document/styles/styles-of.ts';
import type {
  ParagraphRole,
  PastedBlock,
  PastedInline,
  PastedListPlace,
  PastedParagraph,
  PastedPicture,
  PastedTable,
  TextMark,
} from './blocks.ts';
import { type ParagraphFormatting, type PasteContext, styleFormatting } from './paste-context.ts';

/** Converts copied content to blocks of this document, with its fonts, sizes and lists. */
export interface BuiltBlocks {
  nodes: Node[];
  /** The document's numbering with the new lists; null if there are none. */
  numbering: NumberingDefinitions | null;
}

export function buildNodes(blocks: readonly PastedBlock[], context: PasteContext): BuiltBlocks {
  const lists = listsFor(context);
  const nodes = blocks.map((block) =>
    block.kind === 'table' ? tableNode(block, context, lists) : paragraphNode(block, context, lists),
  );
  return { nodes, numbering: lists.started() };
}

/** Inline content that continues the paragraph at the caret. */
export function buildLine(content: readonly PastedInline[], context: PasteContext): Node[] {
  return content.map((inline) => inlineNode(inline, context.line, context));
}

interface Lists {
  attributes: (place: PastedListPlace) => object;
  started: () => NumberingDefinitions | null;
}

function listsFor({ parts, list: here }: PasteContext): Lists {
  let numbering = parts.numbering ?? { abstractNums: [], nums: [] };
  let hasStarted = false;
  const known = new Map<string, number>();
  const numIdOf = ({ key, kind, start }: PastedListPlace): number => {
    const name = `${kind} ${key}`;
    const before = known.get(name);
    if (before !== undefined) return before;
    // The first list continues the one at the caret.
    const goesOn = known.size === 0 && here?.kind === kind ? here.numId : null;
    const { numId, numbering: more } =
      goesOn === null ? newList(numbering, kind, start) : { numId: goesOn, numbering };
    hasStarted ||= goesOn === null;
    numbering = more;
    known.set(name, numId);
    return numId;
  };
  return {
    attributes: (place) => {
      const numId = numIdOf(place);
      const attributes = listAttributes(numbering, { numId, ilvl: place.level });
      if (!place.isContinued) return attributes;
      const { indentLeft } = { indentLeft: null, ...attributes };
      return { indentLeft, indentFirstLine: null, hangingIndent: false };
    },
    started: () => (hasStarted ? numbering : null),
  };
}

function paragraphNode(block: PastedParagraph, context: PasteContext, lists: Lists): Node {
  const { attrs, marks } = formattingOfRole(block.role, context);
  const list = block.list === null ? {} : { ...lists.attributes(block.list) };
  const align = block.align === null ? {} : { alignment: block.align };
  const content = block.content.map((inline) => inlineNode(inline, marks, context));
  return node('paragraph', { ...attrs, ...align, ...list }, content);
}

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

function formattingOfRole(role: ParagraphRole, context: PasteContext): ParagraphFormatting {
  if (role === 'body') return context.body;
  const { parts, body } = context;
  const found = stylesOf(parts)
    .getParagraphStyles()
    .find(({ name }) => name?.toLowerCase() === styleNames[role]);
  if (found !== undefined) return styleFormatting(found.styleId, { state: { schema }, parts });
  if (role === 'quote') return { ...body, attrs: { ...body.attrs, indentLeft: 720, indentRight: 720 } };
  const bold = schema.marks.bold?.create();
  return bold === undefined ? body : { ...body, marks: bold.addToSet(body.marks) };
}

function inlineNode(inline: PastedInline, marks: readonly Mark[], context: PasteContext): Node {
  switch (inline.kind) {
    case 'text': {
      const emphasised = inline.marks.reduce((all, mark) => markOf(mark).addToSet(all), marks);
      return schema.text(inline.text, inline.href === null ? emphasised : linkMarks(inline.href, emphasised));
    }
    case 'break':
      return node('hardBreak', null, [], marks);
    case 'tab':
      return node('tab', null, [], marks);
    case 'note':
      return noteNode(inline.text, marks);
    case 'picture':
      return pictureNode(inline.picture, context.textWidth);
    default:
      return assertNever(inline);
  }
}

function markOf(name: TextMark): Mark {
  const type = schema.marks[name];
  if (type === undefined) throw new Error(`The schema has no mark ${name}`);
  return type.create();
}

/** Blue and underlined, like links made with the link tool. */
function linkMarks(href: string, marks: readonly Mark[]): readonly Mark[] {
  const { hyperlink, textColor, underline } = schema.marks;
  const added = [
    hyperlink?.create({ href }),
    textColor?.create({ rgb: '0563C1' }),
    underline?.create({ style: 'single' }),
  ];
  return added.reduce<readonly Mark[]>((all, mark) => mark?.addToSet(all) ?? all, marks);
}

/** The reference includes its text; a new note is created from it on insertion. */
function noteNode(text: string, marks: readonly Mark[]): Node {
  const carried = schema.topNodeType.create(
    null,
    node('paragraph', null, text === '' ? [] : [schema.text(text)]),
  );
  const reference = createReference({ kind: 'footnote', id: 0 });
  const raised = schema.marks.superscript?.create().addToSet(marks) ?? marks;
  const instruction = `0 ${JSON.stringify(carried.toJSON())}`;
  return reference.type.create({ ...reference.attrs, instruction }, null, raised);
}

/** 20 twips per point, 0.75 points per pixel. */
const twipsPerPixel = 15;
/** For pictures without dimensions. */
const defaultSize = { width: 300, height: 200 };

function pictureNode({ src, alt, width, height }: PastedPicture, textWidth: number): Node {
  const size = width === null || height === null ? defaultSize : { width, height };
  const scale = Math.min(1, textWidth / twipsPerPixel / size.width);
  return node('image', {
    src,
    alt: alt === '' ? null : alt,
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  });
}

const line = { style: 'single', size: 4, color: { rgb: '000000' } };
const borders = { top: line, bottom: line, left: line, right: line };

function tableNode({ rows }: PastedTable, context: PasteContext, lists: Lists): Node {
  const columns = Math.max(
    1,
    ...rows.map(({ cells }) => cells.reduce((sum, { colspan }) => sum + colspan, 0)),
  );
  const width = Math.floor(context.textWidth / columns);
  const { body } = context;
  const inCells: PasteContext = {
    ...context,
    body: {
      ...body,
      attrs: { ...body.attrs, indentLeft: null, indentFirstLine: null, hangingIndent: false },
    },
  };
  const rowNodes = rows.map(({ cells, isHeader }) =>
    node(
      'tableRow',
      { isHeader },
      cells.map(({ colspan, rowspan, shading, blocks }) =>
        node(
          'tableCell',
          { colspan, rowspan, borders, backgroundColor: shading, width: width * colspan, widthType: 'dxa' },
          blocks.map((block) => paragraphNode(block, inCells, lists)),
        ),
      ),
    ),
  );
  const columnWidths = Array.from({ length: columns }, () => width);
  return node(
    'table',
    { columnWidths, width: width * columns, widthType: 'dxa', tableLayout: 'fixed' },
    rowNodes,
  );
}

function node(
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

import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import type {
  BlockContent,
  Document,
  InlineSdt,
  Paragraph,
  ParagraphContent,
  Run,
  SimpleField,
} from '@eigenpal/docx-editor-core/types/document';
import type { Mark, Node } from 'prosemirror-model';
import { mapParagraphs } from '../map-paragraphs.ts';
import { mapInline } from '../notes/references.ts';

/**
 * A column break (`w:br w:type="column"`; ECMA-376 Part 1, 17.3.3.1): what follows in its paragraph begins the next column. The library reads the
 * element and drops it from the text. In the text it is a field with a name of its own, as note references are. Breaks in links are not shown.
 */
const instruction = 'REDRAFT.COLUMNBREAK';
const fieldType = 'UNKNOWN';
/** As the server reads a break of any kind. */
const displayText = '\n';

export const isColumnBreak = ({ type, attrs }: Pick<Node, 'type' | 'attrs'>): boolean =>
  type.name === 'field' && attrs.instruction === instruction;

export const createColumnBreak = (marks: readonly Mark[] = []): Node =>
  schema.node('field', { fieldType, instruction, displayText }, undefined, withoutLink(marks));

const withoutLink = (marks: readonly Mark[]): Mark[] => marks.filter(({ type }) => type.name !== 'hyperlink');

/** The library writes only the text of links: a break within one divides it. */
export const takeColumnBreaksOutOfLinks = (doc: Node): Node =>
  mapInline(doc, (node) => {
    if (!isColumnBreak(node)) return [node];
    const marks = withoutLink(node.marks);
    return [marks.length === node.marks.length ? node : node.mark(marks)];
  });

/** Whether the text was read with column breaks: positions count them. */
export const hasColumnBreaks = (document: Document): boolean => writeColumnBreaks(document) !== document;

/** The breaks as fields, before the library makes nodes of the text. */
export const readColumnBreaks = (document: Document): Document => changeBody(document, splitRun);

/** The fields as breaks, before the library writes the text. */
export const writeColumnBreaks = (document: Document): Document => changeBody(document, fieldToBreak);

type Inline = Run | SimpleField | InlineSdt;
/** What replaces a part of a paragraph; null where there is nothing to change. */
type Change = (item: ParagraphContent) => Inline[] | null;

function changeBody(document: Document, change: Change): Document {
  const body = document.package.document;
  const content = changeParagraphs(body.content, change);
  if (content === body.content) return document;
  return { ...document, package: { ...document.package, document: { ...body, content } } };
}

function changeParagraphs(blocks: BlockContent[], change: Change): BlockContent[] {
  let isChanged = false;
  const changed = mapParagraphs(blocks, (paragraph): Paragraph => {
    const content = changeContent(paragraph.content, change);
    if (content === null) return paragraph;
    isChanged = true;
    return { ...paragraph, content };
  });
  return isChanged ? changed : blocks;
}

/** Also in content controls. */
function changeContent<Content extends ParagraphContent>(
  content: readonly Content[],
  change: Change,
): (Content | Inline)[] | null {
  let isChanged = false;
  const changed = content.flatMap((item): (Content | Inline)[] => {
    const parts = item.type === 'inlineSdt' ? changeControl(item, change) : change(item);
    if (parts !== null) isChanged = true;
    return parts ?? [item];
  });
  return isChanged ? changed : null;
}

function changeControl(control: InlineSdt, change: Change): InlineSdt[] | null {
  const content = changeContent(control.content, change);
  return content === null ? null : [{ ...control, content }];
}

const isBreak = (content: Run['content'][number]): boolean =>
  content.type === 'break' && content.breakType === 'column';

function splitRun(run: ParagraphContent): Inline[] | null {
  if (run.type !== 'run' || !run.content.some(isBreak)) return null;
  const parts: Inline[] = [];
  let open: Run['content'] = [];
  const close = (): void => {
    if (open.length > 0) parts.push({ ...run, content: open });
    open = [];
  };
  for (const item of run.content) {
    if (!isBreak(item)) open.push(item);
    else {
      close();
      const result: Run = { ...run, content: [{ type: 'text', text: displayText }] };
      parts.push({ type: 'simpleField', instruction, fieldType, content: [result] });
    }
  }
  close();
  return parts;
}

const fieldToBreak: Change = (item) =>
  (item.type === 'simpleField' || item.type === 'complexField') && item.instruction === instruction
    ? [{ type: 'run', content: [{ type: 'break', breakType: 'column' }] }]
    : null;

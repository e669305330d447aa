import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import type {
  BlockContent,
  Document,
  Paragraph,
  ParagraphContent,
  Run,
} from '@eigenpal/docx-editor-core/types/document';
import type { Mark, Node } from 'prosemirror-model';
import { mapParagraphs } from '../map-paragraphs.ts';

/**
 * A column break (`w:br w:type="column"`; ECMA-376 Part 1, 17.3.3.1): what follows in its paragraph begins the next column. The library reads the
 * element and drops it from the text. In the text it is a field with a name of its own, as note references are.
 */
const instruction = 'REDRAFT.COLUMNBREAK';
const fieldType = 'UNKNOWN';
/** As the server reads a break of any kind. */
const displayText = '\n';

export const isColumnBreak = ({ type, attrs }: Pick<Node, 'type' | 'attrs'>): boolean =>
  type.name === 'field' && attrs.instruction === instruction;

export const createColumnBreak = (marks: readonly Mark[] = []): Node =>
  schema.node('field', { fieldType, instruction, displayText }, undefined, marks);

/** Whether the text was read with column breaks: positions count them. */
export const hasColumnBreaks = (document: Document): boolean => writeColumnBreaks(document) !== document;

/** The breaks as fields, before the library makes nodes of the text. */
export const readColumnBreaks = (document: Document): Document => changeBody(document, splitRuns);

/** The fields as breaks, before the library writes the text. */
export const writeColumnBreaks = (document: Document): Document => changeBody(document, joinRuns);

type ChangeContent = (content: readonly ParagraphContent[]) => ParagraphContent[] | null;

function changeBody(document: Document, change: ChangeContent): Document {
  const body = document.package.document;
  const content = changeParagraphs(body.content, change);
  if (content === body.content) return document;
  return { ...document, package: { ...document.package, document: { ...body, content } } };
}

function changeParagraphs(blocks: BlockContent[], change: ChangeContent): BlockContent[] {
  let isChanged = false;
  const changed = mapParagraphs(blocks, (paragraph): Paragraph => {
    const content = change(paragraph.content);
    if (content === null) return paragraph;
    isChanged = true;
    return { ...paragraph, content };
  });
  return isChanged ? changed : blocks;
}

const isBreak = (content: Run['content'][number]): boolean =>
  content.type === 'break' && content.breakType === 'column';

/** Null where there is nothing to change. */
function splitRuns(content: readonly ParagraphContent[]): ParagraphContent[] | null {
  if (!content.some((item) => item.type === 'run' && item.content.some(isBreak))) return null;
  return content.flatMap((item) => (item.type === 'run' ? splitRun(item) : [item]));
}

function splitRun(run: Run): ParagraphContent[] {
  const parts: ParagraphContent[] = [];
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

function joinRuns(content: readonly ParagraphContent[]): ParagraphContent[] | null {
  if (!content.some(isBreakField)) return null;
  return content.map(
    (item): ParagraphContent =>
      isBreakField(item) ? { type: 'run', content: [{ type: 'break', breakType: 'column' }] } : item,
  );
}

const isBreakField = (item: ParagraphContent): boolean =>
  (item.type === 'simpleField' || item.type === 'complexField') && item.instruction === instruction;

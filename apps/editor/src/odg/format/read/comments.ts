import type { SceneComment } from '../../../canvas/scene/scene.ts';
import { type Element, findChild } from '../../../xml/element.ts';
import { getString, getText } from '../../../xml/values.ts';
import { parseLength } from './units.ts';

export interface CommentSource {
  comment: SceneComment;
  element: Element;
}

/** The comments of a page, in file order. An id is taken from the file, or derived from the position in it. */
export function readComments(
  page: Element,
  idFor: (element: Element, position: string) => string,
): CommentSource[] {
  return listAnnotations(page).map((element, index) => {
    const readChildText = (name: string): string => {
      const child = findChild(element, name);
      return child === null ? '' : getText(child);
    };
    const paragraphs = listParagraphs(element).map(getPlainText);
    return {
      element,
      comment: {
        id: idFor(element, `c${index}`),
        author: readChildText('dc:creator'),
        at: parseTime(readChildText('dc:date')),
        text: paragraphs.join('\n'),
        parentId: null,
        shape: null,
        isResolved: null,
        x: Math.round(parseLength(getString(element, 'svg:x')) ?? 0),
        y: Math.round(parseLength(getString(element, 'svg:y')) ?? 0),
      },
    };
  });
}

/** LibreOffice uses a prefix of its own. */
export const annotationNames = ['office:annotation', 'officeooo:annotation'];
const listAnnotations = (page: Element): Element[] =>
  page.children.filter(({ name }) => annotationNames.includes(name));

/** Including those within lists, in order. */
export function listParagraphs(element: Element): Element[] {
  const found: Element[] = [];
  const queue = [...element.children].reverse();
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (next.name === 'text:p') found.push(next);
    else if (next.name.startsWith('text:list')) queue.push(...[...next.children].reverse());
  }
  return found;
}

/** Plain text with spaces, tabs and breaks. */
function getPlainText(paragraph: Element): string {
  let text = '';
  let offset = paragraph.from;
  const whitespaceElements: Element[] = [];
  const queue = [...paragraph.children].reverse();
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (/^text:(?:s|tab|line-break)$/.test(next.name)) whitespaceElements.push(next);
    else queue.push(...[...next.children].reverse());
  }
  for (const whitespaceElement of whitespaceElements) {
    text += getText({ ...paragraph, from: offset, to: whitespaceElement.start });
    if (whitespaceElement.name === 'text:tab') text += '\t';
    else if (whitespaceElement.name === 'text:line-break') text += '\n';
    else
      text += ' '.repeat(
        Math.min(1000, Math.max(1, Number(getString(whitespaceElement, 'text:c') ?? 1) || 1)),
      );
    offset = whitespaceElement.end;
  }
  return text + getText({ ...paragraph, from: offset, to: paragraph.to });
}

/** Without a zone it is local time, as the programs that write it intend. */
function parseTime(text: string): number | null {
  const match = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d+))?(Z|[+-]\d\d:\d\d)?$/.exec(text.trim());
  if (match === null) return null;
  const [, dateTime = '', fraction = '', zone = ''] = match;
  const time = Date.parse(`${dateTime}.${fraction.padEnd(3, '0').slice(0, 3)}${zone}`);
  return Number.isFinite(time) ? time : null;
}

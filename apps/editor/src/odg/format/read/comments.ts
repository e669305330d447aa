import type { SceneComment } from '../../../canvas/scene/scene.ts';
import { type Element, findChild } from '../../../xml/element.ts';
import { getString, getText } from '../../../xml/values.ts';
import { lengthOf } from './units.ts';

export interface CommentSource {
  comment: SceneComment;
  element: Element;
}

/** The comments of a page, in file order. An id is taken from the file, or derived from the position in it. */
export function readComments(
  page: Element,
  idFor: (element: Element, place: string) => string,
): CommentSource[] {
  return annotationsOf(page).map((element, index) => {
    const announced = (name: string): string => {
      const child = findChild(element, name);
      return child === null ? '' : getText(child);
    };
    const paragraphs = paragraphsIn(element).map(textWithin);
    return {
      element,
      comment: {
        id: idFor(element, `c${index}`),
        author: announced('dc:creator'),
        at: timeIn(announced('dc:date')),
        text: paragraphs.join('\n'),
        x: Math.round(lengthOf(getString(element, 'svg:x')) ?? 0),
        y: Math.round(lengthOf(getString(element, 'svg:y')) ?? 0),
      },
    };
  });
}

/** LibreOffice uses a prefix of its own. */
export const annotationNames = ['office:annotation', 'officeooo:annotation'];
const annotationsOf = (page: Element): Element[] =>
  page.children.filter(({ name }) => annotationNames.includes(name));

/** Including those within lists, in order. */
export function paragraphsIn(element: Element): Element[] {
  const found: Element[] = [];
  const open = [...element.children].reverse();
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next.name === 'text:p') found.push(next);
    else if (next.name.startsWith('text:list')) open.push(...[...next.children].reverse());
  }
  return found;
}

/** Plain text with spaces, tabs and breaks. */
function textWithin(paragraph: Element): string {
  let text = '';
  let at = paragraph.from;
  const signs: Element[] = [];
  const open = [...paragraph.children].reverse();
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (/^text:(?:s|tab|line-break)$/.test(next.name)) signs.push(next);
    else open.push(...[...next.children].reverse());
  }
  for (const sign of signs) {
    text += getText({ ...paragraph, from: at, to: sign.start });
    if (sign.name === 'text:tab') text += '\t';
    else if (sign.name === 'text:line-break') text += '\n';
    else text += ' '.repeat(Math.min(1000, Math.max(1, Number(getString(sign, 'text:c') ?? 1) || 1)));
    at = sign.end;
  }
  return text + getText({ ...paragraph, from: at, to: paragraph.to });
}

/** Without a zone it is local time, as the programs that write it intend. */
function timeIn(text: string): number | null {
  const match = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d+))?(Z|[+-]\d\d:\d\d)?$/.exec(text.trim());
  if (match === null) return null;
  const [, moment = '', fraction = '', zone = ''] = match;
  const at = Date.parse(`${moment}.${fraction.padEnd(3, '0').slice(0, 3)}${zone}`);
  return Number.isFinite(at) ? at : null;
}

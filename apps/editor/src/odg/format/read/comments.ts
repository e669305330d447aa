import type { SceneComment } from '../../../canvas/scene/scene.ts';
import { childOf, type Element } from '../../../xml/element.ts';
import { childrenOf, stringOf, textOf } from '../../../xml/values.ts';
import { wholeEmu } from './lengths.ts';

/** Programs of one family write notes on a page under a name of their own. */
export const noteNames = ['office:annotation', 'officeooo:annotation'];

export function noteElements(page: Element): Element[] {
  return page.children.filter(({ name }) => noteNames.includes(name));
}

export function readComment(element: Element, id: string): SceneComment {
  const words = (name: string): string => {
    const child = childOf(element, name);
    return child === null ? '' : textOf(child);
  };
  const time = words('dc:date').trim();
  const at = time === '' ? Number.NaN : Date.parse(/(?:z|[+-]\d\d:?\d\d)$/i.test(time) ? time : `${time}Z`);
  return {
    id,
    author: words('dc:creator'),
    at: Number.isNaN(at) ? null : at,
    text: childrenOf(element, 'text:p').map(textOf).join('\n'),
    x: wholeEmu(stringOf(element, 'svg:x')),
    y: wholeEmu(stringOf(element, 'svg:y')),
  };
}

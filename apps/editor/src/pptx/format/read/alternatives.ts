import type { Element } from '../../../xml/element.ts';
import { listChildren } from '../../../xml/values.ts';

/** Elements of a name among these, also in alternatives for newer and older programs. */
export const listWithAlternatives = (elements: readonly Element[], name: string): Element[] =>
  elements.flatMap((element) => {
    if (element.name === name) return [element];
    if (element.name !== 'mc:AlternateContent') return [];
    return element.children.flatMap((version) => listChildren(version, name));
  });

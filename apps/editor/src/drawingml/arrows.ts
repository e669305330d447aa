import type { LineShape } from '../canvas/scene/scene.ts';
import type { Element } from '../xml/element.ts';
import { findByPath, getNumber, getString } from '../xml/values.ts';
import type { DrawingPart } from './drawing-part.ts';

/** Heads of a line, from its own markup, inherited markup, and its style. */
export function readArrows(
  properties: readonly (Element | null)[],
  style: Element | null,
  { theme }: DrawingPart,
): Pick<LineShape, 'startArrow' | 'endArrow'> {
  const reference = findByPath(style, 'p:lnRef') ?? findByPath(style, 'a:lnRef');
  const index = getNumber(reference, 'idx') ?? 0;
  const lines = [
    ...properties.map((shapeProperties) => findByPath(shapeProperties, 'a:ln')),
    theme.lines[index - 1] ?? null,
  ];
  const hasHead = (name: string): boolean => {
    for (const line of lines) {
      const head = findByPath(line, name);
      if (head !== null) return (getString(head, 'type') ?? 'none') !== 'none';
    }
    return false;
  };
  return { startArrow: hasHead('a:headEnd'), endArrow: hasHead('a:tailEnd') };
}

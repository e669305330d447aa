import './equations.css';
import { readElement } from '../../../xml/element.ts';
import { drawMath } from './math-node.ts';
import { getEquationAlignment, readEquation } from './read-equation.ts';

/** Shows an equation in an element; false if its markup is broken. */
export function drawEquation(
  element: HTMLElement,
  { xml, isBlock, text }: { xml: string; isBlock: boolean; text: string },
): boolean {
  const root = readElement(xml);
  if (root === null) return false;
  element.replaceChildren(drawMath(readEquation(root, { isBlock, text }), element.ownerDocument));
  const alignment = isBlock ? getEquationAlignment(root) : null;
  if (alignment !== null) element.dataset.alignment = alignment;
  return true;
}

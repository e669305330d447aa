import './equations.css';
import { readElement } from '../../../xml/element.ts';
import { drawMath } from './math-node.ts';
import { getEquationAlignment, readEquation } from './read-equation.ts';

/** Shows an equation in an element; one whose markup is broken stays as it is. */
export function drawEquation(
  element: HTMLElement,
  { xml, isBlock, text }: { xml: string; isBlock: boolean; text: string },
): void {
  const root = readElement(xml);
  if (root === null) return;
  element.replaceChildren(drawMath(readEquation(root, { isBlock, text }), element.ownerDocument));
  const alignment = isBlock ? getEquationAlignment(root) : null;
  if (alignment !== null) element.dataset.alignment = alignment;
}

import type { TextLayout } from '../../../canvas/scene/scene.ts';
import { defaultLayout } from '../../../drawingml/text-layout.ts';
import { type Element, findChild } from '../../../xml/element.ts';
import { findGraphicValue } from './fills.ts';
import { lineElementNames, type Position } from './position.ts';
import type { StyleChain } from './styles.ts';

/**
 * Whether lines wrap, as LibreOffice reads it: in shapes only if the file says so, in a text box unless it grows with its text. Null for the default
 * layout.
 */
export function readTextLayout(
  element: Element,
  chain: StyleChain,
  { isFlippedY }: Position,
): TextLayout | null {
  if (findChild(element, 'draw:text-box') !== null)
    return findGraphicValue(chain, 'draw:auto-grow-width') === 'true' ? unwrapped : null;
  // The words of a line are upright wherever it leads.
  if (lineElementNames.includes(element.name)) return { ...unwrapped, rotation: isFlippedY ? 180 : 0 };
  return findGraphicValue(chain, 'fo:wrap-option') === 'wrap' ? null : unwrapped;
}

const unwrapped: TextLayout = { ...defaultLayout, wraps: false };

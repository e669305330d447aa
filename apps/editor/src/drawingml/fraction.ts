import type { Element } from '../xml/element.ts';
import { getNumber, getString } from '../xml/values.ts';

/** A percentage as a fraction: in thousandths of a percent, or in strict files a number with a percent sign. */
export function readFraction(element: Element | null, name = 'val'): number | null {
  const value = getNumber(element, name);
  if (value === null) return null;
  return value / (getString(element, name)?.includes('%') === true ? 100 : 100_000);
}

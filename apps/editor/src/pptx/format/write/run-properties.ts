import { encodeAttribute } from '@redraft/documents';
import type { RunFormat } from '../../../canvas/scene/run-format.ts';
import { fillNames } from '../../../drawingml/fills.ts';
import type { TextContext } from '../../../drawingml/text-styles.ts';
import {
  type ElementDraft,
  ensureChild,
  insertChild,
  parseElementDraft,
  removeChildren,
  setAttributes,
} from '../../../xml/draft.ts';

/** Returns the relationship id of a link target. */
export type LinkTo = (address: string) => string;

/** Schema order of the children of `a:rPr`. */
const runPropertyOrder = [
  'a:ln',
  ...fillNames,
  'a:effectLst',
  'a:effectDag',
  'a:highlight',
  'a:uLnTx',
  'a:uLn',
  'a:uFillTx',
  'a:uFill',
  'a:latin',
  'a:ea',
  'a:cs',
  'a:sym',
  'a:hlinkClick',
  'a:hlinkMouseOver',
  'a:rtl',
  'a:extLst',
];

export function createSrgbColour(color: string, opacity = 1): string {
  const value = color.replace('#', '').toUpperCase();
  return opacity >= 1
    ? `<a:srgbClr val="${value}"/>`
    : `<a:srgbClr val="${value}"><a:alpha val="${Math.round(opacity * 100_000)}"/></a:srgbClr>`;
}

export function createSolidFill(color: string, opacity = 1): string {
  return `<a:solidFill>${createSrgbColour(color, opacity)}</a:solidFill>`;
}

/** Writes the properties that differ from the inherited format. */
export function writeRunProperties(
  properties: ElementDraft,
  {
    requested,
    resolved: inherited,
    context,
    linkTo,
  }: { requested: RunFormat; resolved: RunFormat; context: TextContext; linkTo: LinkTo },
): void {
  const attributes: Record<string, string> = {};
  if (requested.bold !== inherited.bold) attributes.b = requested.bold ? '1' : '0';
  if (requested.italic !== inherited.italic) attributes.i = requested.italic ? '1' : '0';
  if (requested.underline !== inherited.underline) attributes.u = requested.underline ? 'sng' : 'none';
  if (requested.strike !== inherited.strike) attributes.strike = requested.strike ? 'sngStrike' : 'noStrike';
  if (requested.capitals !== inherited.capitals) attributes.cap = requested.capitals;
  if (requested.baseline !== inherited.baseline)
    attributes.baseline = String(Math.round(requested.baseline * 100_000));
  if (requested.size !== inherited.size)
    attributes.sz = String(Math.round((requested.size * 100) / context.fontScale));
  setAttributes(properties, attributes);
  if (requested.color !== inherited.color) {
    removeChildren(properties, fillNames);
    insertChild(properties, parseElementDraft(createSolidFill(requested.color)), runPropertyOrder);
  }
  if (requested.font !== inherited.font)
    setAttributes(ensureChild(properties, 'a:latin', runPropertyOrder), { typeface: requested.font });
  if (requested.link === inherited.link) return;
  removeChildren(properties, ['a:hlinkClick']);
  if (requested.link === null) return;
  insertChild(
    properties,
    parseElementDraft(`<a:hlinkClick r:id="${encodeAttribute(linkTo(requested.link))}"/>`),
    runPropertyOrder,
  );
}

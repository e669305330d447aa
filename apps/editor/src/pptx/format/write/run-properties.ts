import { encodeAttribute } from '@redraft/documents';
import type { RunFormat } from '../../../canvas/scene/run-format.ts';

import {
  type ElementDraft,
  ensureChild,
  insertChild,
  parseElementDraft,
  removeChildren,
  setAttributes,
} from '../../../xml/draft.ts';
import { fillNames } from '../read/fills.ts';
import type { TextContext } from '../read/text-styles.ts';

/** Returns the relationship id of a link target. */
export type LinkTo = (address: string) => string;

/** Schema order of the children of `a:rPr`. */
const runOrder = [
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

export function solidFill(color: string, opacity = 1): string {
  const value = color.replace('#', '').toUpperCase();
  if (opacity >= 1) return `<a:solidFill><a:srgbClr val="${value}"/></a:solidFill>`;
  const alpha = `<a:alpha val="${Math.round(opacity * 100_000)}"/>`;
  return `<a:solidFill><a:srgbClr val="${value}">${alpha}</a:srgbClr></a:solidFill>`;
}

/** Writes the properties that differ from the inherited format. */
export function writeRunProperties(
  properties: ElementDraft,
  {
    wanted: requested,
    resolved,
    context,
    linkTo,
  }: { wanted: RunFormat; resolved: RunFormat; context: TextContext; linkTo: LinkTo },
): void {
  const attributes: Record<string, string> = {};
  if (requested.bold !== resolved.bold) attributes.b = requested.bold ? '1' : '0';
  if (requested.italic !== resolved.italic) attributes.i = requested.italic ? '1' : '0';
  if (requested.underline !== resolved.underline) attributes.u = requested.underline ? 'sng' : 'none';
  if (requested.strike !== resolved.strike) attributes.strike = requested.strike ? 'sngStrike' : 'noStrike';
  if (requested.size !== resolved.size)
    attributes.sz = String(Math.round((requested.size * 100) / context.scale));
  setAttributes(properties, attributes);
  if (requested.color !== resolved.color) {
    removeChildren(properties, fillNames);
    insertChild(properties, parseElementDraft(solidFill(requested.color)), runOrder);
  }
  if (requested.font !== resolved.font)
    setAttributes(ensureChild(properties, 'a:latin', runOrder), { typeface: requested.font });
  if (requested.link === resolved.link) return;
  removeChildren(properties, ['a:hlinkClick']);
  if (requested.link === null) return;
  insertChild(
    properties,
    parseElementDraft(`<a:hlinkClick r:id="${encodeAttribute(linkTo(requested.link))}"/>`),
    runOrder,
  );
}

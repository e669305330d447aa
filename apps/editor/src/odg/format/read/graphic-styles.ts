import { type GraphicStyle, type StyleFormat, styleKeys } from '../../../canvas/scene/graphic-style.ts';
import { type Element, findChild } from '../../../xml/element.ts';
import { getString } from '../../../xml/values.ts';
import { styleAttributes } from '../style-attributes.ts';
import { readArrows, readFill, readStrokeValues, readTextFrame } from './fills.ts';
import { appendDefaultStyle, getStyleChain, type StyleChain, type Styles, toKey } from './styles.ts';
import { readParagraphValues, resolveRunFormat } from './text-styles.ts';

/** The graphic styles of a file, in its order. */
export function readGraphicStyles(styles: Styles | undefined): readonly GraphicStyle[] {
  if (styles === undefined) return [];
  const found: GraphicStyle[] = [];
  for (const element of styles.common.values()) {
    const id = getString(element, 'style:name') ?? '';
    if (getString(element, 'style:family') !== 'graphic' || id === '') continue;
    const parentId = getString(element, 'style:parent-style-name');
    found.push({
      id,
      name: getString(element, 'style:display-name') ?? decodeStyleName(id),
      parentId: parentId === null || !styles.common.has(toKey('graphic', parentId)) ? null : parentId,
      format: readStyleFormat(styles, getStyleChain(styles, 'graphic', id)),
      own: listOwnKeys(element),
    });
  }
  return found;
}

/** Names without one for people have other characters as their number between underscores. */
const decodeStyleName = (id: string): string =>
  id.replace(/_([0-9a-f]{1,6})_/g, (encoded, digits: string) => {
    const codePoint = Number.parseInt(digits, 16);
    return codePoint > 0x10_ffff ? encoded : String.fromCodePoint(codePoint);
  });

function listOwnKeys(element: Element): GraphicStyle['own'] {
  return styleKeys.filter((key) => {
    const { properties, names } = styleAttributes[key];
    const child = findChild(element, properties);
    return child !== null && names.some((name) => getString(child, name) !== null);
  });
}

function readStyleFormat(styles: Styles, graphicChain: StyleChain): StyleFormat {
  const chain = appendDefaultStyle(styles, 'graphic', graphicChain);
  const text = appendDefaultStyle(styles, 'paragraph', chain);
  const { fill, fillPaint, fillOpacity } = readFill(styles, chain);
  const stroke = readStrokeValues(styles, chain, 'solid');
  const context = { styles, inherited: text };
  const {
    link: _,
    baseline: _b,
    ...run
  } = resolveRunFormat(context, { spans: [], paragraph: text, link: null });
  const { isRightToLeft: _r, ...paragraph } = readParagraphValues(text, run.size);
  return {
    fill: { fill, fillPaint },
    fillOpacity,
    dash: stroke.dash,
    lineColor: stroke.color,
    lineWidth: stroke.width,
    ...readArrows(chain),
    ...readTextFrame(chain, 'top'),
    ...run,
    ...paragraph,
  };
}

/** The id of the style that a shape has: its own, or that of its automatic style. */
export function findStyleId(styles: Styles, name: string | null): string | null {
  for (const element of getStyleChain(styles, 'graphic', name)) {
    const id = getString(element, 'style:name') ?? '';
    if (styles.common.get(toKey('graphic', id)) === element) return id;
  }
  return null;
}

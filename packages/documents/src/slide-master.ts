import { drawingMain } from './opc-parts.ts';
import { type SlideDesign, themeColours } from './slide-designs.ts';
import { boxes, ornaments } from './slide-layouts.ts';
import { type Box, level, placeholder, shapeTree, slideNamespaces } from './slide-markup.ts';

/** Maps theme colours to background and text: a dark design has light text. */
function colourMap({ isDark }: SlideDesign): string {
  const grounds = isDark
    ? 'bg1="dk1" tx1="lt1" bg2="dk2" tx2="lt2"'
    : 'bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2"';
  const accents = [1, 2, 3, 4, 5, 6].map((number) => `accent${number}="accent${number}"`).join(' ');
  return `<p:clrMap ${grounds} ${accents} hlink="hlink" folHlink="folHlink"/>`;
}

/** Indent per level, and hanging indent of the bullet. */
const indentStep = 342_900;
const sizes = [24, 20, 18, 16, 16, 16, 16, 16, 16];
const bullets = ['•', '–', '▪'];

const bodyLevels = sizes
  .map((points, index) =>
    level(index + 1, {
      points,
      colour: 'tx1',
      font: 'mn',
      bullet: bullets[index % bullets.length] ?? '•',
      attributes: `marL="${(index + 1) * indentStep}" indent="-${indentStep}"`,
      spaceBefore: index === 0 ? 10 : 5,
    }),
  )
  .join('');

const titleLevel = level(1, {
  points: 36,
  colour: 'tx1',
  font: 'mj',
  isBold: true,
  bullet: null,
  spaceBefore: 0,
});
const otherLevels = sizes
  .map((_, index) =>
    level(index + 1, { points: 18, colour: 'tx1', font: 'mn', attributes: `marL="${index * indentStep}"` }),
  )
  .join('');

const footerStyle = (align: string): string =>
  level(1, { points: 12, colour: 'tx2', attributes: `algn="${align}"` });

const footerPlaceholder = (
  id: number,
  name: string,
  options: { mark: string; box: Box; align: string; field?: 'slidenum' | 'datetime1' },
): string => {
  const { mark, box, align, field } = options;
  const fieldOption = field === undefined ? {} : { field };
  return placeholder({
    id,
    name,
    mark,
    box,
    frame: 'anchor="ctr"',
    levels: footerStyle(align),
    ...fieldOption,
  });
};

/** The master of a design; its layouts have the relationship ids `rId1` and following. */
export function slideMaster(design: SlideDesign, layouts: number): string {
  const listed = Array.from(
    { length: layouts },
    (_, index) => `<p:sldLayoutId id="${firstLayoutId + index}" r:id="rId${index + 1}"/>`,
  );
  const shapes =
    ornaments(design) +
    placeholder({
      id: 2,
      name: 'Title',
      mark: 'type="title"',
      box: boxes.title,
      frame: 'anchor="b"',
      text: 'Title',
    }) +
    placeholder({
      id: 3,
      name: 'Text',
      mark: 'type="body" idx="1"',
      box: boxes.body,
      frame: 'anchor="t"',
      text: 'Text',
    }) +
    footerPlaceholder(11, 'Date', {
      mark: 'type="dt" sz="half" idx="2"',
      box: boxes.date,
      align: 'l',
      field: 'datetime1',
    }) +
    footerPlaceholder(12, 'Footer', {
      mark: 'type="ftr" sz="quarter" idx="3"',
      box: boxes.footer,
      align: 'ctr',
    }) +
    footerPlaceholder(13, 'Slide Number', {
      mark: 'type="sldNum" sz="quarter" idx="4"',
      box: boxes.number,
      align: 'r',
      field: 'slidenum',
    });
  return (
    `<p:sldMaster ${slideNamespaces}><p:cSld><p:bg><p:bgRef idx="1001"><a:schemeClr val="bg1"/></p:bgRef></p:bg>${shapeTree(shapes)}</p:cSld>` +
    `${colourMap(design)}<p:sldLayoutIdLst>${listed.join('')}</p:sldLayoutIdLst>` +
    `<p:txStyles><p:titleStyle>${titleLevel}</p:titleStyle><p:bodyStyle>${bodyLevels}</p:bodyStyle>` +
    `<p:otherStyle>${otherLevels}</p:otherStyle></p:txStyles></p:sldMaster>`
  );
}

/** Masters and layouts share this id range, from 2^31 (ST_SlideMasterId). */
export const masterId = 2_147_483_648;
const firstLayoutId = masterId + 1;

const placeholderFill = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
const repeatThree = (xml: string): string => xml.repeat(3);
const faces = (typeface: string): string =>
  `<a:latin typeface="${typeface}"/><a:ea typeface=""/><a:cs typeface=""/>`;

/** The schema requires three of each, from subtle to intense, even if they are equal. */
export function slideTheme({ id, colours, headingFont: headings, bodyFont: words }: SlideDesign): string {
  const list = themeColours.map((name) => `<a:${name}><a:srgbClr val="${colours[name]}"/></a:${name}>`);
  return (
    `<a:theme xmlns:a="${drawingMain}" name="${id}"><a:themeElements><a:clrScheme name="${id}">${list.join('')}</a:clrScheme>` +
    `<a:fontScheme name="${id}"><a:majorFont>${faces(headings)}</a:majorFont><a:minorFont>${faces(words)}</a:minorFont></a:fontScheme>` +
    `<a:fmtScheme name="${id}"><a:fillStyleLst>${repeatThree(placeholderFill)}</a:fillStyleLst>` +
    `<a:lnStyleLst>${repeatThree(`<a:ln w="6350">${placeholderFill}</a:ln>`)}</a:lnStyleLst>` +
    `<a:effectStyleLst>${repeatThree('<a:effectStyle><a:effectLst/></a:effectStyle>')}</a:effectStyleLst>` +
    `<a:bgFillStyleLst>${repeatThree(placeholderFill)}</a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`
  );
}

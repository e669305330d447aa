import { expect, it } from 'vitest';
import type { TextParagraph } from '../../../canvas/scene/scene.ts';
import { boxXml, createDeck } from '../testing/create-deck.ts';
import { openSlides } from './read-slides.ts';

function readParagraph(properties: string, size = 1800): TextParagraph | undefined {
  const text = `<a:p>${properties}<a:r><a:rPr sz="${size}"/><a:t>Words</a:t></a:r></a:p>`;
  const [shape] = openSlides(createDeck([{ shapes: boxXml({ id: 2, text }) }])).scene.pages[0]?.shapes ?? [];
  return shape?.kind === 'box' ? shape.text.paragraphs[0] : undefined;
}

it.each([
  ['<a:buFont typeface="Arial"/><a:buChar char="•"/>', null],
  ['<a:buFont typeface="Wingdings"/><a:buChar char="Ø"/>', { text: '➢', font: null }],
  ['<a:buFont typeface="Wingdings"/><a:buChar char="\uf0fc"/>', { text: '✓', font: null }],
  ['<a:buFont typeface="Symbol"/><a:buChar char="\uf0b7"/>', null],
  ['<a:buFont typeface="Courier New"/><a:buChar char="o"/>', { text: 'o', font: 'Courier New' }],
  ['<a:buBlip><a:blip/></a:buBlip>', null],
  ['<a:buClr><a:srgbClr val="FF0000"/></a:buClr><a:buChar char="•"/>', { text: '•', color: '#ff0000' }],
  ['<a:buSzPct val="50000"/><a:buChar char="•"/>', { size: 0.5 }],
  ['<a:buSzPts val="3600"/><a:buChar char="•"/>', { size: 2 }],
  ['<a:buAutoNum type="arabicPeriod"/>', null],
  [
    '<a:buAutoNum type="romanUcParenBoth" startAt="3"/>',
    { text: null, numbering: { format: 'upperRoman', punctuation: 'parentheses' }, startAt: 3 },
  ],
  ['<a:buAutoNum type="thaiNumPeriod"/>', null],
])('the marker of a paragraph with %s is %j', (bullet, expected) => {
  const marker = readParagraph(`<a:pPr marL="228600" indent="-228600">${bullet}</a:pPr>`)?.marker ?? null;
  expect(marker).toEqual(expected === null ? null : expect.objectContaining(expected));
});

it('the parts of a marker are inherited from the level one by one', () => {
  const text = '<a:p><a:pPr lvl="1"><a:buChar char="v"/></a:pPr><a:r><a:t>Words</a:t></a:r></a:p>';
  const levels =
    '<a:lstStyle><a:lvl2pPr marL="500" marR="600" indent="-400"><a:buClr><a:srgbClr val="00FF00"/></a:buClr><a:buFont typeface="Wingdings"/></a:lvl2pPr></a:lstStyle>';
  const shapes = boxXml({ id: 2, text }).replace('<a:lstStyle/>', levels);
  const [shape] = openSlides(createDeck([{ shapes }])).scene.pages[0]?.shapes ?? [];
  expect(shape).toMatchObject({
    text: {
      paragraphs: [
        {
          list: 'bullet',
          marker: { text: '❖', color: '#00ff00' },
          indents: { left: 500, right: 600, first: -400 },
        },
      ],
    },
  });
});

it.each([
  ['', { spaceAfter: 0, indents: null }],
  ['<a:pPr marL="914400" indent="-457200"/>', { indents: { left: 914_400, right: 0, first: -457_200 } }],
  ['<a:pPr lvl="1" marL="457200"/>', { level: 1, indents: null }],
  ['<a:pPr><a:spcAft><a:spcPts val="600"/></a:spcAft></a:pPr>', { spaceAfter: 6 }],
])('the distances of a paragraph with %j are %j', (properties, expected) => {
  expect(readParagraph(properties)).toMatchObject(expected);
});

import { fflateCodec, rewriteParts } from '@redraft/documents';
import { expect, it } from 'vitest';
import { createDeck } from '../testing/create-deck.ts';
import { openSlides } from './read-slides.ts';

const solid = (color: string): string => `<a:solidFill><a:srgbClr val="${color}"/></a:solidFill>`;
const reference = (name: string, index: number): string =>
  `<a:${name} idx="${index}"><a:srgbClr val="00FF00"/></a:${name}>`;

function readTitle(title: { properties: string; style: number | null }, inherited: string) {
  const style =
    title.style === null
      ? ''
      : `<p:style>${reference('lnRef', title.style)}${reference('fillRef', title.style)}${reference('effectRef', 0)}</p:style>`;
  const shape = `<p:sp><p:nvSpPr><p:cNvPr id="2" name=""/><p:cNvSpPr/><p:nvPr><p:ph type="title"/></p:nvPr></p:nvSpPr><p:spPr>${title.properties}</p:spPr>${style}</p:sp>`;
  const bytes = rewriteParts({
    bytes: createDeck([{ shapes: shape }]),
    codec: fflateCodec,
    rewrite: (name, read) =>
      name === 'ppt/slideMasters/slideMaster1.xml'
        ? read().replace(
            /(<p:ph type="title"\/><\/p:nvPr><\/p:nvSpPr><p:spPr>)(.*?)(<\/p:spPr>)/s,
            (_, before: string, own: string, after: string) => before + own + inherited + after,
          )
        : undefined,
  });
  const [box] = openSlides(bytes).scene.pages[0]?.shapes ?? [];
  return box?.kind === 'box' ? { fill: box.fill, line: box.line?.color ?? null } : null;
}

const none = '<a:noFill/><a:ln><a:noFill/></a:ln>';
const red = `${solid('FF0000')}<a:ln>${solid('FF0000')}</a:ln>`;

it.each([
  ['its style, not the master', { properties: '', style: 1 }, none, '#00ff00'],
  ['its own properties, not its style', { properties: none, style: 1 }, red, null],
  ['the master, if its style has none', { properties: '', style: 0 }, red, '#ff0000'],
  ['the master, without a style', { properties: '', style: null }, red, '#ff0000'],
])('the fill and the outline of a title are those of %s', (_, title, inherited, color) => {
  expect(readTitle(title, inherited)).toEqual({ fill: color, line: color });
});

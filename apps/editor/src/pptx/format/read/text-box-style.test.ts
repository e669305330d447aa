import { fflateCodec, rewriteParts } from '@redraft/documents';
import { expect, it } from 'vitest';
import { boxXml, createDeck } from '../testing/create-deck.ts';
import { openSlides } from './read-slides.ts';

const level = (align: string, size: number): string =>
  `<a:lvl1pPr algn="${align}"><a:defRPr sz="${size}"/></a:lvl1pPr>`;
const rewriteStyles: Record<string, (xml: string) => string> = {
  'ppt/presentation.xml': (xml) =>
    xml.replace(
      '</p:presentation>',
      `<p:defaultTextStyle>${level('ctr', 2400)}</p:defaultTextStyle></p:presentation>`,
    ),
  'ppt/slideMasters/slideMaster1.xml': (xml) =>
    xml.replace(
      /<p:otherStyle>.*?<\/p:otherStyle>|<p:otherStyle\/>/s,
      `<p:otherStyle>${level('l', 1800)}</p:otherStyle>`,
    ),
};

it('a text box has the text style of the presentation, not the one of the master', () => {
  const box = boxXml({ id: 2, text: '<a:p><a:r><a:t>Words</a:t></a:r></a:p>' });
  const bytes = rewriteParts({
    bytes: createDeck([{ shapes: box }]),
    codec: fflateCodec,
    rewrite: (name, read) => rewriteStyles[name]?.(read()),
  });
  expect(openSlides(bytes).scene.pages[0]?.shapes).toMatchObject([
    { text: { paragraphs: [{ align: 'center', runs: [{ size: 24 }] }] } },
  ]);
});

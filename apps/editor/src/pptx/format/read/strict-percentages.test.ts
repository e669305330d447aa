import { expect, it } from 'vitest';
import { boxXml, createDeck } from '../testing/create-deck.ts';
import { openSlides } from './read-slides.ts';

function readShapes(shapes: string) {
  return openSlides(createDeck([{ shapes }])).scene.pages[0]?.shapes;
}

const writings = [
  ['in thousandths of a percent', (percent: number) => String(percent * 1000)],
  ['with a percent sign', (percent: number) => `${percent}%`],
] as const;

it.each(writings)('a text that is shrunk by amounts %s has the smaller size', (_name, write) => {
  const autofit = `<a:normAutofit fontScale="${write(50)}" lnSpcReduction="${write(20)}"/>`;
  const box = boxXml({ id: 2, text: '<a:p><a:r><a:t>Words</a:t></a:r></a:p>' });
  expect(readShapes(box.replace('<a:bodyPr/>', `<a:bodyPr>${autofit}</a:bodyPr>`))).toMatchObject([
    { text: { paragraphs: [{ lineSpacing: 0.8, runs: [{ size: 9 }] }] } },
  ]);
});

it.each(writings)('a picture is cropped by amounts %s', (_name, write) => {
  const crop = `<a:srcRect l="${write(25)}" b="${write(12.5)}"/>`;
  const picture = `<p:pic><p:nvPicPr><p:cNvPr id="2" name="P"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip/>${crop}</p:blipFill><p:spPr/></p:pic>`;
  expect(readShapes(picture)).toMatchObject([{ crop: { left: 0.25, top: 0, right: 0, bottom: 0.125 } }]);
});

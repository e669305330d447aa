import { describe, expect, it } from 'vitest';
import { styleShape } from '../../../canvas/commands/shape-commands.ts';
import { pixelPng } from '../../../canvas/format/testing/random-edits.ts';
import type { BoxShape, Shape } from '../../../canvas/scene/scene.ts';
import { boxXml, createDeck, type SlideParts } from '../testing/create-deck.ts';
import { writeSlides } from '../write/write-slides.ts';
import { type OpenedSlides, openSlides } from './read-slides.ts';

const picture = { id: 'rIdP', type: 'image', target: '../media/image1.png' };
const openSlide = (slide: SlideParts): OpenedSlides =>
  openSlides(
    createDeck([{ ...slide, relationships: [picture] }], { parts: { 'ppt/media/image1.png': pixelPng } }),
  );
const findBox = (shapes: readonly Shape[] = []): BoxShape | undefined =>
  shapes
    .flatMap((shape) => (shape.kind === 'group' ? shape.shapes : shape))
    .find((shape) => shape.kind === 'box');
const readBox = (shapes: string): BoxShape | undefined =>
  findBox(openSlide({ shapes }).scene.pages[0]?.shapes);

const rectangle = '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>';
const stops =
  '<a:gsLst><a:gs pos="0"><a:srgbClr val="FF0000"/></a:gs><a:gs pos="100000"><a:srgbClr val="0000FF"><a:alpha val="50000"/></a:srgbClr></a:gs></a:gsLst>';
const readStops = [
  { offset: 0, color: '#ff0000', opacity: 1 },
  { offset: 1, color: '#0000ff', opacity: 0.5 },
];
const whole = { x: 0, y: 0, width: 1, height: 1, isTiled: false, opacity: 1 };

describe('the paint of a fill', () => {
  it.each([
    ['a plain colour', '<a:solidFill><a:srgbClr val="FF0000"/></a:solidFill>', null],
    ['no fill', '<a:noFill/>', null],
    [
      'a gradient by angle',
      `<a:gradFill>${stops}<a:lin ang="5400000" scaled="1"/></a:gradFill>`,
      { kind: 'linear', angle: 90, stops: readStops },
    ],
    [
      'a gradient along a path',
      `<a:gradFill>${stops}<a:path path="circle"><a:fillToRect l="100000" b="100000"/></a:path></a:gradFill>`,
      { kind: 'radial', centerX: 1, centerY: 0, stops: readStops },
    ],
    [
      'a stretched picture',
      '<a:blipFill><a:blip r:embed="rIdP"><a:alphaModFix amt="25000"/></a:blip><a:stretch><a:fillRect/></a:stretch></a:blipFill>',
      { kind: 'picture', media: 'ppt/media/image1.png', ...whole, opacity: 0.25 },
    ],
    [
      'a cropped picture',
      '<a:blipFill><a:blip r:embed="rIdP"/><a:srcRect l="50000"/><a:stretch><a:fillRect t="-100000"/></a:stretch></a:blipFill>',
      { kind: 'picture', ...whole, x: -1, width: 2, y: -1, height: 2 },
    ],
    [
      'a repeated picture',
      '<a:blipFill><a:blip r:embed="rIdP"/><a:tile tx="100" sx="200000" sy="300000" algn="ctr"/></a:blipFill>',
      { kind: 'picture', isTiled: true, width: 19_050, height: 28_575, x: 447_775, y: 442_913 },
    ],
    ['a picture that is missing', '<a:blipFill><a:blip r:embed="rIdX"/></a:blipFill>', null],
  ])('the paint of %s is read', (_, fill, expected) => {
    const box = readBox(boxXml({ id: 2, properties: rectangle + fill }));
    expect(box?.fillPaint ?? null).toEqual(expected === null ? null : expect.objectContaining(expected));
  });

  const styled = (index: number): string =>
    boxXml({ id: 2 }).replace(
      '<p:txBody>',
      `<p:style><a:lnRef idx="0"/><a:fillRef idx="${index}"><a:srgbClr val="00FF00"/></a:fillRef><a:effectRef idx="0"/></p:style><p:txBody>`,
    );
  it.each([
    [0, null],
    [1, '#00ff00'],
    [1000, null],
    [1001, '#00ff00'],
  ])('the fill of a style with the index %d is %s', (index, expected) => {
    expect(readBox(styled(index))?.fill).toBe(expected);
  });

  it('a shape takes the fill of its group', () => {
    const box = boxXml({ id: 3, properties: `${rectangle}<a:grpFill/>` });
    const group = `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="2" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:gradFill>${stops}</a:gradFill></p:grpSpPr>${box}</p:grpSp>`;
    expect(readBox(group)).toMatchObject({ fill: '#800080', fillPaint: { kind: 'linear', angle: 0 } });
  });

  it('a background with a gradient is a shape behind the others', () => {
    const background = `<p:bg><p:bgPr><a:gradFill>${stops}</a:gradFill></p:bgPr></p:bg>`;
    const { scene } = openSlides(createDeck([{ shapes: '', background }]));
    const [page] = scene.pages;
    expect(page?.background).toBe('#800080');
    expect(page?.behind[0]).toMatchObject({
      isBackground: true,
      fill: '#800080',
      fillPaint: { kind: 'linear' },
    });
  });
});

describe('saving a shape with a gradient', () => {
  const opened = openSlide({
    shapes: boxXml({ id: 2, properties: `${rectangle}<a:gradFill>${stops}</a:gradFill>` }),
  });
  const saveChanged = (change: (shape: Shape) => Shape): BoxShape | undefined => {
    const pages = opened.scene.pages.map((page) => ({ ...page, shapes: page.shapes.map(change) }));
    return findBox(openSlides(writeSlides(opened, { ...opened.scene, pages })).scene.pages[0]?.shapes);
  };
  it('a moved shape keeps its gradient', () => {
    expect(saveChanged((shape) => ({ ...shape, x: 36_000 }))).toMatchObject({
      x: 36_000,
      fillPaint: { kind: 'linear', stops: readStops },
    });
  });
  it.each([['#800080'], ['#123456'], [null]])('a shape filled with %s loses its gradient', (fill) => {
    expect(saveChanged((shape) => styleShape(shape, { fill }))).toMatchObject({ fill, fillPaint: null });
  });
});

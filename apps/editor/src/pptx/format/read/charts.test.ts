import { expect, it } from 'vitest';
import { chartXml, seriesXml } from '../../../chart/testing/chart-xml.ts';
import { createDeck } from '../testing/create-deck.ts';
import { openSlides } from './read-slides.ts';

const uri = 'http://schemas.openxmlformats.org/drawingml/2006/chart';
const frame = `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="4" name="Chart"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr><p:xfrm><a:off x="0" y="0"/><a:ext cx="914400" cy="914400"/></p:xfrm><a:graphic><a:graphicData uri="${uri}"><c:chart xmlns:c="${uri}" r:id="rId9"/></a:graphicData></a:graphic></p:graphicFrame>`;

function openDeckWith(chart: string) {
  const deck = createDeck(
    [{ shapes: frame, relationships: [{ id: 'rId9', type: 'chart', target: '../charts/chart1.xml' }] }],
    { parts: { 'ppt/charts/chart1.xml': chart } },
  );
  const { scene } = openSlides(deck);
  return { shape: scene.pages[0]?.shapes[0], unsupported: scene.unsupported };
}

it('a chart on a slide is read from its part, in the colours of the theme, and named as one that cannot be edited', () => {
  const own = '<c:spPr><a:solidFill><a:schemeClr val="tx1"/></a:solidFill></c:spPr>';
  const plot = `<c:barChart>${seriesXml({ name: 'North', values: [1, 2], rest: own })}</c:barChart>`;
  const { shape, unsupported } = openDeckWith(chartXml(plot, { title: 'Harvest' }));
  expect(shape).toMatchObject({ kind: 'other', what: 'chart', chart: { title: 'Harvest' } });
  expect(shape?.kind === 'other' && shape.chart?.plots[0]?.series[0]).toMatchObject({
    name: 'North',
    values: [1, 2],
    color: expect.stringMatching(/^#[0-9a-f]{6}$/),
  });
  expect(unsupported).toContain('chart');
});

it('a chart of a kind that is not drawn is named as one that cannot be shown', () => {
  const { shape, unsupported } = openDeckWith(chartXml('<c:surfaceChart/>'));
  expect(shape).toMatchObject({ kind: 'other', what: 'chart' });
  expect(shape).not.toHaveProperty('chart');
  expect(unsupported).toContain('chart');
});

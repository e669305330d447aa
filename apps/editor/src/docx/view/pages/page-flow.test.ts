import { expect, it } from 'vitest';
import { computePageCount, createPageFlow, pageGap } from './page-flow.ts';
import { computePageGeometry } from './page-geometry.ts';

const letter = computePageGeometry(undefined);
const none = { notes: new Map<number, number>(), margins: [], stretchedHeight: new Map<number, number>() };
const period = 1056 + pageGap;

it('the page geometry is a Letter page with margins of an inch where the file names none', () => {
  expect(letter).toEqual({
    width: 816,
    height: 1056,
    top: 96,
    right: 96,
    bottom: 96,
    left: 96,
    headerDistance: 48,
    footerDistance: 48,
  });
});

it('the page geometry of A4 is in lengths that a browser adds without rounding', () => {
  const { height } = computePageGeometry({ pageWidth: 11906, pageHeight: 16838 });
  expect(height).toBeCloseTo(1122.53, 1);
  expect(height * 64).toBe(Math.round(height * 64));
});

it('the page geometry adds the gutter to the left margin', () => {
  expect(computePageGeometry({ gutter: 720 }).left).toBe(144);
});

it.each([
  ['margins wider than the page', { marginLeft: 9000, marginRight: 9000 }],
  ['margins higher than the page', { marginTop: 9000, marginBottom: 9000 }],
  ['margins of nothing', { marginLeft: 0, marginRight: 0, marginTop: 0, marginBottom: 0 }],
  ['a negative margin, which fixes the text where it is', { marginTop: -1440 }],
])('the page geometry leaves room for text with %s', (_name, section) => {
  const page = computePageGeometry(section);
  expect(page.width - page.left - page.right).toBeGreaterThanOrEqual(96);
  expect(page.height - page.top - page.bottom).toBeGreaterThanOrEqual(96);
});

it.each([
  [0, 1],
  [863, 1],
  [period - 1, 1],
  [period, 2],
  [299 * period, 300],
])('createPageFlow finds height %d on page %d', (height, page) => {
  expect(createPageFlow(letter, none).getPageAt(height)).toBe(page);
});

it('createPageFlow subtracts the notes of a page from its text, and moves no other page', () => {
  const flow = createPageFlow(letter, { ...none, notes: new Map([[2, 100]]) });
  expect([1, 2, 3].map(flow.getTextHeight)).toEqual([864, 764, 864]);
  expect(flow.getTop(3)).toBe(2 * period);
});

it('createPageFlow leaves room for text on a page that is full of notes', () => {
  const flow = createPageFlow(letter, { ...none, notes: new Map([[1, 5000]]) });
  expect(flow.getTextHeight(1)).toBe(96);
  expect(flow.getNotesHeight(1)).toBe(768);
});

it('createPageFlow moves the pages after a stretched page', () => {
  const flow = createPageFlow(letter, { ...none, stretchedHeight: new Map([[2, 500]]) });
  expect([1, 2, 3].map(flow.getTop)).toEqual([0, period, 2 * period + 500]);
  expect(flow.getPageAt(2 * period + 499)).toBe(2);
  expect(flow.getPageAt(2 * period + 500)).toBe(3);
  expect(flow.getPaperHeight(2)).toBe(period + 1056 + 500);
});

it('createPageFlow gives each page the margins that its header and footer need', () => {
  const margins = [
    { header: 196, footer: 0 },
    { header: 0, footer: 146 },
  ];
  const flow = createPageFlow(letter, { ...none, margins });
  expect([1, 2, 3].map(flow.getTextHeight)).toEqual([764, 814, 814]);
  expect([1, 2, 3].map(flow.getTop)).toEqual([0, period - 100, 2 * period - 100]);
  expect([period - 101, period - 100].map(flow.getPageAt)).toEqual([1, 2]);
  expect([1, 2].map(flow.getPaperHeight)).toEqual([1056, 1056 + period]);
  expect(flow.smallestSpace).toBe(764);
});

it('createPageFlow leaves room for text below a header higher than the page', () => {
  const flow = createPageFlow(letter, { ...none, margins: [{ header: 3000, footer: 3000 }] });
  expect(flow.getTextHeight(1)).toBeGreaterThanOrEqual(96);
});

it.each([
  ['an empty text', 0, 1],
  ['a text that fills its page', 864, 1],
  ['one line more', period + 20, 2],
  ['a text that ends in the space after its last paragraph', 870, 1],
  ['what fits on the page after the last gap', 3 * period + 864, 4],
  ['one line more than that', 3 * period + 865, 5],
  ['a long text that was just pasted', 3 * period + 86_400, 103],
])('computePageCount counts the pages of %s', (_name, height, pages) => {
  expect(computePageCount(height, createPageFlow(letter, none), 4)).toBe(pages);
});
